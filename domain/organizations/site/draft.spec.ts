import { withDraft } from './draft'

const saved = { home: { headline: 'Since 1998', welcome: 'Hello' } }

it('What is typed is laid over what is saved, and null leaves a field to the template', () =>
  expect(withDraft(saved, { home: { headline: null, welcome: 'Hi' }, contact: { phone: '555 0100' } })).toEqual({
    content: { home: { welcome: 'Hi' }, contact: { phone: '555 0100' } },
    faults: [],
  }))

it('A value that cannot be saved yet is left out, with the reason', () =>
  expect(withDraft(saved, { registration: { link: 'https:' } })).toEqual({
    content: saved,
    faults: ['Sign-up form must be a link that begins with https:// or http://.'],
  }))

it('Of a list the entries that are whole are shown', () => {
  const fees = [{ name: 'Team', amount: '$800' }, { name: 'Free agent' }]
  expect(withDraft({}, { registration: { fees } })).toEqual({
    content: { registration: { fees: [{ name: 'Team', amount: '$800' }] } },
    faults: ['Amount of fee 2 is required.'],
  })
})

it.each([
  [{ cellar: { text: 'x' } }, 'Content names a field that no page has.'],
  [{ home: [] }, 'Content must name the fields of each page.'],
])('What no page has is refused: %j', (typed, message) =>
  expect(withDraft(saved, typed)).toEqual({ kind: 'refused', why: 'invalid', message }),
)
