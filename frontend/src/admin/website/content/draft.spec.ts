import { before, clashes, draftRules, placesIn, shownValue, draftWith, changesSince, wholeOf, withTyped } from './draft'

const content = { home: { welcome: 'Hello', headline: 'Since 1998' } }
const welcome = { page: 'home', field: 'welcome' }
const phone = { page: 'contact', field: 'phone' }

it('A draft holds what differs from what is stored', () => {
  const draft = draftWith(draftWith({}, content, welcome, 'Hi'), content, phone, '555')
  expect(draft).toEqual({ home: { welcome: 'Hi' }, contact: { phone: '555' } })
  expect(placesIn(draft)).toEqual([welcome, phone])
  expect(shownValue(draft, content, welcome)).toBe('Hi')
  expect(shownValue(draft, content, { page: 'home', field: 'headline' })).toBe('Since 1998')
})

it('What is typed back to what is stored is no change', () =>
  expect(draftWith(draftWith({}, content, welcome, 'Hi'), content, welcome, 'Hello')).toEqual({}))

it.each(['', []])('An empty field is left to the template: %j', value => {
  const draft = draftWith({}, content, welcome, value)
  expect(draft).toEqual({ home: { welcome: null } })
  expect(shownValue(draft, content, welcome)).toBeNull()
})

it('What a draft takes the place of undoes it', () =>
  expect(before({ home: { welcome: 'Hi' }, contact: { phone: '555' } }, content)).toEqual({
    home: { welcome: 'Hello' },
    contact: { phone: null },
  }))

it('What was typed after a draft was sent is what differs from it', () => {
  const sent = { home: { welcome: 'Hi', history: null } }
  expect(changesSince(sent, { home: { welcome: 'Hi!', history: null }, contact: { phone: null } })).toEqual({
    home: { welcome: 'Hi!' },
    contact: { phone: null },
  })
  expect(changesSince(sent, sent)).toEqual({})
})

it('Two people clash where both changed the same field', () => {
  const now = { home: { welcome: 'Hey', headline: 'Since 1999' } }
  expect(clashes({ home: { welcome: 'Hi' }, contact: { phone: '555' } }, content, now)).toEqual([
    { place: welcome, label: 'Welcome of Home', mine: 'Hi', theirs: 'Hey' },
  ])
})

describe('A site that is edited', () => {
  const was = wholeOf(content)
  const mine = withTyped(was, was, welcome, 'Hi')

  it('differs by what was typed alone', () => {
    expect(changesSince(was, mine)).toEqual({ home: { welcome: 'Hi' } })
    expect(draftRules.same(was, withTyped(mine, was, welcome, 'Hello'))).toBe(true)
  })

  it('keeps what only one of two people changed, also what was left to the template', () => {
    const theirs = wholeOf({ home: { welcome: 'Hello' }, contact: { phone: '555' } })
    expect(changesSince(was, draftRules.rebase({ was, is: mine }, theirs))).toEqual({
      home: { welcome: 'Hi', headline: null },
      contact: { phone: '555' },
    })
  })
})
