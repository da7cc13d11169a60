import { refuseStep, planSchedule, undoGeneration } from './plan'
import {
  changed,
  created,
  deleted,
  details,
  generationUndone,
  given,
  league,
  planned,
  planOf,
  stepRefused,
  week,
  written,
} from './schedules.examples'
import { scheduleStream, type LeagueSchedules } from './state'

const plan =
  (id: number, { from = null, ...changes }: { from?: number | null; replaces?: readonly number[] } = {}) =>
  (state: LeagueSchedules) =>
    planSchedule(state, { planned: planOf(id, changes), from: { details: details(), plan: from } })
const undo = (id: number) => (state: LeagueSchedules) =>
  undoGeneration(state, { place: league, plan: id, mayGo: game => game !== 42 })

describe('A generated schedule', () => {
  it('is written down whole', () => given(created()).when(plan(81)).then(planned(81)))

  it('is written down once', () => given(created(), planned(81)).when(plan(81)).thenNothing())

  it.each([
    ['the schedule was changed', changed({ numWeeks: 2 }, { numWeeks: 3 })],
    ['somebody else generated it', planned(80)],
  ])('is refused where %s while it was being made', (_, meanwhile) =>
    given(created(), meanwhile)
      .when(plan(81))
      .thenRefused('conflict', 'The schedule was changed or generated meanwhile: generate it again.'),
  )

  it('of a schedule that was deleted meanwhile is refused', () =>
    given(created(), deleted()).when(plan(81)).thenRefused('not-found', 'Schedule not found'))

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
    given(created(), planned(80), written('second', planned(81, { weeks: [week('2026-01-04', 43)], replaces: [40, 41] })))
      .when(undo(81))
      .then({ type: 'GenerationUndone', data: { ...generationUndone(81, [43], [40, 41]).data, undoes: 'second' } } as never))

  it('is not taken back under a later one', () =>
    given(created(), planned(80), planned(81))
      .when(undo(80))
      .thenRefused('conflict', 'The schedule was generated again since: undo the later generation first.'))

  it('is taken back when the later one was', () =>
    given(created(), planned(80), planned(81), generationUndone(81, []))
      .when(undo(80))
      .then(generationUndone(80, [41])))

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
