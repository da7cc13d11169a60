import { search, wordsOf, type Searchable } from './search'

const thing = (name: string, about = ''): Searchable => ({ key: name, name: wordsOf(name), about: wordsOf(about) })

const THINGS = [
  thing('Enter scores', 'Monday League'),
  thing('Monday League', 'Fall 2026'),
  thing('Río Kings', 'Monday League'),
  thing('Kings', 'Sunday League'),
  thing('Łukasz Østby-Núñez', 'Río Kings'),
  thing('Ana King', 'Kings'),
  thing("D'Angelo Ray"),
]

const found = (text: string, { recent = [], most = 20 }: { recent?: readonly string[]; most?: number } = {}) =>
  search({ things: THINGS, text, recent, most }).map(({ key }) => key)

it('finds a name by the beginning of a word', () => expect(found('dang')).toEqual(["D'Angelo Ray"]))
it('finds a name without its accents', () => expect(found('rio kin')).toContain('Río Kings'))
it('finds a name with accents that it does not have', () => expect(found('kíngs')).toContain('Kings'))
it('finds letters that are no plain letter with a mark', () => expect(found('lukasz ostby')).toEqual(['Łukasz Østby-Núñez']))
it('finds a name whatever the order of its words', () => expect(found('nunez lukasz')).toEqual(['Łukasz Østby-Núñez']))
it('finds a name with an apostrophe, typed or not', () => {
  expect(found("d'angelo")).toEqual(["D'Angelo Ray"])
  expect(found('dangelo')).toEqual(["D'Angelo Ray"])
})
it('finds a thing by its name and by what is said about it together', () =>
  expect(found('lukasz kings')).toEqual(['Łukasz Østby-Núñez']))
it('finds nothing where one of the words is nowhere', () => expect(found('kings sunday fox')).toEqual([]))

it('has the whole word before one that begins with it, and that before one that holds it', () => {
  const things = [thing('Hawkins'), thing('Ahawk'), thing('Hawk')]
  expect(search({ things, text: 'hawk', recent: [], most: 9 }).map(({ key }) => key)).toEqual(['Hawk', 'Hawkins', 'Ahawk'])
})

it('has a name before what is said about others, and the shorter of two names first', () =>
  expect(found('kings')).toEqual(['Kings', 'Río Kings', 'Ana King', 'Łukasz Østby-Núñez']))

it('has what was chosen lately first among those that fit as well', () => {
  expect(found('kings').slice(0, 2)).toEqual(['Kings', 'Río Kings'])
  expect(found('kings', { recent: ['Río Kings'] }).slice(0, 2)).toEqual(['Río Kings', 'Kings'])
})

it('does not put what was chosen lately before what fits better', () =>
  expect(found('monday league', { recent: ['Enter scores'] })[0]).toBe('Monday League'))

it('finds what was chosen lately for no text, the latest first, then the first', () =>
  expect(found(' ', { recent: ['Kings', 'Ana King'], most: 3 })).toEqual(['Kings', 'Ana King', 'Enter scores']))

it('finds no more than was asked for', () => expect(found('', { most: 2 })).toHaveLength(2))
