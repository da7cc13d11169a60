import {
  activate,
  activated,
  ANOTHER_SPORT,
  change,
  changed,
  create,
  created,
  deactivate,
  deactivated,
  deleted,
  deleteSeason,
  FALL,
  given,
  SUMMER,
} from './seasons.examples'
import { reads } from '../history/reads.examples'

describe('A new season', () => {
  it('has a name, and may have dates', () =>
    given()
      .when(create(SUMMER, { name: ' Summer  2025 ', startDate: '2025-06-29', finishDate: '2025-09-14' }))
      .then(created(SUMMER, { name: 'Summer 2025', startDate: '2025-06-29', finishDate: '2025-09-14' })))

  it('may last one day', () =>
    given()
      .when(create(SUMMER, { startDate: '2025-06-29', finishDate: '2025-06-29' }))
      .then(created(SUMMER, { startDate: '2025-06-29', finishDate: '2025-06-29' })))

  it.each([
    [{ name: ' ' }, 'Season name is required.'],
    [{ name: 'x'.repeat(201) }, 'Season name can have at most 200 characters.'],
    [{ startDate: '2024-02-30' }, 'Start date must be a date such as 2026-01-31.'],
    [{ finishDate: '2025-13-01' }, 'Finish date must be a date such as 2026-01-31.'],
    [{ startDate: '2025-06-29', finishDate: '2025-06-28' }, 'The finish date cannot be before the start date.'],
  ])('is refused with %p', (wrong, message) => {
    given().when(create(SUMMER, wrong)).thenRefused('invalid', message)
    given(created(SUMMER)).when(change(SUMMER, wrong)).thenRefused('invalid', message)
  })

  it('created again changes nothing', () => given(created(SUMMER)).when(create(SUMMER)).thenNothing())
})

describe('At most one season of a sport is active', () => {
  it('a new one takes the place of the other, in the same fact', () =>
    given(created(SUMMER))
      .when(create(FALL))
      .then(created(FALL, { deactivates: SUMMER })))

  it('a new one that is not active leaves the other', () =>
    given(created(SUMMER))
      .when(create(FALL, { active: false }))
      .then(created(FALL, { active: false })))

  it('one that is made active takes the place of the other, in the same fact', () =>
    given(created(SUMMER), created(FALL, { active: false }))
      .when(activate(FALL))
      .then(activated(FALL, SUMMER)))

  it('one that was taken the place of can be made active again', () =>
    given(created(SUMMER), created(FALL, { deactivates: SUMMER }))
      .when(activate(SUMMER))
      .then(activated(SUMMER, FALL)))

  it('none may be active', () => given(created(SUMMER)).when(deactivate(SUMMER)).then(deactivated(SUMMER)))

  it('one of another sport stays active', () =>
    given(created(SUMMER, { sport: ANOTHER_SPORT }))
      .when(create(FALL))
      .then(created(FALL)))

  it('a deleted one is active no more', () => given(created(SUMMER), deleted(SUMMER)).when(create(FALL)).then(created(FALL)))

  it('making active what is, and inactive what is not, changes nothing', () => {
    given(created(SUMMER)).when(activate(SUMMER)).thenNothing()
    given(created(SUMMER, { active: false }))
      .when(deactivate(SUMMER))
      .thenNothing()
    given(created(SUMMER), created(FALL, { deactivates: SUMMER }))
      .when(deactivate(SUMMER))
      .thenNothing()
  })

  it('an import makes its season active only where none is', () => {
    given()
      .when(create(SUMMER, { active: 'if-none' }))
      .then(created(SUMMER))
    given(created(SUMMER))
      .when(create(FALL, { active: 'if-none' }))
      .then(created(FALL, { active: false }))
  })
})

describe('The details of a season', () => {
  it('say what was and what is', () =>
    given(created(SUMMER, { name: 'Summer', startDate: '2025-06-29' }))
      .when(change(SUMMER, { name: 'Summer 2025', startDate: null }))
      .then(changed(SUMMER, { name: 'Summer', startDate: '2025-06-29' }, { name: 'Summer 2025', startDate: null })))

  it('that are the same change nothing', () =>
    given(created(SUMMER, { name: 'Summer' }))
      .when(change(SUMMER, { name: ' Summer', startDate: null }))
      .thenNothing())

  it('change together with whether it is active', () =>
    given(created(SUMMER), created(FALL, { active: false, name: 'Fall' }))
      .when(change(FALL, { name: 'Fall 2025' }, true))
      .then(changed(FALL, { name: 'Fall' }, { name: 'Fall 2025' }), activated(FALL, SUMMER)))

  it('that were not named stay as they were', () =>
    given(created(SUMMER, { startDate: '2025-06-29' }), changed(SUMMER, { name: 'Summer' }, { name: 'Summer 2025' }))
      .when(change(SUMMER, { name: undefined, startDate: null }))
      .then(changed(SUMMER, { startDate: '2025-06-29' }, { startDate: null })))

  it('that are not named stay, and are still compared with the named ones', () => {
    const summer = given(created(SUMMER, { startDate: '2025-06-29' }))
    summer
      .when(change(SUMMER, { name: undefined, startDate: undefined, finishDate: '2025-06-28' }))
      .thenRefused('invalid', 'The finish date cannot be before the start date.')
    summer
      .when(change(SUMMER, { name: undefined, startDate: undefined, finishDate: '2025-06-30' }))
      .then(changed(SUMMER, { finishDate: null }, { finishDate: '2025-06-30' }))
  })
})

describe('A season that is deleted or unknown', () => {
  it('is not deleted', () => {
    given(created(SUMMER), deleted(SUMMER)).when(deleteSeason(SUMMER)).thenRefused('not-found', 'Season not found')
    given().when(deleteSeason(SUMMER)).thenRefused('not-found', 'Season not found')
  })

  it('is not changed, and not made active', () => {
    given(created(SUMMER), deleted(SUMMER))
      .when(change(SUMMER, { name: 'Summer' }))
      .thenRefused('not-found', 'Season not found')
    given().when(activate(SUMMER)).thenRefused('not-found', 'Season not found')
  })
})

it('A season is deleted in one fact', () => given(created(SUMMER)).when(deleteSeason(SUMMER)).then(deleted(SUMMER)))

reads(
  [created(SUMMER, { name: 'Summer' }), 'created the active season Summer'],
  [created(FALL, { name: 'Fall', deactivates: SUMMER }), 'created the active season Fall instead of Summer 2025'],
  [created(FALL, { name: 'Fall', active: false }), 'created the season Fall'],
  [
    changed(SUMMER, { name: 'Summer', startDate: null }, { name: 'Summer 2025', startDate: '2025-06-29' }),
    'changed the name of Summer 2025 from Summer to Summer 2025 and set the start to June 29, 2025',
  ],
  [activated(FALL, SUMMER), 'made the season Fall 2025 active instead of Summer 2025'],
  [deactivated(SUMMER), 'made the season Summer 2025 inactive'],
  [deleted(SUMMER), 'deleted the season Summer 2025'],
)
