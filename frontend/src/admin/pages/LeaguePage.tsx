import { Tabs } from '@mantine/core'
import { useParams, useSearchParams } from 'react-router-dom'
import { Boundary } from '../parts/Boundary'
import { Page } from '../shell/Page'
import { useBreadcrumbs } from '../shell/use-breadcrumbs'
import { LeagueTeams } from '../entries/LeagueTeams'
import { GamesSection } from '../games/list/GamesSection'

/** The games and the teams of a league in a season; the tab is in the address. */
export const LeaguePage = () => {
  const { season, league } = useParams()
  const [search, setSearch] = useSearchParams()
  const at = { seasonId: Number(season), leagueId: Number(league) }
  const breadcrumbs = useBreadcrumbs('league', { season: at.seasonId, league: at.leagueId })
  const tab = search.get('tab') === 'teams' ? 'teams' : 'games'

  return (
    <Page title={breadcrumbs.at(-1)?.label ?? 'League'} breadcrumbs={breadcrumbs.slice(0, -1)}>
      <Tabs
        value={tab}
        onChange={chosen => setSearch(chosen === 'teams' ? { tab: 'teams' } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="games">Games</Tabs.Tab>
          <Tabs.Tab value="teams">Teams</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="games">
          <Boundary>
            <GamesSection key={league} at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="teams">
          <Boundary>
            <LeagueTeams at={at} />
          </Boundary>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
