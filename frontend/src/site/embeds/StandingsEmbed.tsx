import { LOSSES, SHARE_WON, TIES, WINS } from '../../ui/standings/figures'
import type { PublicSite } from '../site'
import type { LeagueTable, TableRow } from '../standings/tables'
import { OutLink } from './EmbedDocument'

/** Ties have a column where there are any, as on the page of the standings. */
const columnsOf = ({ rows }: LeagueTable) => [WINS, LOSSES, ...(rows.some(({ ties }) => ties > 0) ? [TIES] : []), SHARE_WON]

const Table = ({ site, table }: { site: PublicSite; table: LeagueTable }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">Team</th>
        {columnsOf(table).map(({ short }) => (
          <th key={short} scope="col">
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(row => (
        <tr key={row.id}>
          <td>{row.rank}</td>
          <th scope="row">
            <OutLink site={site} to={`/teams/${row.id}`}>
              {row.name}
            </OutLink>
            {mark(row)}
          </th>
          {columnsOf(table).map(figure => (
            <td key={figure.short}>{figure === SHARE_WON && row.wins + row.losses === 0 ? '–' : figure.show(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** `Hawks x`: an embed has no style for what is for screen readers alone. */
const mark = ({ playOffs }: TableRow) =>
  playOffs?.mark && (
    <abbr role="img" title={playOffs.mark} aria-label={playOffs.mark}>
      {playOffs.mark[0]}
    </abbr>
  )

/** The tables of leagues, each under its name. */
export const StandingsEmbed = ({ site, tables }: { site: PublicSite; tables: readonly LeagueTable[] }) =>
  tables.length === 0 ? (
    <p>No teams found.</p>
  ) : (
    tables.map(table => (
      <section key={table.id}>
        <h2>{table.name}</h2>
        <Table site={site} table={table} />
        {table.playOffLine && <p>{table.playOffLine.label}</p>}
      </section>
    ))
  )
