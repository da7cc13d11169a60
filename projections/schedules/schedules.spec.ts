import {
  changed,
  created,
  deleted,
  details,
  generationUndone,
  league,
  place,
  planned,
  requested,
  restored,
  slot,
  stepRefused,
  stopped,
  swapPlanned,
  unplaced,
  week,
} from '@fullcourt/domain/schedules/schedules.examples'
import { specification } from '../testing/specification'
import { planCard, type PlanCard } from './plan'
import { plannedGameCard, weekKey, type PlannedGameCard } from './planned-game'
import { scheduleCard, type ScheduleCard } from './schedule'

describe('A schedule', () => {
  const given = specification<ScheduleCard>(scheduleCard)

  it('holds what is known of it, the revision of its last change, and its generations', () =>
    given(created(), changed({ numWeeks: 2 }, { numWeeks: 3 }), planned(81), planned(82), generationUndone(82, [])).then('71', {
      ...league,
      id: 71,
      revision: 1,
      details: details({ numWeeks: 3 }),
      generations: [81],
      running: null,
      stopped: null,
      draft: null,
      status: 'active',
    }))

  it('says which generation goes on until its plan is written, or why nothing came of it', () => {
    const running = { plan: 81, replacesPlayed: true, by: 2, reason: null }
    given(created(), requested(81, true)).thenOf('71', { running })
    given(created(), requested(81), planned(81)).thenOf('71', { running: null, generations: [81] })
    given(created(), requested(81), stopped(81, 'No slots.')).thenOf('71', { running: null, stopped: { why: 'No slots.' } })
    given(created(), stopped(81), requested(82, true)).thenOf('71', { running: { ...running, plan: 82 }, stopped: null })
  })

  it('is among those that are being generated as long as that goes on', () => {
    given(created(), requested(81)).thenList('running', 'all', '71')
    for (const end of [planned(81), stopped(81), deleted()]) given(created(), requested(81), end).thenList('running', 'all')
    given(created(), requested(81), deleted(), restored('deletion')).thenList('running', 'all')
  })

  it.each([
    ['league', String(league.league)],
    ['season', String(league.season)],
  ])('is in the list of its %s until it is deleted, and again when it is brought back', (index, key) => {
    given(created()).thenList(index, key, '71')
    given(created(), deleted()).thenList(index, key)
    given(created(), deleted(), restored('deletion')).thenList(index, key, '71')
  })
})

describe('A plan', () => {
  const given = specification<PlanCard>(planCard)
  const swap = [{ game: 41, with: 42, was: slot('2026-01-04'), is: slot('2026-01-11'), played: false }]
  const weeks = [{ ...week('2026-01-04', 41), byes: [13] }]

  it('of a generation holds the byes of each week, what was not placed, and the steps that were refused', () =>
    given(planned(81, { weeks, unplaced: [unplaced], keeps: [40] }), stepRefused(81, 41, 'The league is gone.')).then('81', {
      ...league,
      id: 81,
      kind: 'generation',
      schedule: place.schedule,
      weeks: [{ date: '2026-01-04', byes: [13] }],
      unplaced: [unplaced],
      keeps: [40],
      seed: 1,
      undone: false,
      refused: [{ game: 41, why: 'The league is gone.' }],
      status: 'active',
    }))

  it('of a swap holds both halves', () =>
    given(swapPlanned(82, swap)).thenOf('82', { kind: 'swap', games: swap, undoes: null, undone: false }))

  it('is undone by a later fact', () => {
    given(planned(81), generationUndone(81, [])).thenOf('81', { undone: true })
    given(swapPlanned(82, swap), swapPlanned(83, swap, 82)).thenOf('82', { undone: true, undoneBy: 83 })
    given(swapPlanned(82, swap), swapPlanned(83, swap, 82)).thenOf('83', { undone: false })
  })
})

describe('A planned game', () => {
  const given = specification<PlannedGameCard>(plannedGameCard)

  it('knows its week', () => {
    given(planned(81)).thenOf('42', { league: 5, schedule: 71, plan: 81, week: 1 })
    given(planned(81)).thenList('week', weekKey(71, 1), '42')
  })

  it('keeps it when a later generation keeps the game', () =>
    given(planned(81), planned(82, { weeks: [week('2026-02-01', 43)], keeps: [42] })).thenList(
      'schedule',
      '71',
      '41',
      '42',
      '43',
    ))
})
