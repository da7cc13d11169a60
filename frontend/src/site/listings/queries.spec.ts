import { listingOf, listingsWith, type Listing } from './queries'

const listing = (name: string): Listing => ({
  id: 1,
  name,
  slug: null,
  domain: null,
  logo_url: null,
  colors: [],
  abbreviation: null,
  href: '/x',
  sports: ['Basketball'],
})
const names = (words: string) =>
  listingsWith(['Zürich Hoops', 'Orange County Hoops', 'Łódź Basket'].map(listing), words).map(({ name }) => name)

it.each([
  ['zurich', ['Zürich Hoops']],
  ['HOOPS', ['Zürich Hoops', 'Orange County Hoops']],
  ['hoops county', ['Orange County Hoops']],
  ['lodz', ['Łódź Basket']],
  ['nobody', []],
])('%s finds %j', (words, found) => expect(names(words)).toEqual(found))

it('finds all where nothing is typed', () => expect(names('  ')).toHaveLength(3))

it('names its sports as a heading does', () => {
  const answer = { ...listing('Harbor'), slug: 'harbor', sports: [{ id: 1, name: 'basketball', type: 'basketball' }] }
  expect(listingOf(answer).map(({ sports }) => sports)).toEqual([['Basketball']])
})
