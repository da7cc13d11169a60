import { slotIn, NONE, type SlotBoard } from './board'
import type { EvenedOut, SidedGame } from './even-out'
import type { PlanTeam, ScheduleInput } from './input'
import type { PlacedPlanGame, SchedulePlan, WeekPlan } from './plan'
import { weekOfDate } from './problem'
import { explainUnplaced, type WantedMeeting } from './unplaced'

type WithWeek = PlacedPlanGame & { readonly week: number }

const placedGames = (input: ScheduleInput, { problem }: SlotBoard, games: readonly SidedGame[]): readonly WithWeek[] =>
  games.flatMap(({ home, away, slot }) => {
    const at = problem.slots[slot]
    const sides = [input.teams[home], input.teams[away]]
    if (!at || !sides[0] || !sides[1]) return []
    const { date, time, location, week } = at
    return [{ home: sides[0].entry, away: sides[1].entry, date, time, location, week }]
  })

const weekPlans = (input: ScheduleInput, placed: readonly WithWeek[]): readonly WeekPlan[] => {
  const keptWeeks = input.kept.map(({ date }) => (date === null ? null : weekOfDate(input.weeks, date)))
  return input.weeks.map(({ startsOn }, week) => {
    const games = placed.filter(game => game.week === week).map(({ week: _, ...game }) => game)
    const playing = new Set(
      [...games, ...input.kept.filter((_, i) => keptWeeks[i] === week)].flatMap(({ home, away }) => [home, away]),
    )
    return { startsOn, games, byes: input.teams.flatMap(({ entry }) => (playing.has(entry) ? [] : [entry])) }
  })
}

/** Teams that rest in a week with free slots, in pairs of those that meet least: the games that this week lacks. */
const lackingInRound = (input: ScheduleInput, board: SlotBoard, round: number): WantedMeeting[] => {
  const { problem } = board
  const slots = problem.rounds[round] ?? []
  const week = problem.slots[slots[0] ?? 0]?.week ?? 0
  const plays = (team: number) =>
    slotIn(board, team, round) !== NONE ||
    problem.kept.some(game => game.week === week && (game.home === team || game.away === team))
  const asked = new Set(input.byes.flatMap(({ date, entries }) => (weekOfDate(input.weeks, date) === week ? entries : [])))
  const rest = input.teams.flatMap(({ entry }, team) => (plays(team) || asked.has(entry) ? [] : [team]))
  const free = slots.filter(slot => board.seats[2 * slot] === NONE).length
  const lacking: WantedMeeting[] = []
  for (let first = rest.shift(); first !== undefined && lacking.length < free; first = rest.shift()) {
    const met = rest.map(other => board.meetings[(first as number) * problem.teams + other] as number)
    const [other] = rest.splice(met.indexOf(Math.min(...met)), 1)
    if (other === undefined) break
    lacking.push({ teams: [input.teams[first] as PlanTeam, input.teams[other] as PlanTeam], week })
  }
  return lacking
}

const wantedMeetings = (input: ScheduleInput, board: SlotBoard, { missing }: EvenedOut): WantedMeeting[] =>
  input.meetings === null
    ? board.problem.rounds.flatMap((_, round) => lackingInRound(input, board, round))
    : missing.map(([home, away]) => ({ teams: [input.teams[home] as PlanTeam, input.teams[away] as PlanTeam], week: null }))

/** The plan with its dates, its byes and the reasons of what found no place. */
export const planOf = (input: ScheduleInput, board: SlotBoard, evened: EvenedOut): SchedulePlan => {
  const placed = placedGames(input, board, evened.games)
  return {
    weeks: weekPlans(input, placed),
    unplaced: explainUnplaced(input, placed, wantedMeetings(input, board, evened)),
    seed: input.seed,
  }
}
