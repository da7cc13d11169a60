import { likelyDuplicates, MOST_GROUPS, type DuplicateGroup } from './likely-duplicates'

/** Players by their names, `Ana|Lee`, with ids from 1. */
const players = (...names: readonly string[]) =>
  names.map((name, i) => {
    const [firstName = '', lastName = ''] = name.split('|')
    return { id: i + 1, firstName, lastName }
  })

const found = (...names: readonly string[]) => likelyDuplicates(players(...names))

/** What is found of two names; `nobody` where they are taken for two people. */
const why = (a: string, b: string): DuplicateGroup['why'] | 'nobody' => found(a, b)[0]?.why ?? 'nobody'

describe('Players of the same name', () => {
  it('are a group, however many they are', () =>
    expect(found('Ana|Lee', 'Ben|Okafor', 'Ana|Lee', 'Ana|Lee')).toEqual([
      { certain: true, why: 'same-name', reason: 'The same name.', players: [1, 3, 4] },
    ]))

  it.each([
    ['Ana|Lee', 'ANA|LEE'],
    ['Ana|Lee', ' Ana | Lee '],
    ['Ana|Lee', 'Ana |Lee'],
    ['Ana María|Lee', 'Ana  María|Lee'],
    ['Ana Lee|', '|Ana Lee'],
  ])('are written %s and %s', (a, b) => expect(why(a, b)).toBe('same-name'))
})

describe('A first name here that is the last name there', () => {
  const [pastor, ignacio] = [
    { id: 1, firstName: 'Pastor', lastName: 'Ignacio' },
    { id: 2, firstName: 'Ignacio', lastName: 'Moor' },
  ]
  const guess = (reason: string) => [{ certain: false, why: 'shared-name', reason, players: [1, 2] }]

  it('is a guess in one team', () =>
    expect(
      likelyDuplicates([
        { ...pastor, teams: [5] },
        { ...ignacio, teams: [5, 6] },
      ]),
    ).toEqual(guess('Ignacio is the last name of one and a first name of the other, and both are on one team.')))

  it('is a guess under one shirt number', () =>
    expect(
      likelyDuplicates([
        { ...pastor, shirtNumber: '7' },
        { ...ignacio, shirtNumber: '7' },
      ]),
    ).toEqual(guess('Ignacio is the last name of one and a first name of the other, and both wear the same number.')))

  it('is none without either', () => {
    expect(likelyDuplicates([pastor, ignacio])).toEqual([])
    expect(
      likelyDuplicates([
        { ...pastor, teams: [5], shirtNumber: '7' },
        { ...ignacio, teams: [6], shirtNumber: '8' },
      ]),
    ).toEqual([])
  })
})

describe('A guess', () => {
  it('names all players of both spellings, and the reason in words', () =>
    expect(found('Michael|Lee', 'Mike|Lee', 'Michael|Lee')).toEqual([
      { certain: true, why: 'same-name', reason: 'The same name.', players: [1, 3] },
      { certain: false, why: 'nickname', reason: 'Michael and Mike can be the same name.', players: [1, 3, 2] },
    ]))

  it('is made once for two spellings, with the surest reason', () =>
    expect(found('Jo|Ann', 'Joann|').map(({ why }) => why)).toEqual(['accents']))

  it('comes after those of the same name, the surest first', () =>
    expect(found('Bob|Hart', 'Robert|Hart', 'José|Ruiz', 'Jose|Ruiz', 'Ben|Cole', 'Ben|Cole').map(({ why }) => why)).toEqual([
      'same-name',
      'accents',
      'nickname',
    ]))

  it.each([
    ['José|Ruiz', 'Jose|Ruiz'],
    ['Łukasz|Grøn', 'Lukasz|Gron'],
    ['Jean-Luc|Roy', 'Jean Luc|Roy'],
    ['Ana|O’Neil', 'Ana|ONeil'],
    ['J.R.|Smith', 'JR|Smith'],
    ['De Andre|Hunter', "De'Andre|Hunter"],
  ])('looks through accents, hyphens and blanks: %s and %s', (a, b) => expect(why(a, b)).toBe('accents'))

  it.each([
    ['Ana|Lee', 'Lee|Ana'],
    ['Ana|Lee Kim', 'Lee Kim|Ana'],
    ['José|Ruiz', 'Ruiz|Jose'],
    ['Ana|Lee', '|Lee Ana'],
  ])('sees names that changed places: %s and %s', (a, b) => expect(why(a, b)).toBe('swapped-names'))

  it.each([
    ['Mike|Lee', 'Michael|Lee'],
    ['Bob|Lee', 'Rob|Lee'],
    ['Alex|Lee', 'Alexandra|Lee'],
    ['Alex|Lee', 'Alexander|Lee'],
    ['Bill|Lee', 'William|Lee'],
    ['Paco|Ruiz', 'Francisco|Ruíz'],
    ['Peggy|Lee', 'Margaret|Lee'],
  ])('knows nicknames: %s and %s', (a, b) => expect(why(a, b)).toBe('nickname'))

  it.each([
    ['A.|Lee', 'Ana|Lee'],
    ['A|Lee', 'Ana|Lee'],
    ['Kev|Lee', 'Kevin|Lee'],
    ['Ana|L.', 'Ana|Lee'],
    ['Ana|García', 'Ana|García López'],
    ['Ana|Lee', 'Ana María|Lee'],
    ['HH|', 'Harrison|Hart'],
    ['A. L.|', 'Ana|Lee'],
    ['Evan|Gilyard II', 'Evan|Gilyard Jr.'],
    ['Ana|López', 'Ana|García López'],
  ])('knows initials and beginnings: %s and %s', (a, b) => expect(why(a, b)).toBe('short-form'))

  it('says whose initials they are', () =>
    expect(found('Harrison|Hart', '|HH')[0]?.reason).toBe('HH can stand for Harrison Hart.'))

  it('says which form stands for which, in either order', () => {
    expect(found('Ana|Lee', 'A.|Lee')[0]?.reason).toBe('A. can stand for Ana.')
    expect(found('Kev|Lee', 'Kevin|Lee')[0]?.reason).toBe('Kev can stand for Kevin.')
  })

  it.each([
    ['Jonh|Hart', 'John|Hart'],
    ['Ana|Okafor', 'Ana|Okaforr'],
    ['Marta|Lee', 'Marte|Lee'],
    ['Ana|Norwod', 'Ana|Norwood'],
  ])('forgives one letter: %s and %s', (a, b) => expect(why(a, b)).toBe('one-letter'))

  it.each([
    ['Ana|Lee', 'Ben|Lee'],
    ['Ana|Lee', 'Ana|Ruiz'],
    ['Dan|Lee', 'Ian|Lee'],
    ['Al|Li', 'Al|Lu'],
    ['Guest|One 1', 'Guest|One 2'],
    ['Marcus|Morris', 'Markieff|Morris'],
    ['Mike|Lee', 'Michael|Li'],
    ['Marte|Lee', 'Marta|Lea'],
    ['Ana|', 'Ana|Lee'],
  ])('takes others for two people: %s and %s', (a, b) => expect(why(a, b)).toBe('nobody'))
})

it('No player makes no group, and neither does one', () => {
  expect(found()).toEqual([])
  expect(found('Ana|Lee')).toEqual([])
})

it('A list of guesses that is too long is cut off, those of the same name stay', () => {
  const initials = Array.from('bcdefghijk', letter => `${letter}.|Lee`)
  const names = Array.from('bcdefghijk', letter => `${letter}ana|Lee`)
  const groups = likelyDuplicates(players('Ana|Lee', ...initials, ...names, 'Ana|Lee'), 4)
  expect(groups.map(({ why }) => why)).toEqual(['same-name', 'short-form', 'short-form', 'short-form'])
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const word = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => LETTERS[Math.floor(n / 26 ** i + n * 7 * i) % 26]).join('')

it.each([
  ['of different names', (n: number) => ({ firstName: word(n, 6), lastName: word(n * 31, 7) })],
  ['of one last name', (n: number) => ({ firstName: word(n, 6), lastName: 'Lee' })],
  ['of one first letter', (n: number) => ({ firstName: `a${word(n, 2)}`, lastName: 'Lee' })],
])('Two thousand players %s are gone through, though each could be compared with each', (_, nameOf) => {
  const many = Array.from({ length: 2000 }, (_, i) => ({ id: i + 1, ...nameOf(i) }))
  expect(likelyDuplicates(many).length).toBeLessThanOrEqual(MOST_GROUPS)
})
