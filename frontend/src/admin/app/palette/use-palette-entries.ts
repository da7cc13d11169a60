import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allLeaguesQuery } from '../../play/leagues/queries'
import { organizationsQuery } from '../../settings/organizations/queries'
import { playersQuery } from '../../people/players/queries'
import { allGamesQuery } from '../../play/schedules/overview/queries'
import { seasonsQuery } from '../../play/seasons/queries'
import { useSession } from '../../parts/session/SessionGate'
import { teamsQuery } from '../../play/teams/queries'
import { paletteEntries } from './entries'
import type { PaletteEntry } from './palette-entry'

/** The most players, and the most games, that are looked through: those of very large organizations are found on their own pages. */
const MOST_OF_A_KIND = 10_000

type Entries = { readonly entries: readonly PaletteEntry[]; readonly isLoading: boolean; readonly failed: (() => void) | null }

/**
 * What the palette finds, from the same answers that the pages show: asked for once, kept, and asked for again after a change.
 * Leagues, teams, players and games are those of one's own organization; a super_admin finds organizations and seasons.
 */
export const usePaletteEntries = (): Entries => {
  const user = useSession()
  const isOfOne = user.organization_id !== null
  const organizations = useQuery({ ...organizationsQuery(), enabled: !isOfOne })
  const seasons = useQuery(seasonsQuery())
  const leagues = useQuery({ ...allLeaguesQuery(undefined), enabled: isOfOne })
  const teams = useQuery({ ...teamsQuery(), enabled: isOfOne })
  const players = useQuery({ ...playersQuery(), enabled: isOfOne })
  const games = useQuery({ ...allGamesQuery(undefined), enabled: isOfOne })
  const all = [organizations, seasons, leagues, teams, players, games]

  const entries = useMemo(
    () =>
      paletteEntries(user, {
        organizations: organizations.data ?? [],
        seasons: seasons.data ?? [],
        leagues: leagues.data ?? [],
        teams: teams.data ?? [],
        players: (players.data ?? []).slice(0, MOST_OF_A_KIND),
        games: (games.data ?? []).slice(0, MOST_OF_A_KIND),
      }),
    [user, organizations.data, seasons.data, leagues.data, teams.data, players.data, games.data],
  )
  const broken = all.filter(({ isError }) => isError)
  return {
    entries,
    isLoading: all.some(({ isLoading }) => isLoading),
    failed: broken.length === 0 ? null : () => broken.forEach(query => void query.refetch()),
  }
}
