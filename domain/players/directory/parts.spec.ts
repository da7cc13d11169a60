import { comparePlayers } from '../player-order'
import { letterOf } from './letters'
import { partOfAll, partOfFound, PLAYERS_OF_A_PART } from './parts'

const BEGINNINGS = ['Á', 'a', 'Ø', 'O', 'z', 'Ł', '7', 'É', 'Müller ', 'de ', 'Žižek ', 'ñ', 'N', '李']

const everybody = Array.from({ length: 3 * PLAYERS_OF_A_PART - 7 }, (_, id) => ({
  id,
  firstName: `Ann${(id * 7) % 31}`,
  lastName: `${BEGINNINGS[id % BEGINNINGS.length]}${(id * 11) % 40}`,
})).toSorted(comparePlayers)

const partsOfAll = [1, 2, 3].map(part => partOfAll(everybody, part))

describe('A long list of players from A to Z', () => {
  /** The slow way: each letter by itself, its players sorted by the collation of their names. */
  const lettersInOrder = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']
  const collator = new Intl.Collator('en', { numeric: true })
  const slowly = lettersInOrder.flatMap(letter =>
    everybody
      .filter(({ lastName }) => letterOf(lastName) === letter)
      .toSorted((a, b) => collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName) || a.id - b.id),
  )

  it('comes in parts that hold everybody once, in the order of the letters and of names with accents', () =>
    expect(partsOfAll.flatMap(({ players }) => players)).toEqual(slowly))

  it('has parts of one size, and a rest', () =>
    expect(partsOfAll.map(({ players }) => players.length)).toEqual([
      PLAYERS_OF_A_PART,
      PLAYERS_OF_A_PART,
      PLAYERS_OF_A_PART - 7,
    ]))

  it('says in which part each letter begins', () => {
    const first = (letter: string) => slowly.findIndex(({ lastName }) => letterOf(lastName) === letter)
    const [{ letters }] = partsOfAll as [(typeof partsOfAll)[number]]
    expect(letters).toEqual(
      lettersInOrder.flatMap(letter => {
        const at = first(letter)
        return at === -1 ? [] : [{ letter, part: Math.floor(at / PLAYERS_OF_A_PART) + 1 }]
      }),
    )
  })

  it('has its last part beyond it', () => expect(partOfAll(everybody, 4)).toEqual(partOfAll(everybody, 3)))
})

it('Who was found comes in the order of their names, with no letters', () =>
  expect([1, 2, 3].map(part => partOfFound(everybody, part)).flatMap(({ players }) => players)).toEqual(everybody))

it('Nobody is one part', () => expect(partOfFound([], 1)).toEqual({ players: [], part: 1, parts: 1, letters: [] }))
