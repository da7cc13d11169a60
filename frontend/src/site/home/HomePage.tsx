import { useQuery } from '@tanstack/react-query'
import { shortDate } from '../../ui/format/dates'
import { Answer } from '../parts/Answer'
import { Page } from '../parts/Page'
import { Tile, Tiles } from '../parts/Tiles'
import type { PageAt } from '../page'
import { activeSeason, seasonsOf } from '../seasons/queries'
import { SiteLink } from '../SiteLink'

const nothingRuns = 'No season is running. Standings and schedule will be here as soon as the next one begins.'

/** The front door of a league: what is being played. */
export const HomePage = ({ site }: PageAt) => {
  const seasons = useQuery(seasonsOf(site))
  const season = activeSeason(seasons.data ?? [])
  return (
    <Page title={site.name} about={season?.name}>
      <Answer of={seasons} isEmpty={all => !activeSeason(all)} empty={nothingRuns}>
        {all => (
          <Tiles>
            <Tile label="Season" figure={activeSeason(all)?.name} note={<SiteLink to="/teamList">Standings</SiteLink>} />
            <Tile label="Began" figure={shortDate(season?.startDate)} note={<SiteLink to="/schedule">Schedule</SiteLink>} />
            <Tile label="Ends" figure={shortDate(season?.finishDate)} note={<SiteLink to="/leaderboard">Leaders</SiteLink>} />
          </Tiles>
        )}
      </Answer>
    </Page>
  )
}
