import { chanceOf } from './chance'
import { DEMO_SEED } from './demo-record'
import { generatedRounds, pastRounds, TEAMS_OF_LEAGUE, type RoundGame } from './demo-rounds'
import { rostersOf, type TalentedPlayer } from './demo-rosters'
import { playGame } from './played'

type Rosters = readonly (readonly TalentedPlayer[])[]

const winnerOf = (chance: () => number, rosters: Rosters, { home, away }: RoundGame): number => {
  const played = playGame(chance, { home: rosters[home] ?? [], away: rosters[away] ?? [] })
  return played.home.points > played.away.points ? home : away
}

const winsOf = (winners: readonly number[]): readonly number[] =>
  Array.from({ length: TEAMS_OF_LEAGUE }, (_, team) => winners.filter(winner => winner === team).length)

const hasEqual = (wins: readonly number[]) => new Set(wins).size < wins.length

/** How often each team of a league won: in the past season, and in the running one after so many games. */
const winsIn = (league: number) => {
  const chance = chanceOf(DEMO_SEED + league)
  const rosters = rostersOf(chance, league)
  const past = pastRounds()
    .flat()
    .map(game => winnerOf(chance, rosters, game))
  const [first = 0, second = 1] = Array.from({ length: TEAMS_OF_LEAGUE }, (_, team) => team).toSorted(
    (a, b) => (winsOf(past)[b] ?? 0) - (winsOf(past)[a] ?? 0),
  )
  playGame(chance, { home: rosters[first] ?? [], away: rosters[second] ?? [] })
  const running = generatedRounds()
    .flat()
    .map(game => winnerOf(chance, rosters, game))
  return { past: winsOf(past), after: (games: number) => winsOf(running.slice(0, games)) }
}

/** Six rounds are over on every day, and as many games of the seventh as the hour says. */
const OVER = [18, 19, 20, 21]

it.each([0, 1])('teams of league %i have equal records, which a rank then explains, on whatever day the demo is', league => {
  const { past, after } = winsIn(league)
  expect([past, ...OVER.map(after)].map(hasEqual)).toEqual([true, true, true, true, true])
})
