import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { hasRealLeagues } from '../statistics/real-leagues.examples'
import { abbreviationFault, abbreviationOf, abbreviationsById, abbreviationsOf } from './abbreviation'

const of = (...names: string[]) => abbreviationsOf(names.map(name => ({ name, abbreviation: null })))

describe('The abbreviation of a name', () => {
  it.each([
    ['one word begins it', 'Bulls', 'BUL'],
    ['two words: the first begins it', 'Tustin Comets', 'TUS'],
    ['a short first word goes on with the second', 'LA Clippers', 'LAC'],
    ['three words: their initials', 'Golden State Warriors', 'GSW'],
    ['four words: the initials of the first three', 'Fountain Valley Monday Ballers', 'FVM'],
    ['articles say nothing', 'The Hawks', 'HAW'],
    ['articles say nothing within a name', 'Knights of the Court', 'KNI'],
    ['unless nothing else is there', 'The A', 'THE'],
    ['accents are left out', 'Montréal Alliance', 'MON'],
    ['accents written apart too', 'E\u0301lan', 'ELA'],
    ['letters that are no accents are spelled', 'Øster Åsen', 'OST'],
    ['a sharp s is two letters', 'ßa', 'SSA'],
    ['apostrophes do not divide words', "O'Neal Stars", 'ONE'],
    ['full stops do not divide words', 'St. Louis', 'STL'],
    ['hyphens do', 'Notre-Dame-de-Grâce', 'NDD'],
    ['a number at the end stays', 'Team 2', 'TE2'],
    ['a long number too', 'Team 10', 'T10'],
    ['a zero before it is no part of it', 'Team 02', 'TE2'],
    ['a Roman number is one', 'Ohana II', 'OH2'],
    ['a number that begins it is a word', '76ers', '76E'],
    ['other scripts keep their letters', 'Ολυμπιακός', 'ΟΛΥ'],
    ['a short name is as short as it is', 'Q', 'Q'],
    ['nothing but signs is taken as it is', '***!', '***'],
  ])('%s: %s is %s', (_, name, is) => expect(abbreviationOf(name)).toBe(is))

  it('is none that is taken', () => {
    expect(abbreviationOf('Tustin Comets', new Set(['TUS']))).toBe('TCO')
    expect(abbreviationOf('Tustin Comets', new Set(['TUS', 'TCO']))).toBe('TUC')
    expect(abbreviationOf('Bulls', new Set(['BUL']))).toBe('BUS')
  })

  it('is one that could be chosen, wherever the name has three plain letters', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ]{0,12}[A-Za-z]{3}[A-Za-z0-9 é-]{0,12}$/), name => {
        expect(abbreviationFault(abbreviationOf(name))).toBeUndefined()
      }),
    ))
})

describe('The abbreviations of teams that are shown together', () => {
  it('tell apart names that begin alike', () =>
    expect(of('Tustin Comets', 'Tustin Crows', 'Bulls')).toEqual(['TCO', 'TCR', 'BUL']))

  it('tell apart names of one word that begin alike', () => expect(of('Bulls', 'Bullets')).toEqual(['BUS', 'BUE']))

  it('number teams of one name', () => expect(new Set(of('Aces', 'Aces', 'Aces')).size).toBe(3))

  it('are the same in every order of the list', () => {
    const [comets, crows, bulls] = of('Tustin Comets', 'Tustin Crows', 'Bulls')
    expect(of('Bulls', 'Tustin Crows', 'Tustin Comets')).toEqual([bulls, crows, comets])
  })

  it('leave a chosen one as it is, and take it for no other', () =>
    expect(
      abbreviationsOf([
        { name: 'Tustin Comets', abbreviation: null },
        { name: 'Aces', abbreviation: 'TUS' },
      ]),
    ).toEqual(['TCO', 'TUS']))

  it('leave two chosen ones alike', () =>
    expect(
      abbreviationsOf([
        { name: 'Tustin Comets', abbreviation: 'TTT' },
        { name: 'Tustin Crows', abbreviation: 'TTT' },
      ]),
    ).toEqual(['TTT', 'TTT']))

  it('differ, whatever the names are', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ABab12 ]{1,6}$/), { maxLength: 40 }), names => {
        const plain = names.filter(name => /[a-z0-9]/i.test(name))
        expect(new Set(of(...plain)).size).toBe(plain.length)
      }),
    ))
})

const REAL = join(__dirname, '../../../shared/data')
const namesIn = (league: string) =>
  readFileSync(join(REAL, league, 'teams.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(',')[1] ?? '')

const describeReal = hasRealLeagues('the abbreviations of real leagues') ? describe : describe.skip

describeReal('The abbreviations of a real league', () => {
  it.each(['nba-2017-18', 'cebl-2025', 'rec-league-2025'])('differ and have three letters: %s', league => {
    const abbreviations = of(...namesIn(league))
    expect(new Set(abbreviations).size).toBe(abbreviations.length)
    expect(abbreviations.filter(abbreviation => abbreviationFault(abbreviation))).toEqual([])
  })
})

it('Teams that come several times are told apart from others, not from themselves', () => {
  const hawks = { id: 1, name: 'Harbour Hawks', abbreviation: null }
  const hares = { id: 2, name: 'Harbour Hares', abbreviation: null }
  const bulls = { id: 3, name: 'Bulls', abbreviation: 'BLS' }
  const abbreviations = abbreviationsById([hawks, bulls, hares, hawks])
  expect(abbreviations.get(3)).toBe('BLS')
  expect(new Set(abbreviations.values()).size).toBe(3)
})
