import { circleRound, roundsOfCircle, type Pairing } from './circle'
import type { ScheduleProblem } from './problem'

/** How often each pair meets, whichever of the two is at home. */
type Meetings = { readonly of: (pair: Pairing) => number; readonly add: (pair: Pairing, count: number) => void }

const keptMeetings = ({ teams, kept }: ScheduleProblem): Meetings => {
  const counts = new Int32Array(teams * teams)
  const at = ([a, b]: Pairing) => (a < b ? a * teams + b : b * teams + a)
  const of = (pair: Pairing) => counts[at(pair)] as number
  const add = (pair: Pairing, count: number) => {
    counts[at(pair)] = of(pair) + count
  }
  for (const { home, away } of kept) add([home, away], 1)
  return { of, add }
}

/**
 * The games that are wanted beside the kept ones when each pair meets `meetings` times, in the order of the circle: what a pair
 * has played already it does not play again.
 */
export const wantedGames = (problem: ScheduleProblem, meetings: number): Pairing[] => {
  const { teams } = problem
  const played = keptMeetings(problem)
  const wanted: Pairing[] = []
  for (let round = 0; round < meetings * roundsOfCircle(teams); round++)
    for (const game of circleRound(teams, round))
      if (played.of(game) > 0) played.add(game, -1)
      else wanted.push(game)
  return wanted
}

/** How many games of a team are allowed for. */
export type MostGames = readonly number[]

/**
 * As many games as `count`, so that pairs meet about equally often, kept games included, and no team has more than its share.
 * Follows the circle as long as anybody may take another game.
 */
export const evenGames = (problem: ScheduleProblem, count: number, most: MostGames): Pairing[] => {
  const { teams } = problem
  const meetings = keptMeetings(problem)
  const games = Array.from({ length: teams }, () => 0)
  const wanted: Pairing[] = []
  const legs = Math.ceil((2 * (count + problem.kept.length)) / Math.max(1, teams * (teams - 1))) + 1
  for (let leg = 0; leg < legs; leg++)
    for (let round = 0; round < roundsOfCircle(teams) && wanted.length < count; round++)
      for (const [home, away] of circleRound(teams, leg * roundsOfCircle(teams) + round)) {
        const isOwed = meetings.of([home, away]) <= leg
        const hasRoom = (games[home] as number) < (most[home] as number) && (games[away] as number) < (most[away] as number)
        if (!isOwed || !hasRoom || wanted.length >= count) continue
        wanted.push([home, away])
        games[home] = (games[home] as number) + 1
        games[away] = (games[away] as number) + 1
        meetings.add([home, away], 1)
      }
  return wanted
}
