import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { PublicSeason } from '../seasons/queries'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import { tablesOf, type LeagueTable } from '../standings/tables'
import styles from './MyTeam.module.css'
import type { MyTeamCardProps } from './MyTeamCard'
import { useMyTeam } from './remembered'

const placesIn = (tables: readonly LeagueTable[]) =>
  tables.flatMap(({ name, rows }) => rows.map(row => ({ row, league: name, of: rows.length })))

/** What a follower's team plays next, played last and where it stands, whose code and figures come then; all teams to choose from until one is theirs. */
export const MyTeam = ({ site, season }: { site: PublicSite; season: PublicSeason }) => {
  const { data: tables = [] } = useQuery(tablesOf(site, season.id))
  const places = placesIn(tables)
  const team = useMyTeam(site.organization?.id)
  const mine = places.find(({ row }) => row.id === team)
  const [Card, setCard] = useState<ComponentType<MyTeamCardProps>>()
  const isMine = mine !== undefined
  useEffect(() => {
    if (isMine) void import('./MyTeamCard').then(chunk => setCard(() => chunk.MyTeamCard))
  }, [isMine])
  if (places.length === 0) return null
  return (
    <Section
      id="my-team"
      title={mine ? mine.row.name : 'My team'}
      aside={<SiteLink to={mine ? `/teams/${team}` : '/teamList'}>{mine ? 'My team' : 'Open yours, press ☆'}</SiteLink>}
    >
      <div className={styles.room}>
        {mine ? (
          Card && <Card site={site} season={season.id} {...mine} />
        ) : (
          <ul className={styles.teams}>
            {places.map(({ row }, place) => (
              <li key={place}>
                <TeamName team={row} to={`/teams/${row.id}`} size={28} twoLines />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
