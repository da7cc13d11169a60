import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DetailsDto, ScheduleAnswer } from '../../../../api/schema'
import { api } from '../../../api'
import type { Revision } from '../../../editing/editing'
import { useConfirmConflicts } from '../../../games/conflicts/use-confirm-conflicts'
import { gameKeys } from '../../../games/queries'
import { scheduleKeys, useInvalidateSchedules } from '../queries'

const tagsOf = ({ leagueId }: Pick<ScheduleAnswer, 'leagueId'>) => [`league:${leagueId}`, 'games', 'teams']

const week = async (scheduleId: number, weekIndex: number, signal: AbortSignal) => {
  const query = { scheduleId, weekIndex }
  const [games, byes] = await Promise.all([
    api.get('/api/games/weekly-games', { query, signal }),
    api.get('/api/games/weekly-byes', { query, signal }),
  ])
  return { games, byes }
}

/** The games and byes of all weeks of a schedule, which change together: no week is shown before the others are there. */
export const useWeeks = ({ id, numWeeks, ...schedule }: ScheduleAnswer) =>
  useQuery({
    queryKey: [...scheduleKeys.one(id), 'weeks', numWeeks],
    queryFn: ({ signal }) => Promise.all(Array.from({ length: numWeeks }, (_, index) => week(id, index, signal))),
    placeholderData: keepPreviousData,
    meta: { tags: [...tagsOf(schedule), 'byes'] },
  })

/** All games of a season, which a moved game must not hit. */
export const useSeasonGames = (seasonId: number) =>
  useQuery({
    queryKey: [...gameKeys.all, 'of season', seasonId],
    queryFn: ({ signal }) => api.get('/api/gamesv2', { query: { seasonId }, signal }),
    meta: { tags: ['games', 'teams'] },
  })

const stateKey = (schedule: number) => [...scheduleKeys.one(schedule), 'state']

/** How the generation of a schedule goes, and its report; asked again each second while it is being generated. */
export const useScheduleState = (schedule: ScheduleAnswer) =>
  useQuery({
    queryKey: stateKey(schedule.id),
    queryFn: ({ signal }) => api.get('/api/schedules/{id}/report', { path: { id: schedule.id }, signal }),
    refetchInterval: ({ state }) => (state.data?.generation.state === 'running' ? 1_000 : false),
    meta: { tags: [...tagsOf(schedule), 'byes', 'week-offs'] },
  })

export const useGenerate = () => {
  const client = useQueryClient()
  const onSettled = useInvalidateSchedules()
  return useMutation({
    mutationFn: (scheduleId: number) =>
      api.post('/api/games/generate-full-schedule', { scheduleId, replacePlayed: false, preview: false, background: false }),
    // The report is above the weeks: were it there after them, they would jump.
    onSuccess: ({ message: _, ...state }) => client.setQueryData(stateKey(state.schedule_id), state),
    onSettled,
  })
}

export const useCancelGeneration = () => {
  const onSettled = useInvalidateSchedules()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/schedules/{id}/cancel', {}, { path: { id } }),
    onSettled,
  })
}

/** Two games exchange date, time and location. */
export const useSwap = () => {
  const onSettled = useInvalidateSchedules()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: ([gameId1, gameId2]: readonly [number, number]) =>
      confirmConflicts(allowed => api.put('/api/games/swap', { gameId1, gameId2, ...allowed })),
    onSettled,
  })
}

/** Takes back a generation or a swap; what came after it stays. */
export const useUndoPlan = () => {
  const onSettled = useInvalidateSchedules()
  return useMutation({
    mutationFn: (plan: number) => api.post('/api/plans/{id}/undo', {}, { path: { id: plan } }),
    onSettled,
  })
}

type Move = { readonly game: number; readonly slot: DetailsDto; readonly revision?: Revision }

const moveGame = ({ game, slot, revision }: Move) =>
  api.put('/api/gamesv2/{id}/details', slot, { path: { id: game }, ...(revision !== undefined && { ifMatch: revision }) })

/** Gives a game another date, time and location. */
export const useMoveGame = () => {
  const onSettled = useInvalidateSchedules()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: ({ slot, ...move }: Move) => confirmConflicts(allowed => moveGame({ ...move, slot: { ...slot, ...allowed } })),
    onSettled,
  })
}

/** Puts a game back where it was, whatever is in its way there: it was before. */
export const useMoveBack = () => {
  const onSettled = useInvalidateSchedules()
  return useMutation({
    mutationFn: ({ slot, ...move }: Move) => moveGame({ ...move, slot: { ...slot, allowConflicts: true } }),
    onSettled,
  })
}
