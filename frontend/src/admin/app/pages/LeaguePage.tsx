import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { isMissing } from '../../../api/api-error'
import { isAwaited } from '../../parts/calls/is-awaited'
import { Boundary } from '../../parts/feedback/Boundary'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { loadLater } from '../../parts/feedback/load-later'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { HistoryPanel } from '../../history/changes/HistoryPanel'
import { LeagueSchedule } from '../../play/schedules/league/LeagueSchedule'
import { useLeagueGames } from '../../play/games/list/queries'
import type { LeagueAt } from '../../play/leagues/queries'
import { useOrganizationOf } from '../../play/seasons/queries'
import { useLeagueTeams } from '../../play/teams/queries'
import { Skeleton } from '../../../ui/Skeleton'
import { LeagueOverview } from './LeagueOverview'
import { isUnfinished } from './league-setup'

const LeagueSetup = loadLater(() => import('./LeagueSetup').then(chunk => chunk.LeagueSetup))

const LeagueTeams = loadLater(() => import('../../play/entries/LeagueTeams').then(chunk => chunk.LeagueTeams))

const LeagueOrderRule = loadLater(() => import('../../play/standings/order/LeagueOrderRule').then(chunk => chunk.LeagueOrderRule))

const LeagueCourtsideRules = loadLater(() =>
  import('../../play/leagues/rules/LeagueCourtsideRules').then(chunk => chunk.LeagueCourtsideRules),
)

const LeagueScenarios = loadLater(() => import('../../play/scenarios/LeagueScenarios').then(chunk => chunk.LeagueScenarios))

const TABS = ['games', 'teams', 'order', 'courtside', 'what-if', 'history'] as const

/** The games, the teams, the order of the table, the rules beside the court, the scenarios and the history of a league in a season; the tab is in the address. */
export const LeaguePage = () => {
  const { season, league } = useParams()
  const [search, setSearch] = useSearchParams()
  const at = { seasonId: Number(season), leagueId: Number(league) }
  const breadcrumbs = useBreadcrumbs('league', { season: at.seasonId, league: at.leagueId })
  const tab = TABS.find(name => name === search.get('tab')) ?? 'games'
  const organization = useOrganizationOf(at.seasonId)
  const games = useLeagueGames(at)
  const teams = useLeagueTeams(at)
  const above = breadcrumbs.slice(0, -1)
  const title = breadcrumbs.at(-1)?.label ?? 'League'

  if (games.isPending || isAwaited(teams))
    return (
      <Page title={title} breadcrumbs={above}>
        <Skeleton rows={8} />
      </Page>
    )
  if (isMissing(games.error))
    return (
      <Page title="League not found" breadcrumbs={above}>
        <EmptyState>It may have been deleted, or the address is wrong.</EmptyState>
      </Page>
    )
  return (
    <Page title={title} breadcrumbs={above}>
      <Boundary>
        <SetupWhereNeeded key={league} at={at} />
        {tab === 'games' && <OverviewOnceSetUp at={at} />}
      </Boundary>
      <Tabs
        value={tab}
        onChange={chosen => setSearch(chosen === null || chosen === 'games' ? {} : { tab: chosen }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="games">Games</Tabs.Tab>
          <Tabs.Tab value="teams">Teams</Tabs.Tab>
          <Tabs.Tab value="order">Table order</Tabs.Tab>
          <Tabs.Tab value="courtside">Courtside</Tabs.Tab>
          <Tabs.Tab value="what-if">What if</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="games">
          <Boundary>
            <LeagueSchedule key={league} at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="teams">
          <Boundary>
            <LeagueTeams at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="order">
          <Boundary>
            <LeagueOrderRule key={league} at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="courtside">
          <Boundary>
            <LeagueCourtsideRules key={league} at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="what-if">
          <Boundary>
            <LeagueScenarios at={at} />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <Boundary>
            <HistoryPanel kind="league" id={at.leagueId} organization={organization} />
          </Boundary>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

/** It stays once it was there, so that its dialogs stay open when the last thing is added. */
const SetupWhereNeeded = ({ at }: { at: LeagueAt }) => {
  const teams = useLeagueTeams(at).data
  const games = useLeagueGames(at).data
  const [wasNeeded, setWasNeeded] = useState(false)
  if (!teams || !games) return null
  if (!wasNeeded && isUnfinished(teams, games)) setWasNeeded(true)
  return wasNeeded && <LeagueSetup at={at} teams={teams} games={games} />
}

const OverviewOnceSetUp = ({ at }: { at: LeagueAt }) => {
  const teams = useLeagueTeams(at).data
  const games = useLeagueGames(at).data
  return teams && games && games.games.length > 0 && <LeagueOverview at={at} teams={teams} games={games} />
}
