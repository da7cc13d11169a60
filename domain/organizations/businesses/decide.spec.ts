import { fieldLabel } from '../../facts/field-label'
import {
  add,
  added,
  change,
  changed,
  CLUB,
  given,
  GYM,
  listings,
  organizationCreated,
  organizationDeleted,
  remove,
  removed,
  restore,
  restored,
} from './businesses.examples'
import { MOST_BUSINESSES } from './decide'

describe('A business', () => {
  it('needs a name and nothing else; its sign-up is open', () => listings().when(add(GYM)).then(added(GYM)))

  it('is listed with all that is known of it, trimmed', () =>
    listings()
      .when(add(GYM, { name: '  Harbour   Gym ', city: ' Houston ', cost: '$900 a team', category: 'co-ed', sport: 'tennis' }))
      .then(added(GYM, { city: 'Houston', cost: '$900 a team', category: 'co-ed', sport: 'tennis' })))

  it('keeps no blank text', () =>
    listings()
      .when(add(GYM, { phone: '  ', signupDeadline: '' }))
      .then(added(GYM)))

  it('added again changes nothing', () => listings(added(GYM)).when(add(GYM)).thenNothing())

  it.each(['', '  '])('is not listed without a name: %j', name =>
    listings().when(add(GYM, { name })).thenRefused('invalid', 'Name is required.'),
  )

  it.each(['website', 'facebook', 'instagram'] as const)('has a %s that leads to the web', field =>
    listings()
      .when(add(GYM, { [field]: 'javascript:alert(1)' }))
      .thenRefused('invalid', `${fieldLabel(field)} must be a link that begins with https:// or http://.`),
  )

  it.each([
    ['city', 'Sacramento', 'City must be one of Los Angeles, Buffalo, New York City, Houston.'],
    ['state', 'Nevada', 'State must be one of California, New York, Texas.'],
  ])('has a %s that may be chosen: not %s', (field, place, message) =>
    listings()
      .when(add(GYM, { [field]: place }))
      .thenRefused('invalid', message),
  )

  it('keeps a place that it had before there was a choice', () =>
    listings(added(GYM, { city: 'Oakland' }))
      .when(change(GYM, { city: 'Oakland', phone: '555' }))
      .then(changed(GYM, { phone: null }, { phone: '555' })))

  it('has a deadline that is a day', () =>
    listings()
      .when(add(GYM, { signupDeadline: '2026-02-30' }))
      .thenRefused('invalid', 'Sign-up deadline must be a date such as 2026-01-31.'))

  it('has no text that is too long', () =>
    listings()
      .when(add(GYM, { cost: 'x'.repeat(201) }))
      .thenRefused('invalid', 'Cost can have at most 200 characters.'))

  it(`is one of ${MOST_BUSINESSES} at most`, () =>
    listings(...Array.from({ length: MOST_BUSINESSES }, (_, i) => added(100 + i)))
      .when(add(GYM))
      .thenRefused('conflict', 'An organization lists at most 500 businesses.'))
})

describe('A changed business', () => {
  it('remembers what it was', () =>
    listings(added(GYM))
      .when(change(GYM, { signupStatus: 'closed', cost: '$900' }))
      .then(changed(GYM, { signupStatus: 'active', cost: null }, { signupStatus: 'closed', cost: '$900' })))

  it('loses what is taken out', () =>
    listings(added(GYM, { phone: '555' }))
      .when(change(GYM, { phone: null }))
      .then(changed(GYM, { phone: '555' }, { phone: null })))

  it('changed to what it is changes nothing', () =>
    listings(added(GYM))
      .when(change(GYM, { name: ' Harbour Gym' }))
      .thenNothing())

  it('is checked like a new one', () =>
    listings(added(GYM))
      .when(change(GYM, { name: '' }))
      .thenRefused('invalid', 'Name is required.'))

  it('must be listed', () =>
    listings(added(GYM))
      .when(change(CLUB, { name: 'Club' }))
      .thenRefused('not-found', 'Business not found'))
})

describe('A removed business', () => {
  it('is gone once', () => {
    listings(added(GYM)).when(remove(GYM)).then(removed(GYM))
    listings(added(GYM), removed(GYM)).when(remove(GYM)).thenRefused('not-found', 'Business not found')
  })

  it('comes back whole, with what was changed', () =>
    listings(added(GYM), changed(GYM, { cost: null }, { cost: '$900' }), removed(GYM, { cost: '$900' }))
      .when(restore(GYM))
      .then(restored(GYM, { cost: '$900' })))

  it('comes back once', () => listings(added(GYM), removed(GYM), restored(GYM)).when(restore(GYM)).thenNothing())

  it('that never was does not come back', () => listings().when(restore(GYM)).thenRefused('not-found', 'Business not found'))
})

describe('The listings of an organization that is not there', () => {
  it('take none', () => given().when(add(GYM)).thenRefused('not-found', 'Organization not found'))

  it('change nothing', () => {
    const gone = given(organizationCreated, added(GYM), organizationDeleted)
    gone.when(add(CLUB)).thenRefused('not-found', 'Organization not found')
    gone.when(change(GYM, { name: 'Club' })).thenRefused('not-found', 'Business not found')
    gone.when(remove(GYM)).thenRefused('not-found', 'Business not found')
    gone.when(restore(GYM)).thenRefused('not-found', 'Organization not found')
  })
})
