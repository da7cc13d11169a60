import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DetailsDto, ScheduleAnswer } from '../../../../../api/schema'
import { api } from '../../../../parts/calls/api'
import { adminQuery } from '../../../../parts/calls/admin-query'
import { useCall } from '../../../../parts/calls/use-call'
import type { SeenRevision } from '../../../../parts/editing/editing'
import { usePlacingCall } from '../../../games/conflicts/use-placing-call'
import { gameKeys } from '../../../games/queries'
import { scheduleKeys, scheduleViews } from '../queries'

const tagsOf = ({ leagueId }: Pick<ScheduleAnswer, 'leagueId'>) => [`league:${leagueId}`, 'games', 'teams']

const week = async (scheduleId: number, weekIndex: number, signal: AbortSignal) => {
  const query = { scheduleId, weekIndex }
  const [games, byes] = await Promise.all([
    api.get('/api/games/weekly-games', { query, signal }),
    api.get('/api/games/weekly-byes', { query, signal }),
  ])
  return { games, byes }
}

const weeksQuery = ({ id, numWeeks, ...schedule }: ScheduleAnswer) =>
  adminQuery([...scheduleKeys.one(id), 'weeks', numWeeks], [...tagsOf(schedule), 'byes'], signal =>
    Promise.all(Array.from({ length: numWeeks }, (_, index) => week(id, index, signal))),
  )

/** The games and byes of all weeks of a schedule, which change together: no week is shown before the others are there. */
export const useWeeks = (schedule: ScheduleAnswer) => useQuery({ ...weeksQuery(schedule), placeholderData: keepPreviousData })

/** All games of a season, which a moved game must not hit. */
export const useSeasonGames = (seasonId: number) =>
  useQuery(
    adminQuery([...gameKeys.all, 'of season', seasonId], ['games', 'teams'], signal =>
      api.get('/api/gamesv2', { query: { seasonId }, signal }),
    ),
  )

const stateKey = (schedule: number) => [...scheduleKeys.one(schedule), 'state']

const stateQuery = (schedule: ScheduleAnswer) =>
  adminQuery(stateKey(schedule.id), [...tagsOf(schedule), 'byes', 'week-offs', 'drafts'], signal =>
    api.get('/api/schedules/{id}/report', { path: { id: schedule.id }, signal }),
  )

/** How the generation of a schedule goes, and its report; asked again each second while it is being generated. */
export const useScheduleState = (schedule: ScheduleAnswer) =>
  useQuery({
    ...stateQuery(schedule),
    refetchInterval: ({ state }) => (state.data?.generation.state === 'running' ? 1_000 : false),
  })

const startGeneration = (scheduleId: number) =>
  api.post('/api/games/generate-full-schedule', { scheduleId, replacePlayed: false, preview: false, background: false })

export const useGenerate = () => {
  const client = useQueryClient()
  return useCall(async (scheduleId: number) => {
    const answer = await startGeneration(scheduleId)
    const { message: _, ...state } = answer
    // The report is above the weeks: were it there after them, they would jump.
    client.setQueryData(stateKey(scheduleId), state)
    return answer
  }, scheduleViews)
}

export const useCancelGeneration = () =>
  useCall((id: number) => api.post('/api/schedules/{id}/cancel', {}, { path: { id } }), scheduleViews)

/** Two games exchange date, time and location. */
export const useSwap = () =>
  usePlacingCall(
    ([gameId1, gameId2]: readonly [number, number], allowed) => api.put('/api/games/swap', { gameId1, gameId2, ...allowed }),
    scheduleViews,
  )

/** Takes back a generation or a swap; what came after it stays. */
export const useUndoPlan = () =>
  useCall((plan: number) => api.post('/api/plans/{id}/undo', {}, { path: { id: plan } }), scheduleViews)

type Move = { readonly game: number; readonly slot: DetailsDto; readonly revision?: SeenRevision }

const moveGame = ({ game, slot, revision }: Move) =>
  api.put('/api/gamesv2/{id}/details', slot, { path: { id: game }, ifMatch: revision })

/** Gives a game another date, time and location. */
export const useMoveGame = () =>
  usePlacingCall(({ slot, ...move }: Move, allowed) => moveGame({ ...move, slot: { ...slot, ...allowed } }), scheduleViews)

/** Puts a game back where it was, whatever is in its way there: it was before. */
export const useMoveBack = () =>
  useCall(({ slot, ...move }: Move) => moveGame({ ...move, slot: { ...slot, allowConflicts: true } }), scheduleViews)
