import type { EntryId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { UnplacedGame } from '@fullcourt/domain/schedules/events'
import { MEASURE_WORDS } from '@fullcourt/domain/schedules/generation/measure-words'
import type { Measure, ReportLine, ScheduleReport } from '@fullcourt/domain/schedules/generation/report'
import { compareReports } from '@fullcourt/domain/schedules/generation/report-of'
import { unplacedInWords } from '@fullcourt/domain/schedules/generation/unplaced-words'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { MeasureAnswer, ReportLineAnswer, UnplacedGameAnswer } from '../report.answers'

/** Whose entries a report speaks of, and how the teams are called. */
export type ReportTeams = { readonly teams: TeamCards; readonly teamOf: (entry: EntryId) => TeamId }

/** The worst come first: nobody reads more of them. */
const MOST_LINES = 200

const lineAnswer = ({ entries, game, figure, of }: ReportLine, { teams, teamOf }: ReportTeams): ReportLineAnswer => ({
  teams: entries.map(entry => teamNameOf(teams, teamOf(entry))),
  date: game?.date ?? null,
  time: game?.time ?? null,
  location: game?.location ?? null,
  figure,
  of,
})

const measureAnswer = (measure: Measure, names: ReportTeams): MeasureAnswer => {
  const { name, figure, attainable, goal, better, isMet, lines } = measure
  return {
    name,
    ...MEASURE_WORDS[name],
    figure,
    attainable,
    goal,
    better,
    isMet,
    was: null,
    change: null,
    lines: lines.slice(0, MOST_LINES).map(line => lineAnswer(line, names)),
  }
}

/** The measures of a report; beside those of an earlier one where there is one. */
export const measureAnswers = (report: ScheduleReport, names: ReportTeams, before?: ScheduleReport): MeasureAnswer[] => {
  const compared = new Map((before ? compareReports(before, report) : []).map(one => [one.name, one]))
  return report.measures.map(measure => {
    const found = compared.get(measure.name)
    return { ...measureAnswer(measure, names), was: found?.was.figure ?? null, change: found?.change ?? null }
  })
}

/** Games without a place, with the reason in words. */
export const unplacedAnswers = (unplaced: readonly UnplacedGame[], teams: TeamCards): UnplacedGameAnswer[] => {
  const nameOf = (team: TeamId) => teamNameOf(teams, team).name
  return unplaced.map(({ home, away, week, slots, obstacles }) => ({
    home_team_id: home,
    away_team_id: away,
    homeTeam: nameOf(home),
    awayTeam: nameOf(away),
    weekIndex: week,
    why: unplacedInWords(
      { home, away, week, slots, obstacles: obstacles.map(({ team, ...obstacle }) => ({ ...obstacle, entry: team })) },
      nameOf,
    ),
  }))
}
