import { contentsAfter } from '../../entries/entries.examples'
import type { SeasonContentsFact } from '../../entries/state'
import { specification } from '../../testing/specification'
import { reads } from '../../history/reads.examples'
import { added, deleted as leagueDeleted, leagueAt, SUNDAY } from '../../leagues/leagues.examples'
import * as decisions from './decide'
import type { WeekOffFact } from './events'
import { weekOffStream, type WeekOffs } from './state'

const given = specification(weekOffStream.initial, weekOffStream.evolve)

const JUNE_29 = '2025-06-29'
const WEEK_OFF = 7
const ANOTHER = 8

type Place = { weekOff?: number; date?: string; reason?: string | null }
const at = ({ weekOff = WEEK_OFF, date = JUNE_29, reason = null }: Place = {}) => ({
  ...leagueAt(SUNDAY),
  weekOff,
  date,
  reason,
})
const weekOffAdded = (place?: Place): WeekOffFact => ({ type: 'WeekOffAdded', data: at(place) })
const weekOffDeleted = (place?: Place): WeekOffFact => ({ type: 'WeekOffDeleted', data: at(place) })
const weekOffRestored = (place?: Place): WeekOffFact => ({ type: 'WeekOffRestored', data: at(place) })

const addWeekOff =
  (place?: Place, ...later: SeasonContentsFact[]) =>
  (weekOffs: WeekOffs) =>
    decisions.addWeekOff(weekOffs, contentsAfter(added(SUNDAY), ...later), at(place))
const deleteWeekOff = () => (weekOffs: WeekOffs) => decisions.deleteWeekOff(weekOffs, { ...leagueAt(SUNDAY), weekOff: WEEK_OFF })
const restoreWeekOff =
  (...later: SeasonContentsFact[]) =>
  (weekOffs: WeekOffs) =>
    decisions.restoreWeekOff(weekOffs, contentsAfter(added(SUNDAY), ...later), { ...leagueAt(SUNDAY), weekOff: WEEK_OFF })

describe('A week off', () => {
  it('is added by a date', () => given().when(addWeekOff()).then(weekOffAdded()))

  it('may have a reason, trimmed; a blank one is none', () => {
    given()
      .when(addWeekOff({ reason: ' Memorial  Day ' }))
      .then(weekOffAdded({ reason: 'Memorial Day' }))
    given()
      .when(addWeekOff({ reason: '  ' }))
      .then(weekOffAdded())
  })

  it('has a short reason', () =>
    given()
      .when(addWeekOff({ reason: 'x'.repeat(201) }))
      .thenRefused('invalid', 'Reason can have at most 200 characters.'))

  it.each(['', 'tomorrow', '2025-02-30'])('is on a day of the calendar, not on %j', date =>
    given().when(addWeekOff({ date })).thenRefused('invalid', 'Date must be a date such as 2026-01-31.'),
  )

  it('is one per date', () => {
    given(weekOffAdded())
      .when(addWeekOff({ weekOff: ANOTHER }))
      .thenRefused('conflict', 'The league already has a week off on June 29, 2025.')
    given(weekOffAdded())
      .when(addWeekOff({ weekOff: ANOTHER, date: '2025-07-06' }))
      .then(weekOffAdded({ weekOff: ANOTHER, date: '2025-07-06' }))
  })

  it('added again under its id changes nothing', () => given(weekOffAdded()).when(addWeekOff()).thenNothing())

  it('is of a league that is there', () =>
    given()
      .when(addWeekOff({}, leagueDeleted(SUNDAY)))
      .thenRefused('not-found', 'League not found'))
})

describe('A deleted week off', () => {
  it('is gone', () =>
    given(weekOffAdded({ reason: 'Memorial Day' }))
      .when(deleteWeekOff())
      .then(weekOffDeleted({ reason: 'Memorial Day' })))

  it('is not deleted again', () => {
    given(weekOffAdded(), weekOffDeleted()).when(deleteWeekOff()).thenRefused('not-found', 'Week off not found')
    given().when(deleteWeekOff()).thenRefused('not-found', 'Week off not found')
  })

  it('leaves its date free', () =>
    given(weekOffAdded(), weekOffDeleted())
      .when(addWeekOff({ weekOff: ANOTHER }))
      .then(weekOffAdded({ weekOff: ANOTHER })))

  it('comes back with its reason', () =>
    given(weekOffAdded({ reason: 'Memorial Day' }), weekOffDeleted({ reason: 'Memorial Day' }))
      .when(restoreWeekOff())
      .then(weekOffRestored({ reason: 'Memorial Day' })))

  it('that is there again stays as it is', () =>
    given(weekOffAdded(), weekOffDeleted(), weekOffRestored()).when(restoreWeekOff()).thenNothing())

  it('does not come back beside another one of its date', () =>
    given(weekOffAdded(), weekOffDeleted(), weekOffAdded({ weekOff: ANOTHER }))
      .when(restoreWeekOff())
      .thenRefused('conflict', 'The league already has a week off on June 29, 2025.'))

  it('does not come back to a deleted league', () =>
    given(weekOffAdded(), weekOffDeleted())
      .when(restoreWeekOff(leagueDeleted(SUNDAY)))
      .thenRefused('conflict', 'The league is deleted: bring it back first.'))

  it('that never was does not come back', () => given().when(restoreWeekOff()).thenRefused('not-found', 'Week off not found'))
})

reads(
  [weekOffAdded({ reason: 'Memorial Day' }), 'added a week off on June 29, 2025'],
  [weekOffDeleted(), 'deleted the week off on June 29, 2025'],
  [weekOffRestored({ reason: 'Memorial Day' }), 'brought back the week off on June 29, 2025 (Memorial Day)'],
)
