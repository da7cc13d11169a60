import { cancelGeneration, planSchedule, refuseStep, requestGeneration, stopGeneration, undoGeneration } from './plan'
import { isInForce, isPlanInForce, type PlansSeen } from './in-progress'
import {
  changed,
  created,
  deleted,
  details,
  generationUndone,
  given,
  inProgress,
  league,
  nothingInProgress,
  place,
  planned,
  planOf,
  requested,
  stepRefused,
  stopped,
  week,
  written,
} from './schedules.examples'
import { scheduleStream, type LeagueSchedules } from './state'

const plan =
  (id: number, { from = 0, ...changes }: { from?: number; replaces?: readonly number[] } = {}) =>
  (state: LeagueSchedules) =>
    planSchedule(state, { planned: planOf(id, changes), from: { details: details(), plans: from }, asDraft: false })
const undo =
  (id: number, seen: (state: LeagueSchedules) => PlansSeen = nothingInProgress) =>
  (state: LeagueSchedules) =>
    undoGeneration(state, {
      place: league,
      plan: id,
      seen: seen(state),
      mayGo: game => game !== 42,
      comesBack: game => game !== 39,
    })

describe('A generation that is asked for', () => {
  const request =
    (id: number, seen: (state: LeagueSchedules) => PlansSeen = nothingInProgress) =>
    (state: LeagueSchedules) =>
      requestGeneration(state, { ...place, plan: id, replacesPlayed: true }, seen(state))
  const stop = (id: number) => (state: LeagueSchedules) =>
    stopGeneration(state, { ...place, plan: id, why: 'No slots are left.' })
  const cancel = (state: LeagueSchedules) => cancelGeneration(state, place)

  it('goes on from then', () => given(created()).when(request(81)).then(requested(81, true)))

  it('is refused while another one of the schedule goes on', () =>
    given(created(), requested(81)).when(request(82)).thenRefused('conflict', 'This schedule is already being generated.'))

  it.each([
    ['its plan is written', planned(81)],
    ['it was cancelled', stopped(81)],
  ])('has ended when %s: another one may begin', (_, end) =>
    given(created(), requested(81), end).when(request(82)).then(requested(82, true)),
  )

  it.each([
    ['made', 'The games of the schedule Fall are being made: wait until they are all there, or undo the generation.'],
    ['undone', 'The generation of the schedule Fall is being undone: wait until that is done.'],
    ['deleted', 'The games of the schedule Fall are being deleted: wait until that is done.'],
  ] as const)('is refused while games of the league are being %s', (is, message) =>
    given(created(), planned(81))
      .when(request(82, state => inProgress(state, is)))
      .thenRefused('conflict', message),
  )

  it('is refused where the games were looked at before the last plan', () =>
    given(created(), planned(81))
      .when(request(82, () => ({ plans: 0, inProgress: [] })))
      .thenRefused('conflict', 'The games of the schedule changed meanwhile: try again.'))

  it('of a deleted schedule is refused', () =>
    given(created(), deleted()).when(request(81)).thenRefused('not-found', 'Schedule not found'))

  it('has no plan any more once it was cancelled', () => {
    given(created(), requested(81)).when(cancel).then(stopped(81))
    given(created(), requested(81), stopped(81)).when(plan(81)).thenRefused('conflict', 'The generation was cancelled.')
  })

  it('says why nothing came of it', () => given(created(), requested(81)).when(stop(81)).then(stopped(81, 'No slots are left.')))

  it('is stopped once, and no later one with it', () => {
    given(created(), requested(81), stopped(81)).when(cancel).thenNothing()
    given(created(), requested(81), stopped(81), requested(82)).when(stop(81)).thenNothing()
    given(created(), requested(81), deleted()).when(cancel).thenNothing()
  })
})

describe('A generated schedule', () => {
  it('is written down whole', () => given(created(), requested(81)).when(plan(81)).then(planned(81)))

  it('is written down once', () => given(created(), requested(81), planned(81)).when(plan(81)).thenNothing())

  it.each([
    ['the schedule was changed', changed({ numWeeks: 2 }, { numWeeks: 3 })],
    ['the generation before it was taken back', generationUndone(80, [])],
    ['another schedule of the league was generated', planned(79, { schedule: 72 })],
  ])('is refused where %s while it was being made', (_, meanwhile) =>
    given(created(), planned(80), requested(81), meanwhile)
      .when(plan(81, { from: 1 }))
      .thenRefused('conflict', 'The schedule was changed or generated meanwhile: generate it again.'),
  )

  it('of a schedule that was deleted meanwhile is refused', () =>
    given(created(), requested(81), deleted()).when(plan(81)).thenRefused('not-found', 'Schedule not found'))

  it('keeps the weeks of the games that stay', () => {
    const facts = [created(), planned(81), planned(82, { weeks: [week('2026-01-04'), week('2026-01-11', 43)], keeps: [42] })]
    const state = facts.reduce(scheduleStream.evolve, scheduleStream.initial)
    expect(state.schedules.get(71)?.generations.at(-1)?.weeks).toEqual(
      new Map([
        [42, 1],
        [43, 1],
      ]),
    )
  })
})

describe('A generation', () => {
  it('is taken back with its games but for played ones, and those come back that it replaced', () =>
    given(created(), planned(80), written('second', planned(81, { weeks: [week('2026-01-04', 43)], replaces: [39, 40, 41] })))
      .when(undo(81))
      .then({ type: 'GenerationUndone', data: { ...generationUndone(81, [43], [40, 41]).data, undoes: 'second' } } as never))

  it('is not taken back under a later one', () =>
    given(created(), planned(80), planned(81))
      .when(undo(80))
      .thenRefused('conflict', 'The schedule has been generated again since: undo the later generation first.'))

  it('is taken back when the later one was', () =>
    given(created(), planned(80), planned(81), generationUndone(81, []))
      .when(undo(80))
      .then(generationUndone(80, [41])))

  it('whose games are being made is taken back, and ends', () => {
    given(created(), written('made', planned(81)))
      .when(undo(81, state => inProgress(state, 'made')))
      .then({ ...generationUndone(81, [41]), data: { ...generationUndone(81, [41]).data, undoes: 'made' } } as never)
    const state = [created(), written('made', planned(81))].reduce(scheduleStream.evolve, scheduleStream.initial)
    expect(isPlanInForce(state, 71, 81)).toBe(true)
    const after = scheduleStream.evolve(state, written('undone', generationUndone(81, [41])))
    expect(isPlanInForce(after, 71, 81)).toBe(false)
    expect(isInForce(after, 71, 'undone')).toBe(true)
  })

  it('is not taken back while a later one is', () =>
    given(created(), planned(80), planned(81), generationUndone(81, []))
      .when(undo(80, state => inProgress(state, 'undone')))
      .thenRefused('conflict', 'The generation of the schedule Fall is being undone: wait until that is done.'))

  it('is taken back once', () =>
    given(created(), planned(80), generationUndone(80, []))
      .when(undo(80))
      .thenRefused('not-found', 'There is no such generation or swap.'))
})

it('A refused step is written down once', () => {
  const step = { ...league, plan: 81, game: 41, why: 'The game was moved meanwhile.' }
  given(created(), planned(81))
    .when(state => refuseStep(state, step))
    .then(stepRefused(81, 41))
  given(created(), planned(81), stepRefused(81, 41))
    .when(state => refuseStep(state, step))
    .thenNothing()
})
