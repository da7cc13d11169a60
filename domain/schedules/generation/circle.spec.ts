import { circleRound, roundsOfCircle } from './circle'

const rounds = (teams: number, count = roundsOfCircle(teams)) =>
  Array.from({ length: count }, (_, round) => circleRound(teams, round))

/** `HAHA` of a team, in the order of its games. */
const sidesOf = (team: number, played: ReturnType<typeof rounds>) =>
  played.flatMap(games => games.filter(game => game.includes(team)).map(([home]) => (home === team ? 'H' : 'A'))).join('')

const breaks = (sides: string) => [...sides].filter((side, i) => i > 0 && side === sides[i - 1]).length
const sizes = Array.from({ length: 39 }, (_, i) => i + 2)

describe.each(sizes)('A circle of %i teams', teams => {
  const played = rounds(teams)
  const sides = Array.from({ length: teams }, (_, team) => sidesOf(team, played))

  it('lets everybody meet everybody once', () => {
    const pairs = played.flat().map(([home, away]) => `${Math.min(home, away)}-${Math.max(home, away)}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs).toHaveLength((teams * (teams - 1)) / 2)
  })

  it('lets nobody play twice in a round', () => {
    for (const games of played) expect(new Set(games.flat()).size).toBe(games.length * 2)
  })

  it('has the fewest breaks that there can be', () => {
    const count = sides.map(breaks).reduce((sum, one) => sum + one, 0)
    expect(count).toBe(teams % 2 === 0 ? teams - 2 : 0)
  })

  it('gives everybody as many home as away games, or one more or less', () => {
    for (const played of sides)
      expect(Math.abs(2 * [...played].filter(side => side === 'H').length - played.length)).toBe(played.length % 2)
  })
})

it('Two rounds robin of an even number of teams have 2n − 4 breaks', () => {
  const played = rounds(12, 22)
  const count = Array.from({ length: 12 }, (_, team) => breaks(sidesOf(team, played))).reduce((sum, one) => sum + one, 0)
  expect(count).toBe(20)
})
