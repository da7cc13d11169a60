import { initials } from '../Picture'

it('takes the first letters of the first and the last word', () => {
  expect([initials('Ana María Ruiz'), initials('Irvine Hawks')]).toEqual(['AR', 'IH'])
})

it('takes two letters of a single word, and none of nothing', () => {
  expect([initials('hawks'), initials('  '), initials('Élan')]).toEqual(['HA', '', 'ÉL'])
})

it.each([
  ['James Ennis III', 'JE'],
  ['Evan Gilyard II', 'EG'],
  ['Evan Gilyard Jr.', 'EG'],
  ['Tim Hardaway, Sr.', 'TH'],
  ['Otto Porter jr', 'OP'],
])('leaves out the suffix of %s', (name, letters) => expect(initials(name)).toBe(letters))

it('takes a suffix for a name where nothing else distinguishes two', () => expect(initials('Hawks II')).toBe('HI'))

it('leaves out particles, but not names that look like them', () => {
  expect([initials('van der Berg'), initials('Luc Mbah a'), initials('Nando De Colo')]).toEqual(['BE', 'LM', 'NC'])
})

it('writes names that are all small', () =>
  expect([initials('ana lee'), initials('bo'), initials('Van')]).toEqual(['AL', 'BO', 'VA']))

it('keeps accents, however they are written', () => {
  expect([initials('Élan Ôto'), initials('E\u0301lan O\u0302to')]).toEqual(['ÉÔ', 'ÉÔ'])
})
