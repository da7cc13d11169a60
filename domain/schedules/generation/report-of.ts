import type { PlanGame, ScheduleInput } from './input'
import { byesPerTeam, earlySecondByes, weeksBetweenByes } from './measures/byes'
import { gamesPerTeam, meetingsPerPair } from './measures/counts'
import { daysBetweenGames, spreadOfDaysBetweenGames, weeksBetweenMeetings } from './measures/gaps'
import { hardRules, unplacedGames } from './measures/hard-rules'
import { days, locations, times } from './measures/shares'
import { breaks, homeAndAway, homeAndAwayByWeek, longestRun } from './measures/sides'
import type { UnplacedPlanGame } from './plan'
import type { Measure, MeasureName, ScheduleReport } from './report'
import { standingOf, type MeasuredSchedule } from './standing'

const JUDGES: readonly ((standing: MeasuredSchedule) => Measure)[] = [
  hardRules,
  unplacedGames,
  gamesPerTeam,
  meetingsPerPair,
  homeAndAway,
  homeAndAwayByWeek,
  breaks,
  longestRun,
  byesPerTeam,
  earlySecondByes,
  weeksBetweenByes,
  times,
  days,
  locations,
  daysBetweenGames,
  spreadOfDaysBetweenGames,
  weeksBetweenMeetings,
]

/**
 * Judges the games of a schedule as they stand, generated, edited or swapped, kept ones among them, by every measure. `unplaced`
 * are those that the last generation left over.
 */
export const reportOf = (
  input: ScheduleInput,
  games: readonly PlanGame[],
  unplaced: readonly UnplacedPlanGame[],
): ScheduleReport => {
  const standing = standingOf(input, games, unplaced)
  const measures = JUDGES.map(judge => judge(standing))
  const judged = measures.filter(({ figure }) => figure !== null)
  return { met: judged.filter(({ isMet }) => isMet).length, of: judged.length, measures }
}

/** A measure in two schedules. */
export type ComparedMeasure = {
  readonly name: MeasureName
  readonly was: Measure
  readonly is: Measure
  readonly change: 'better' | 'worse' | 'same'
}

const changeOf = ({ figure: was, better }: Measure, { figure: is }: Measure): ComparedMeasure['change'] => {
  if (was === null || is === null || was === is) return 'same'
  return is < was === (better === 'less') ? 'better' : 'worse'
}

/** One report beside another, measure by measure. */
export const compareReports = (was: ScheduleReport, is: ScheduleReport): readonly ComparedMeasure[] =>
  is.measures.flatMap(measure => {
    const before = was.measures.find(({ name }) => name === measure.name)
    return before ? [{ name: measure.name, was: before, is: measure, change: changeOf(before, measure) }] : []
  })
