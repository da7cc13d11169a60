import fc from 'fast-check'
import { finalOfKnockOut, type PlayOffGame } from './play-offs'

/** `1-2` was won by the first team, `2-1` by the second; `1=2` is a tie, `1?2` was not played, `1w2` a walk-over of the first. */
const game = (text: string, at: number): PlayOffGame => {
  const [, one = '', sign = '', other = ''] = /^(\d+)([-=?w])(\d+)$/.exec(text) ?? []
  const [home, away] = [Number(one), Number(other)].sort((a, b) => a - b) as [number, number]
  const firstIsHome = Number(one) === home
  const won = firstIsHome ? { home: 80, away: 70 } : { home: 70, away: 80 }
  const score = { '-': won, '=': { home: 70, away: 70 } }[sign] ?? null
  return { game: at + 1, home, away, score, walkover: sign === 'w' ? (firstIsHome ? 'home' : 'away') : null }
}

const finalOf = (text: string) => finalOfKnockOut(text.split(' ').map(game))
const champion = (text: string) => finalOf(text)?.winner

describe('The champion of play-offs without a bracket', () => {
  it.each([
    ['is the winner of the only game', '1-2', 1],
    ['is who won the final after the semifinals', '1-4 2-3 2-1', 2],
    ['may have had a bye', '2-3 1-2', 1],
    ['is not the winner of the game for third place, before or after the final', '1-4 2-3 3-4 1-2', 1],
    ['is not the winner of the game for third place that is played last', '1-4 2-3 1-2 4-3', 1],
    ['is known though the game for third place was not played', '1-4 2-3 1-2 4?3', 1],
    ['may have won by walk-over', '1-4 2-3 2w1', 2],
    ['is who won more games of the final', '1-4 1-4 2-3 2-3 1-2 2-1 1-2', 1],
    ['is known though games of a series were not needed', '1-4 1-4 1?4 2-3 2-3 2?3 2-1 2-1 2?1', 2],
  ])('%s', (_, games, expected) => expect(champion(games)).toBe(expected))

  it('beat somebody in a final, whose last won game says so', () => {
    expect(finalOf('1-4 2-3 1-2 2-1 1-2 1?2')).toBeUndefined()
    expect(finalOf('1-4 2-3 1-2 2-1 1-2 1-2 1?2')).toEqual({ winner: 1, loser: 2, won: 3, lost: 1, decidedBy: 6 })
    expect(finalOf('1-4 2-3 1-2 1-2 2-1 2?1')).toBeUndefined()
  })
})

describe('Nobody is champion of play-offs', () => {
  it.each([
    ['without a game', ''],
    ['whose final is not played', '1-4 2-3 1?2'],
    ['whose final was not scheduled', '1-4 2-3'],
    ['whose final is a tie', '1-4 2-3 1=2'],
    ['whose final may still be turned', '1-2 1?2 1?2'],
    ['whose final is at one each', '1-2 2-1'],
    ['of two cups, each with a winner', '1-2 3-4'],
    ['in which the loser of a game plays on against a winner', '1-2 3-4 2-3'],
    ['in which everybody meets everybody', '1-2 3-4 1-3 2-4 1-4 2-3'],
    ['in which three beat each other in a circle', '1-2 3-1 2-3'],
    ['in which teams meet by turns, though one beat every other more often', '1-2 1-3 2-3 1-2 1-3 2-3 2-1 3-1 2-3'],
    ['in which an early game was not played', '1?4 2-3 1-2'],
  ])('%s', (_, games) => expect(finalOfKnockOut(games === '' ? [] : games.split(' ').map(game))).toBeUndefined())
})

type Chance = () => number
const chanceOf = (numbers: readonly number[]): Chance => {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

const pairsOf = (teams: readonly number[]) =>
  teams.flatMap((team, i) => (i % 2 === 0 && i + 1 < teams.length ? [[team, teams[i + 1] as number] as const] : []))

/** A series in which one team wins `needed` games, with what the other won before, and games that were not needed any more. */
const seriesText = ([one, other]: readonly [number, number], needed: number, chance: Chance) => {
  const firstWins = chance() < 0.5
  const [winner, loser] = firstWins ? [one, other] : [other, one]
  const lost = Math.floor(chance() * needed)
  const before = [...Array<string>(needed - 1).fill(`${winner}-${loser}`), ...Array<string>(lost).fill(`${loser}-${winner}`)]
  const left = Array<string>(needed - 1 - lost).fill(`${winner}?${loser}`)
  return { winner, loser, games: [...before.sort(() => chance() - 0.5), `${winner}-${loser}`, ...left] }
}

/** Merges lists, each in its own order. */
const mixed = (lists: readonly (readonly string[])[], chance: Chance): string[] => {
  const left = lists.filter(list => list.length > 0)
  if (left.length === 0) return []
  const next = Math.floor(chance() * left.length)
  return [
    left[next]?.[0] as string,
    ...mixed(
      left.map((list, i) => (i === next ? list.slice(1) : list)),
      chance,
    ),
  ]
}

/** The games of a whole knock-out, round by round, and who won it: the reference is how it was played. */
const knockOut = (teams: readonly number[], needed: number, chance: Chance): { games: string[]; champion: number } => {
  if (teams.length === 1) return { games: [], champion: teams[0] as number }
  const played = pairsOf(teams).map(pair => seriesText(pair, needed, chance))
  const rest = teams.length % 2 === 1 ? teams.slice(-1) : []
  const next = knockOut([...rest, ...played.map(({ winner }) => winner)], needed, chance)
  return {
    games: [
      ...mixed(
        played.map(({ games }) => games),
        chance,
      ),
      ...next.games,
    ],
    champion: next.champion,
  }
}

const numbers = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8, maxLength: 60 })

it('Whatever the number of teams and of games that win a series, the champion of a knock-out is found', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), fc.integer({ min: 1, max: 4 }), numbers, (size, needed, chances) => {
      const teams = Array.from({ length: size }, (_, i) => i + 1)
      const { games, champion: expected } = knockOut(teams, needed, chanceOf(chances))
      expect(champion(games.join(' '))).toBe(expected)
    }),
  ))

it('Before its last game a knock-out of single games has no champion', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), numbers, (size, chances) => {
      const teams = Array.from({ length: size }, (_, i) => i + 1)
      const { games } = knockOut(teams, 1, chanceOf(chances))
      expect(champion([...games.slice(0, -1), games.at(-1)?.replace('-', '?')].join(' '))).toBeUndefined()
    }),
  ))

const signs = fc.constantFrom('-', '-', '-', '=', '?', 'w')
const anyGame = fc
  .tuple(fc.integer({ min: 1, max: 5 }), signs, fc.integer({ min: 1, max: 5 }))
  .filter(([one, , other]) => one !== other)
  .map(parts => parts.join(''))

it('Whatever was played, no opponent beat the champion more often than it lost to it, and every other team has one that did', () =>
  fc.assert(
    fc.property(fc.array(anyGame, { minLength: 1, maxLength: 8 }), texts => {
      const games = texts.map(game)
      const final = finalOfKnockOut(games)
      if (!final) return
      const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))]
      const wins = (one: number, other: number) =>
        games.filter(
          ({ home, away, score, walkover }) =>
            new Set([home, away, one, other]).size === 2 &&
            (walkover ?? (score && score.home !== score.away ? (score.home > score.away ? 'home' : 'away') : null)) ===
              (home === one ? 'home' : 'away'),
        ).length
      const lostTo = (team: number) => teams.filter(other => other !== team && wins(other, team) > wins(team, other))
      expect(lostTo(final.winner)).toEqual([])
      for (const team of teams.filter(one => one !== final.winner)) expect(lostTo(team)).not.toEqual([])
    }),
    { numRuns: 500 },
  ))
