import type { EntryId } from '../../ids/kinds'
import { mayPlayAt } from './board'
import { dayNumber } from '../../facts/days'
import type { PlanGame, ScheduleInput } from './input'
import { mostGames } from './most-games'
import type { UnplacedPlanGame } from './plan'
import { openSlots, problemOf, weekOfDate, type ScheduleProblem } from './problem'

/** A game that stands, by the numbers of its teams, with its week. */
export type StandingGame = {
  readonly home: number
  readonly away: number
  readonly week: number | null
  readonly game: PlanGame
}

/** Everything that measures look at: the input, its games, and what its slots allow at most. */
export type MeasuredSchedule = {
  readonly input: ScheduleInput
  readonly unplaced: readonly UnplacedPlanGame[]
  /** In the order in which they are played. Games of teams that are not in the input are left out. */
  readonly games: readonly StandingGame[]
  readonly gamesOf: readonly (readonly StandingGame[])[]
  readonly keptOf: readonly (readonly StandingGame[])[]
  /** The weeks in which somebody plays or could play. */
  readonly playingWeeks: readonly number[]
  /** The open slots in rounds that no team can play in twice. */
  readonly problem: ScheduleProblem
  /** The most games of each round, kept ones left out. */
  readonly most: readonly number[]
  /** How many games there are in the best case. */
  readonly attainableGames: number
}

/** Sees only that a team plays once at a time; with one game a day, or a week, that it plays once then. */
const boundingProblem = (input: ScheduleInput): ScheduleProblem =>
  input.meetings === null
    ? problemOf(input, 1)
    : problemOf({ ...input, maxPerDay: input.maxPerDay === 1 ? 1 : Infinity }, Infinity)

const whenOf = ({ game }: StandingGame): string => `${game.date ?? '9999'} ${game.time ?? ''}`

const toStandingGames = ({ teams, weeks }: ScheduleInput, games: readonly PlanGame[]): StandingGame[] => {
  const numbers = new Map<EntryId, number>(teams.map(({ entry }, team) => [entry, team]))
  const found = games.flatMap(game => {
    const home = numbers.get(game.home)
    const away = numbers.get(game.away)
    if (home === undefined || away === undefined) return []
    return [{ home, away, week: game.date === null ? null : weekOfDate(weeks, game.date), game }]
  })
  return found.toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : whenOf(a) > whenOf(b) ? 1 : 0))
}

const perTeam = ({ teams }: ScheduleInput, games: readonly StandingGame[]) =>
  teams.map((_, team) => games.filter(({ home, away }) => home === team || away === team))

const wantedCount = ({ teams, meetings }: ScheduleInput): number =>
  meetings === null ? Infinity : (meetings * teams.length * (teams.length - 1)) / 2

/** Brings together what the measures of a schedule look at. */
export const standingOf = (
  input: ScheduleInput,
  standing: readonly PlanGame[],
  unplaced: readonly UnplacedPlanGame[],
): MeasuredSchedule => {
  const games = toStandingGames(input, standing)
  const kept = toStandingGames(input, input.kept)
  const problem = boundingProblem(input)
  const most = mostGames(problem)
  const open = openSlots(input)
  const isPlaying = (week: number) => (open[week] ?? []).length > 0 || games.some(game => game.week === week)
  return {
    input,
    unplaced,
    games,
    gamesOf: perTeam(input, games),
    keptOf: perTeam(input, kept),
    playingWeeks: input.weeks.flatMap((_, week) => (isPlaying(week) ? [week] : [])),
    problem,
    most,
    attainableGames:
      kept.length +
      Math.min(
        Math.max(0, wantedCount(input) - kept.length),
        most.reduce((sum, one) => sum + one, 0),
      ),
  }
}

/** In how many rounds each team can play at all, or at some of their slots. */
export const playableRounds = ({ problem }: Pick<MeasuredSchedule, 'problem'>, rounds = problem.rounds): number[] =>
  Array.from(
    { length: problem.teams },
    (_, team) => rounds.filter(slots => slots.some(slot => mayPlayAt(problem, team, slot))).length,
  )

/** Days from the first of the schedule, for gaps between games; null without a date. */
export const dayOf = ({ game: { date } }: StandingGame): number | null => (date === null ? null : dayNumber(date))
