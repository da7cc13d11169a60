import { ratio } from '../../ui/format/figures'
import type { Site } from '../site'
import type { LeagueTable } from '../standings/tables'
import { OutLink } from './EmbedDocument'

/** Ties have a column where there are any, as on the page of the standings. */
const hasTies = ({ rows }: LeagueTable) => rows.some(({ ties }) => ties > 0)

const Table = ({ site, table }: { site: Site; table: LeagueTable }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">Team</th>
        <th scope="col">W</th>
        <th scope="col">L</th>
        {hasTies(table) && <th scope="col">T</th>}
        <th scope="col">PCT</th>
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ id, rank, name, wins, losses, ties, winPercentage }) => (
        <tr key={id}>
          <td>{rank}</td>
          <th scope="row">
            <OutLink site={site} to={`/teams/${id}`}>
              {name}
            </OutLink>
          </th>
          <td>{wins}</td>
          <td>{losses}</td>
          {hasTies(table) && <td>{ties}</td>}
          <td>{wins + losses > 0 ? ratio(winPercentage) : '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The tables of leagues, each under its name. */
export const StandingsEmbed = ({ site, tables }: { site: Site; tables: readonly LeagueTable[] }) =>
  tables.length === 0 ? (
    <p>No teams found.</p>
  ) : (
    tables.map(table => (
      <section key={table.id}>
        <h2>{table.name}</h2>
        <Table site={site} table={table} />
      </section>
    ))
  )
