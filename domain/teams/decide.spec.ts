import { added, deleted as leagueDeleted, SUNDAY } from '../leagues/leagues.examples'
import { contentsAfter } from '../entries/entries.examples'
import {
  change,
  changed,
  create,
  created,
  deleted,
  deleteTeam,
  given,
  intoSunday,
  restored,
  setUnavailableSlots,
  unavailableSlotsSet,
  withSunday,
} from './teams.examples'
import { reads } from '../history/reads.examples'

describe('A new team', () => {
  it('has a name, trimmed', () => given().when(create('  Ohana ')).then(created('Ohana')))

  it('may have a logo', () =>
    given()
      .when(create('Ohana', { logo: '/uploads/a.webp' }))
      .then(created('Ohana', { logo: '/uploads/a.webp' })))

  it('says which league it is to enter', () =>
    given()
      .when(create('Ohana', { enters: intoSunday, contents: withSunday }))
      .then(created('Ohana', { enters: intoSunday })))

  it.each([
    ['unknown', contentsAfter()],
    ['deleted', contentsAfter(added(SUNDAY), leagueDeleted(SUNDAY))],
    ['of no season', null],
  ])('enters no league that is %s', (_, contents) =>
    given()
      .when(create('Ohana', { enters: intoSunday, contents }))
      .thenRefused('not-found', 'League not found'),
  )

  it('created again changes nothing', () => given(created('Ohana')).when(create('Ohana')).thenNothing())
})

describe('The name of a team', () => {
  it.each([
    ['', 'Team name is required.'],
    [' \t', 'Team name is required.'],
    ['x'.repeat(201), 'Team name can have at most 200 characters.'],
    ['Oha\u0000na', 'Team name contains characters that cannot be shown.'],
  ])('is not %p', (name, message) => {
    given().when(create(name)).thenRefused('invalid', message)
    given(created('Ohana')).when(change({ name })).thenRefused('invalid', message)
  })

  it('may have 200 characters and accents', () => {
    given()
      .when(create('x'.repeat(200)))
      .then(created('x'.repeat(200)))
    given().when(create('Montre\u0301al Alliance')).then(created('Montréal Alliance'))
  })
})

describe('The details of a team', () => {
  it('say what was and what is', () =>
    given(created('Ohana'))
      .when(change({ name: 'Dinks', logo: '/uploads/a.webp' }))
      .then(changed({ name: 'Ohana', logo: null }, { name: 'Dinks', logo: '/uploads/a.webp' })))

  it('that are not named stay', () =>
    given(created('Ohana', { logo: '/uploads/a.webp' }))
      .when(change({ name: undefined, logo: null }))
      .then(changed({ logo: '/uploads/a.webp' }, { logo: null })))

  it('that are the same change nothing', () =>
    given(created('Ohana'))
      .when(change({ name: ' Ohana', logo: null }))
      .thenNothing())
})

describe('The times at which a team cannot play', () => {
  it('are set as a whole list, each once and in order', () => {
    given(created('Ohana'))
      .when(setUnavailableSlots('2026-01-04 19:00', ' 18:00', '18:00'))
      .then(unavailableSlotsSet([], ['18:00', '2026-01-04 19:00']))
    given(created('Ohana'), unavailableSlotsSet([], ['18:00']))
      .when(setUnavailableSlots())
      .then(unavailableSlotsSet(['18:00'], []))
  })

  it('that are the same change nothing', () =>
    given(created('Ohana'), unavailableSlotsSet([], ['18:00', '19:00']))
      .when(setUnavailableSlots('19:00', '18:00'))
      .thenNothing())

  it('are times', () =>
    given(created('Ohana'))
      .when(setUnavailableSlots('25:00'))
      .thenRefused('invalid', 'Unavailable slots must be times such as 19:30 or 2026-01-31 19:30, not "25:00".'))

  it('come back with a deleted team', () =>
    given(created('Ohana'), unavailableSlotsSet([], ['18:00']), deleted(), restored('Ohana'))
      .when(setUnavailableSlots('18:00'))
      .thenNothing())
})

describe('A team that is deleted or unknown', () => {
  it('is not found', () => {
    given(created('Ohana'), deleted())
      .when(change({ name: 'Dinks' }))
      .thenRefused('not-found', 'Team not found')
    given(created('Ohana'), deleted()).when(setUnavailableSlots()).thenRefused('not-found', 'Team not found')
    given(created('Ohana'), deleted()).when(deleteTeam).thenRefused('not-found', 'Team not found')
    given()
      .when(change({ name: 'Dinks' }))
      .thenRefused('not-found', 'Team not found')
    given().when(deleteTeam).thenRefused('not-found', 'Team not found')
  })

  it('is not created again under its id', () => given(created('Ohana'), deleted()).when(create('Ohana')).thenNothing())
})

it('A team is deleted in one fact', () => given(created('Ohana')).when(deleteTeam).then(deleted()))

it('A change holds for what follows, and leaves what it does not name', () =>
  given(created('Ohana', { logo: '/uploads/a.webp' }), changed({ name: 'Ohana' }, { name: 'Dinks' }))
    .when(change({ name: 'Ohana', logo: null }))
    .then(changed({ name: 'Dinks', logo: '/uploads/a.webp' }, { name: 'Ohana', logo: null })))

reads(
  [created('Ohana'), 'created the team Ohana'],
  [
    changed({ name: 'Oh', logo: null }, { name: 'Ohana', logo: '/uploads/a.webp' }),
    'changed the name of Ohana from Oh to Ohana and set the logo',
  ],
  [
    unavailableSlotsSet(['18:00'], ['19:00', '2026-01-04 20:00']),
    'said that Ohana cannot play at 7:00 PM every week and at 8:00 PM on January 4, 2026 and can play again at 6:00 PM every week',
  ],
  [unavailableSlotsSet(['18:00'], []), 'said that Ohana can play again at 6:00 PM every week'],
  [deleted(), 'deleted the team Ohana'],
)
