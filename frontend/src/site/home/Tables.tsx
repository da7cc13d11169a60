import { useQuery } from '@tanstack/react-query'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { PublicSeason } from '../seasons/queries'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import { tablesOf, type LeagueTable } from '../standings/tables'
import { farDown } from './far-down'
import { ShortTable } from './ShortTable'
import styles from './Tables.module.css'

/** A home page is no list of all leagues. */
const leaguesAtMost = 4

const Teams = ({ table: { id, name, rows } }: { table: LeagueTable }) => (
  <div>
    <h3>
      <SiteLink to={`/teamList?league=${id}`}>{name}</SiteLink>
    </h3>
    <ul className={styles.teams}>
      {rows.map(row => (
        <li key={row.id}>
          <TeamName team={row} to={`/teams/${row.id}`} size={36} />
        </li>
      ))}
    </ul>
  </div>
)

type Props = {
  site: PublicSite
  season: PublicSeason
  /** Before the first result a table would be a list of zeros: the teams are shown instead. */
  isBefore: boolean
}

/** The head of each league's table, or its teams before the season. */
export const Tables = ({ site, season, isBefore }: Props) => {
  const tables = useQuery(tablesOf(site, season.id))
  return (
    <Section
      id="standings"
      later={farDown}
      title={isBefore ? 'Teams' : season.active ? 'Standings' : 'Final standings'}
      aside={<SiteLink to={season.active ? '/teamList' : `/teamList?season=${season.id}`}>All standings</SiteLink>}
    >
      <Answer of={tables} empty="No leagues available">
        {all => (
          <Columns>
            {all
              .slice(0, leaguesAtMost)
              .map(table => (isBefore ? <Teams key={table.id} table={table} /> : <ShortTable key={table.id} table={table} />))}
          </Columns>
        )}
      </Answer>
    </Section>
  )
}
