import { emptyBoard, mayPlayAt } from './board'
import { roundsOfCircle } from './circle'
import type { ScheduleInput } from './input'
import { fillRound, mostGames } from './most-games'
import { gamesPerWeek } from './parts-of-week'
import { placeCircle, placeWanted, type Effort, type PlacedBoard } from './placing'
import { openSlots, problemOf, type ScheduleProblem } from './problem'
import type { Random } from './random'
import { evenShares } from './spread'
import { evenGames, wantedGames } from './wanted'

/** More attempts for more teams, as long as each costs little: about the same work for large leagues. */
const effortFor = ({ teams, rounds }: ScheduleProblem): Effort => {
  const size = Math.max(1, teams * rounds.length)
  return {
    labels: Math.round(Math.min(400 * teams, 2_000_000 / size)),
    ejections: Math.round(Math.min(400 * teams, 4_000_000 / size)),
  }
}

/** In how many rounds each team can play at all. */
const playableRounds = (problem: ScheduleProblem): number[] =>
  Array.from(
    { length: problem.teams },
    (_, team) => problem.rounds.filter(slots => slots.some(slot => mayPlayAt(problem, team, slot))).length,
  )

/** One game a week for everybody, in as many weeks as slots allow. */
function* placeWeekly(problem: ScheduleProblem, random: Random): Generator<number, PlacedBoard> {
  const effort = effortFor(problem)
  const rounds = { wanted: problem.rounds.length, placed: problem.rounds.length }
  const circle = yield* placeCircle(problem, rounds, random, effort)
  if (circle?.missing.length === 0) return circle
  const total = mostGames(problem).reduce((sum, games) => sum + games, 0)
  const shares = evenShares(
    2 * total,
    playableRounds(problem).map(most => ({ least: 0, most })),
  )
  const placed = circle ?? (yield* placeWanted(problem, evenGames(problem, total, shares), random, effort))
  problem.rounds.forEach((_, round) => fillRound(placed.board, round))
  return { ...placed, isCircle: false }
}

function* placeMeetingsIn(problem: ScheduleProblem, meetings: number, random: Random): Generator<number, PlacedBoard> {
  const effort = effortFor(problem)
  const wanted = meetings * roundsOfCircle(problem.teams)
  const circle = yield* placeCircle(problem, { wanted, placed: Math.min(wanted, problem.rounds.length) }, random, effort)
  return circle ?? (yield* placeWanted(problem, wantedGames(problem, meetings), random, effort))
}

/** Every pair as often as asked for: with as few games a week as may do, and with more where some are left over. */
function* placeMeetings(input: ScheduleInput, meetings: number, random: Random): Generator<number, PlacedBoard> {
  const weeks = openSlots(input)
  const fewest = gamesPerWeek(input, weeks)
  let best = yield* placeMeetingsIn(problemOf(input, fewest), meetings, random)
  for (let perWeek = fewest + 1; best.missing.length > 0; perWeek++) {
    const problem = problemOf(input, perWeek)
    if (problem.rounds.length === best.board.problem.rounds.length) break
    const more = yield* placeMeetingsIn(problem, meetings, random)
    if (more.missing.length >= best.missing.length) break
    best = more
  }
  return best
}

/** Places all games that are wanted, as far as slots and teams allow. */
export function* placeAll(input: ScheduleInput, random: Random): Generator<number, PlacedBoard> {
  if (input.teams.length < 2) return { board: emptyBoard(problemOf(input, 1)), missing: [], isCircle: false }
  return input.meetings === null
    ? yield* placeWeekly(problemOf(input, 1), random)
    : yield* placeMeetings(input, input.meetings, random)
}
