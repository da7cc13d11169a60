import { useQuery } from '@tanstack/react-query'
import { ChampionCards } from '../champions/ChampionCards'
import { championsOf } from '../champions/queries'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { Season } from '../seasons/queries'
import type { Site } from '../site'
import { SiteLink } from '../SiteLink'
import { tablesOf } from '../standings/tables'
import styles from './Champions.module.css'

type Props = { site: Site; season: Season }

/** Without a final those who finished first are named; a shared first place has several. Nothing where nobody won a game. */
const FirstInTables = ({ site, season, open }: Props & { open: number }) => {
  const { data: tables = [] } = useQuery(tablesOf(site, season.id))
  const first = tables.flatMap(({ name, rows }) =>
    rows.filter(({ rank, wins }) => rank === 1 && wins > 0).map(team => ({ name, team })),
  )
  if (first.length === 0) return null
  return (
    <Section
      id="champions"
      title={`${season.name} is over`}
      aside={open > 0 && <SiteLink to={`/tournamentBracket?seasonId=${season.id}`}>Follow the bracket</SiteLink>}
    >
      <ul className={styles.first}>
        {first.map(({ name, team }) => (
          <li key={`${name} ${team.id}`}>
            <span className={styles.title}>First in the table · {name}</span>
            <TeamName team={team} to={`/teams/${team.id}`} size={48} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Who won a season, and the way to all champions. Of one that is over without a final, the first of its tables. */
export const Champions = ({ site, season, isOver }: Props & { isOver: boolean }) => {
  const [won] = useQuery(championsOf(site, season.id)).data ?? []
  if (won?.champions.length)
    return (
      <Section id="champions" title={`Champions of ${season.name}`} aside={<SiteLink to="/champions">All champions</SiteLink>}>
        <ChampionCards {...won} />
      </Section>
    )
  return won && isOver && <FirstInTables site={site} season={season} open={won.openBrackets} />
}
