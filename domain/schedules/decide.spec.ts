import { WEEKDAYS } from './events'
import { reads } from '../history/reads.examples'
import {
  change,
  changed,
  create,
  created,
  deleted,
  deleteSchedule,
  deleteScheduleWith,
  generationUndone,
  given,
  planned,
  requested,
  restored,
  restoreSchedule,
  slot,
  stepRefused,
  stopped,
  swapPlanned,
  unplaced,
  week,
  written,
} from './schedules.examples'

describe('A new schedule', () => {
  it('has what was said of it, and otherwise the same slots every week, one game a day and as many games as fit', () =>
    given().when(create()).then(created()))

  it('created again is no second one', () => given(created()).when(create()).thenNothing())

  it.each([
    [{ name: ' ' }, 'Schedule name is required.'],
    [{ startDate: '' }, 'Start date is required.'],
    [{ startDate: 'Sunday' }, 'Start date must be a date such as 2026-01-31.'],
    [{ numWeeks: 0 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ numWeeks: -1 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ numWeeks: 10_000 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ numWeeks: 1.5 }, 'Number of weeks must be a whole number from 1 to 53.'],
    [{ timeSlots: ['25:00'] }, 'Time slots must be times such as 19:30, not 25:00.'],
    [
      { sameSlot: false, weeklyTimeSlots: [['18:00'], ['7 pm']] },
      'Time slots of each week must be times such as 19:30, not 7 pm.',
    ],
    [{ sameSlot: false, weeklyTimeSlots: [['18:00']] }, 'Week 2 needs a time slot.'],
    [{ weeklyDates: [['2026-02-30']] }, 'Dates of each week must be a date such as 2026-01-31.'],
    [
      {
        numWeeks: 53,
        gameDays: WEEKDAYS,
        timeSlots: ['18:00', '19:00'],
        locations: Array.from({ length: 7 }, (_, n) => `Gym ${n}`),
      },
      'A schedule has at most 5000 slots: this one has 5194, with every date, time and location.',
    ],
    [{ locations: [' '] }, 'Each location needs a name.'],
    [{ maxPerDay: 0 }, 'Games per team and day must be a whole number from 1 to 10.'],
    [{ meetings: 0 }, 'Meetings must be a whole number from 1 to 50.'],
    [{ seed: -1 }, 'Seed must be a whole number from 0 to 2147483647.'],
  ])('is refused with %j: %s', (wrong, message) => given().when(create(wrong)).thenRefused('invalid', message))

  it('is stored with clean texts', () =>
    given()
      .when(create({ name: '  Fall ', locations: [' Gym 1 ', 'Gym 1'], gameDays: ['Sunday', 'Sunday'] }))
      .then(created({ locations: ['Gym 1'], gameDays: ['Sunday'] })))
})

describe('A schedule that is there', () => {
  it('is changed by what differs', () =>
    given(created())
      .when(change({ name: 'Fall', numWeeks: 3 }))
      .then(changed({ numWeeks: 2 }, { numWeeks: 3 })))

  it('is refused what a new one is refused', () =>
    given(created())
      .when(change({ sameSlot: false }))
      .thenRefused('invalid', 'Week 1 needs a time slot.'))

  it('goes with its games, but for those that are played', () =>
    given(created(), planned(81)).when(deleteSchedule).then(deleted(41)))

  it('goes without games that were there before it came back, where that is undone', () =>
    given(created(), planned(81)).when(deleteScheduleWith(42)).then(deleted(42)))

  it('is not there any more once it is deleted', () => {
    given(created(), deleted())
      .when(change({ numWeeks: 3 }))
      .thenRefused('not-found', 'Schedule not found')
    given(created(), deleted()).when(deleteSchedule).thenRefused('not-found', 'Schedule not found')
  })

  it('comes back with the games that went with it', () =>
    given(created(), planned(81), written('the deletion', deleted(41, 42)))
      .when(restoreSchedule)
      .then(restored('the deletion', 41, 42)))

  it('that was not deleted stays as it is', () => given(created()).when(restoreSchedule).thenNothing())
})

reads(
  [created(), 'created the schedule Fall'],
  [
    changed({ numWeeks: 2, timeSlots: ['18:00'] }, { numWeeks: 3, timeSlots: ['18:00', '19:00'] }),
    'changed the number of weeks from 2 to 3 and changed the time slots from 6:00 PM to 6:00 PM and 7:00 PM',
  ],
  [deleted(41), 'deleted the schedule Fall'],
  [restored('the deletion', 41), 'brought back the schedule Fall'],
  [requested(81), 'asked for the schedule Fall to be generated'],
  [stopped(81), 'cancelled the generation of the schedule Fall'],
  [stopped(81, 'The schedule was changed.'), 'could not generate the schedule Fall: The schedule was changed.'],
  [planned(81), 'generated the schedule Fall (2 games)'],
  [planned(81, { weeks: [week('2026-01-04', 41)], unplaced: [unplaced] }), 'generated the schedule Fall (1 game, 1 not placed)'],
  [generationUndone(81, [41]), 'took the generation of the schedule Fall back (1 game deleted)'],
  [generationUndone(81, [41, 42], [40]), 'took the generation of the schedule Fall back (2 games deleted, 1 game brought back)'],
  [
    swapPlanned(82, [
      { game: 41, with: 42, was: slot('2026-01-04'), is: slot('2026-01-11', '19:00', 'Gym 1'), played: false },
      { game: 42, with: 41, was: slot('2026-01-11', '19:00', 'Gym 1'), is: slot('2026-01-04'), played: false },
    ]),
    'swapped DINKs @ Ohana (January 4, 2026 at 6:00 PM) with Owls @ Hawks (January 11, 2026 at 7:00 PM, Gym 1)',
  ],
  [
    swapPlanned(83, [{ game: 41, with: 42, was: slot('2026-01-11'), is: slot('2026-01-04'), played: false }], 82),
    'took the swap of DINKs @ Ohana and Owls @ Hawks back: DINKs @ Ohana is on January 4, 2026 at 6:00 PM',
  ],
  [stepRefused(82, 41), 'could not change DINKs @ Ohana: The game was moved meanwhile.'],
)
