import { changesWait } from '@fullcourt/domain/organizations/features'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Sent } from '../../../../api/calls'
import type { PendingChangesAnswer, WaitingLeagueAnswer, WantedChangesDto } from '../../../../api/schema'
import { adminQuery } from '../../../parts/calls/admin-query'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import { useFlags } from '../../../parts/session/SessionGate'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'
import { gameViews } from '../queries'

export const PENDING = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes'

/** Whether changes of games are collected until they are published (docs/schedules.md#changes-that-wait). */
export const useChangesWait = (): boolean => useFlags(changesWait)

const NOTHING: PendingChangesAnswer = { changes: [], teams: [], revision: 0 }

/** What is pending in a league; nothing where changes are public at once. */
export const usePendingChanges = (at: LeagueAt): PendingChangesAnswer => {
  const enabled = useChangesWait()
  const { data } = useQuery({
    ...adminQuery(
      [...leagueKeys.one(at), 'pending changes'],
      ['drafts', 'schedules', 'games', 'teams', 'entries', 'byes', 'week-offs'],
      signal => api.get(PENDING, { path: at, signal }),
    ),
    enabled,
    placeholderData: keepPreviousData,
  })
  return (enabled ? data : undefined) ?? NOTHING
}

const NO_LEAGUES: readonly WaitingLeagueAnswer[] = []

/** The leagues of the active season in which changes wait; none where changes are public at once. */
export const useWaitingLeagues = (organization: number | undefined, isKnown: boolean): readonly WaitingLeagueAnswer[] => {
  const enabled = useChangesWait() && isKnown
  const { data } = useQuery({
    ...adminQuery([...leagueKeys.all, 'waiting', organization ?? null], ['drafts', 'schedules', 'leagues', 'seasons'], signal =>
      api.get('/api/pending-changes', { query: { organization_id: organization }, signal }),
    ),
    enabled,
  })
  return (enabled ? data : undefined) ?? NO_LEAGUES
}

export type SentChange = Sent<WantedChangesDto>['changes'][number]

/** Says what is to become of games. */
export const useSetPending = (at: LeagueAt) =>
  useCall((changes: readonly SentChange[]) => api.put(PENDING, { changes: [...changes] }, { path: at }), gameViews)

/** Games stay as everybody sees them. */
export const useDiscardPending = (at: LeagueAt) =>
  useCall((games: readonly number[]) => api.post(`${PENDING}/discard`, { games: [...games] }, { path: at }), gameViews)
