import { findNames, nameIndex, type SearchEntry } from './name-index'

const named = (name: string, ...beside: string[]): SearchEntry<string> => ({ thing: name, name, beside })

const LEAGUE = nameIndex([
  named('LeBron James', 'Cleveland Cavaliers'),
  named('Giannis Antetokounmpo', 'Milwaukee Bucks'),
  named('Stephen Curry', 'Golden State Warriors'),
  named('Seth Curry'),
  named('Michael Kidd-Gilchrist'),
  named('Mike James'),
  named('Nikola Jokić'),
  named('Luka Dončić'),
  named('De Andre Hunter'),
  named("Shaquille O'Neal"),
  named('Łukasz Groß'),
  named('Guest 1'),
  named('Guest 2'),
])

const found = (text: string) => findNames(LEAGUE, text).map(({ thing }) => thing)

/** The name with what was found in brackets. */
const marked = (text: string) => {
  const [first] = findNames(LEAGUE, text)
  if (!first) return undefined
  const { name, marks } = first
  const pieces = marks.map(([from, to], i) => `${name.slice(marks[i - 1]?.[1] ?? 0, from)}[${name.slice(from, to)}]`)
  return `${pieces.join('')}${name.slice(marks.at(-1)?.[1] ?? 0)}`
}

it.each([
  ['a whole name', 'lebron james', 'LeBron James'],
  ['the beginning of a word', 'antet', 'Giannis Antetokounmpo'],
  ['a name without its accents', 'jokic', 'Nikola Jokić'],
  ['a name with accents that it has not', 'lébrón', 'LeBron James'],
  ['letters that a keyboard may not have', 'lukasz gross', 'Łukasz Groß'],
  ['last name first', 'antetokounmpo giannis', 'Giannis Antetokounmpo'],
  ['last name first, with a comma', 'Curry, Stephen', 'Stephen Curry'],
  ['a letter left out', 'lebrn', 'LeBron James'],
  ['a letter too many', 'stepphen', 'Stephen Curry'],
  ['two letters exchanged', 'gianins', 'Giannis Antetokounmpo'],
  ['two letters mistaken in a long word', 'antetokumpo', 'Giannis Antetokounmpo'],
  ['a mistake while the word is still being typed', 'anteko', 'Giannis Antetokounmpo'],
  ['the short form of a first name', 'steph curry', 'Stephen Curry'],
  ['the long form of a short one', 'michael james', 'Mike James'],
  ['two words written as one', 'deandre hunter', 'De Andre Hunter'],
  ['one word written as two', 'o neal', "Shaquille O'Neal"],
  ['a hyphen left out', 'kidd gilchrist', 'Michael Kidd-Gilchrist'],
  ['the inside of a word', 'gilchr', 'Michael Kidd-Gilchrist'],
  ['an initial', 'l james', 'LeBron James'],
  ['a name with its team', 'james cavaliers', 'LeBron James'],
])('finds by %s', (_, text, name) => expect(found(text)[0]).toBe(name))

it('names the nearest first: equal words, then beginnings, then short forms', () => {
  expect(found('curry')).toEqual(['Stephen Curry', 'Seth Curry'])
  expect(found('mike')).toEqual(['Mike James', 'Michael Kidd-Gilchrist'])
  expect(found('james l')).toEqual(['LeBron James'])
})

it('takes a single letter for the beginning of a word', () => {
  const index = nameIndex([named('Ana Ruiz'), named('Luc Mbah a Moute')])
  expect(findNames(index, 'a').map(({ thing }) => thing)).toEqual(['Ana Ruiz', 'Luc Mbah a Moute'])
})

it('leaves out what fits by mistakes where something fits without', () => {
  expect(found('seth')).toEqual(['Seth Curry'])
})

it('takes no number for a mistake, and mistakes no short word', () => {
  expect(found('guest 1')).toEqual(['Guest 1'])
  expect(found('guest 3')).toEqual([])
  expect(found('cut')).toEqual([])
})

it('finds nobody by their team alone', () => {
  expect(found('warriors')).toEqual([])
})

it('finds nothing where one word fits nowhere, and for a text without a letter', () => {
  expect([found('stephen jokic'), found('   '), found('!?')]).toEqual([[], [], []])
})

it('takes a word of a name once', () => {
  expect(found('james james')).toEqual([])
})

it('marks what was found', () => {
  expect(['antet', 'curry steph', 'gross', 'o neal', 'deandre', 'gilchr', 'lebrn'].map(marked)).toEqual([
    'Giannis [Antet]okounmpo',
    '[Steph]en [Curry]',
    'Łukasz [Groß]',
    "Shaquille [O'Neal]",
    '[De Andre] Hunter',
    'Michael Kidd-[Gilchr]ist',
    '[LeBron] James',
  ])
})
