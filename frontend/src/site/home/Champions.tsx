import { useQuery } from '@tanstack/react-query'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { Season } from '../seasons/queries'
import type { Site } from '../site'
import { SiteLink } from '../SiteLink'
import { tablesOf, type LeagueTable } from '../standings/tables'
import styles from './Champions.module.css'
import { championsOf, type Champion } from './queries'

type Honour = { readonly title: string; readonly team: Champion['team'] }

/** Without a bracket those who finished first are named; a shared first place has several. */
const firstOf = (tables: readonly LeagueTable[]): readonly Honour[] =>
  tables.flatMap(({ name, rows }) =>
    rows.filter(({ rank, wins }) => rank === 1 && wins > 0).map(team => ({ title: `First in the table · ${name}`, team })),
  )

/** Who won a season that is over: the champions of its brackets, else the first of its tables. */
export const Champions = ({ site, season }: { site: Site; season: Season }) => {
  const brackets = useQuery(championsOf(site, season.id))
  const tables = useQuery(tablesOf(site, season.id))
  const { champions = [], open = 0 } = brackets.data ?? {}
  const honours = champions.length
    ? champions.map(({ division, team }): Honour => ({
        title: champions.length > 1 ? `Champion · ${division}` : 'Champion',
        team,
      }))
    : firstOf(tables.data ?? [])
  if (honours.length === 0) return null
  return (
    <Section
      id="champions"
      title={champions.length ? `Champions of ${season.name}` : `${season.name} is over`}
      aside={
        champions.length + open > 0 && (
          <SiteLink to={`/tournamentBracket?seasonId=${season.id}`}>
            {champions.length ? 'Bracket' : 'Follow the bracket'}
          </SiteLink>
        )
      }
    >
      <ul className={styles.honours}>
        {honours.map(({ title, team }) => (
          <li key={`${title} ${team.id}`}>
            <span className={styles.title}>{title}</span>
            <TeamName team={team} to={`/teams/${team.id}`} size={48} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
