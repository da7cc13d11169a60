import { fullName } from '@fullcourt/domain/players/full-name'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { OrganizationAnswer, GameAnswer, TeamInLeagueAnswer, TeamPlayerAnswer } from '../../../api/schema'
import { createApi } from '../../../api/client'
import { overTheWire } from '../../../api/read-api'
import { quantity } from '../../../ui/format/figures'
import { loginAddress } from '../../parts/calls/api'
import { matchup } from '../games/list/score-text'
import { gameDate, gameResult, gameTime } from '../games/list/shared-columns'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { FAILURES } from '../../parts/feedback/failures'
import { rowsFrom, type RowsQuery } from '../../parts/tables/rows-query'
import { QueryState } from '../../parts/feedback/QueryState'
import { publicSiteOf } from '../../parts/session/public-site'
import { Page } from '../../parts/page/Page'
import { Part } from '../../parts/page/Part'
import type { TeamAt } from '../teams/queries'
import styles from './entries.module.css'

type Shown = { readonly team: TeamInLeagueAnswer; readonly organization: OrganizationAnswer }

/**
 * The page of a team in a league for somebody who is not signed in: read-only, for the organization that has the domain
 * (docs/public-pages.md#who-sees-which-view).
 */
export const TeamOfDomain = ({ domain, at }: { domain: string | null; at: TeamAt }) => (
  <main className={styles.visitor}>{domain ? <ReadOnlyTeam domain={domain} at={at} /> : <Unauthorized />}</main>
)

const Unauthorized = () => (
  <Page title="Unauthorized access">
    <p>This page is for the staff of a league.</p>
    <p>
      <a href={loginAddress(useLocation())}>Sign in</a>
    </p>
  </Page>
)

const teamOfDomainQuery = (domain: string, at: TeamAt) => {
  const api = createApi(overTheWire, { domain })
  return {
    queryKey: ['team of domain', domain, at],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Shown> => {
      const [team, organization] = await Promise.all([
        api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', { path: at, signal }),
        createApi(overTheWire).get('/api/organizations/domain/{domain}', { path: { domain }, signal }),
      ])
      return { team, organization }
    },
  }
}

const ReadOnlyTeam = ({ domain, at }: { domain: string; at: TeamAt }) => {
  const found = useQuery(teamOfDomainQuery(domain, at))
  const row = found.data?.team.team
  const about = row && `${row.leagueName} · ${quantity(row.wins, 'win')}, ${quantity(row.losses, 'loss', 'losses')}`
  const site = found.data ? publicSiteOf({ organization: found.data.organization }, window.location.hostname) : ''
  return (
    <Page title={row?.name ?? `Team ${at.id}`} about={about}>
      <QueryState of={found} missing="Unknown Team" failure={FAILURES.fetchTeam}>
        {() => (
          <>
            <Roster site={site} players={rowsFrom(found, ({ team }) => team.players)} />
            <Games site={site} games={rowsFrom(found, ({ team }) => team.games)} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

/** An address inside a site, which is at the root of its own domain. */
const inside = (site: string, path: string) => `${site === '/' ? '' : site}${path}`

const Roster = ({ site, players }: { site: string; players: RowsQuery<TeamPlayerAnswer> }) => {
  const columns = useMemo(
    (): readonly AdminColumn<TeamPlayerAnswer>[] => [
      {
        key: 'name',
        head: 'Name',
        by: fullName,
        show: player => <a href={inside(site, `/players/${player.id}`)}>{fullName(player)}</a>,
      },
    ],
    [site],
  )
  return (
    <Part title="Roster">
      <AdminTable
        label="Roster"
        prefix="roster-"
        of={players}
        rowKey={({ id }) => id}
        columns={columns}
        empty="No players yet."
      />
    </Part>
  )
}

const Games = ({ site, games }: { site: string; games: RowsQuery<GameAnswer> }) => {
  const columns = useMemo(
    (): readonly AdminColumn<GameAnswer>[] => [
      gameDate,
      {
        key: 'matchup',
        head: 'Matchup',
        naming: true,
        by: matchup,
        show: game => <a href={inside(site, `/games/${game.id}`)}>{matchup(game)}</a>,
      },
      gameTime,
      gameResult,
    ],
    [site],
  )
  return (
    <Part title="Games">
      <AdminTable
        label="Games"
        prefix="games-"
        of={games}
        rowKey={({ id }) => id}
        columns={columns}
        lines
        empty="No games available"
      />
    </Part>
  )
}
