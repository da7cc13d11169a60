import { circleRound, roundsOfCircle, type Pairing } from './circle'
import type { Problem } from './problem'

/** How often each pair meets, by `a * teams + b`. */
const keptMeetings = ({ teams, kept }: Problem): Int32Array => {
  const meetings = new Int32Array(teams * teams)
  for (const { home, away } of kept)
    for (const at of [home * teams + away, away * teams + home]) meetings[at] = (meetings[at] as number) + 1
  return meetings
}

/**
 * The games that are wanted beside the kept ones when each pair meets `meetings` times, in the order of the circle: what a pair
 * has played already it does not play again.
 */
export const wantedGames = (problem: Problem, meetings: number): Pairing[] => {
  const { teams } = problem
  const owed = keptMeetings(problem)
  const wanted: Pairing[] = []
  for (let round = 0; round < meetings * roundsOfCircle(teams); round++)
    for (const [home, away] of circleRound(teams, round)) {
      const at = home * teams + away
      if ((owed[at] as number) > 0) owed[at] = (owed[at] as number) - 1
      else wanted.push([home, away])
    }
  return wanted
}

/** How many games of a team are allowed for. */
export type MostGames = readonly number[]

/**
 * As many games as `count`, so that pairs meet about equally often, kept games included, and no team has more than its share.
 * Follows the circle as long as anybody may take another game.
 */
export const evenGames = (problem: Problem, count: number, most: MostGames): Pairing[] => {
  const { teams } = problem
  const meetings = keptMeetings(problem)
  const games = Array.from({ length: teams }, () => 0)
  const wanted: Pairing[] = []
  const legs = Math.ceil((2 * (count + problem.kept.length)) / Math.max(1, teams * (teams - 1))) + 1
  for (let leg = 0; leg < legs; leg++)
    for (let round = 0; round < roundsOfCircle(teams) && wanted.length < count; round++)
      for (const [home, away] of circleRound(teams, leg * roundsOfCircle(teams) + round)) {
        const isOwed = (meetings[home * teams + away] as number) <= leg
        const hasRoom = (games[home] as number) < (most[home] as number) && (games[away] as number) < (most[away] as number)
        if (!isOwed || !hasRoom || wanted.length >= count) continue
        wanted.push([home, away])
        games[home] = (games[home] as number) + 1
        games[away] = (games[away] as number) + 1
        for (const at of [home * teams + away, away * teams + home]) meetings[at] = (meetings[at] as number) + 1
      }
  return wanted
}
