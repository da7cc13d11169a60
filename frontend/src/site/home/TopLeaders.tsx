import { useQuery } from '@tanstack/react-query'
import { labelledLeaders, topThreesOf } from '../leaders/queries'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { RankedList } from '../parts/RankedList'
import { Section } from '../parts/Section'
import type { PublicSeason } from '../seasons/queries'
import { sportOfSeason } from '../seasons/sport'
import { seasonToAsk } from '../seasons/season-at'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import { farDown } from './far-down'

/** The three leaders each of what the sport ranks (docs/standings.md#leaders). */
export const TopLeaders = ({ site, season }: { site: PublicSite; season: PublicSeason }) => {
  const leaders = useQuery(topThreesOf(site, seasonToAsk(season)))
  const sport = sportOfSeason(season)
  return (
    <Section
      id="leaders"
      title="Top Stat Leaders"
      later={farDown}
      aside={<SiteLink to={season.active ? '/leaderboard' : `/leaderboard?season=${season.id}`}>Leaderboard</SiteLink>}
    >
      <Answer
        of={leaders}
        isEmpty={all => labelledLeaders(sport, all).length === 0}
        empty="The leaders will be here after the first games."
      >
        {all => (
          <Columns>
            {labelledLeaders(sport, all).map(({ label, rows }) => (
              <RankedList key={label} title={label} rows={rows} of="person" places={3} />
            ))}
          </Columns>
        )}
      </Answer>
    </Section>
  )
}
