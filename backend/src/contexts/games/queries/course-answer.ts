import { courseInWords, courseOf } from '@fullcourt/domain/games/course'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import type { Score } from '@fullcourt/domain/games/events'
import type { BoxScoreAnswer, BoxScoreGameAnswer } from '../box-score.answers'
import type { PeriodScoreAnswer } from '../games.answers'

type Sides = Pick<BoxScoreGameAnswer, 'home_team_id' | 'homeTeam' | 'away_team_id' | 'awayTeam'>

/** How the lead went by periods, in words, of a game with a score whose periods are all shown and say it. */
export const courseAnswer = (
  score: Score | null,
  rows: readonly PeriodScoreAnswer[],
  { home_team_id, homeTeam, away_team_id, awayTeam }: Sides,
): Pick<BoxScoreAnswer, 'course'> => {
  const played = rows.filter(({ gamePeriod }) => gamePeriod.id !== FINAL_PERIOD)
  if (score === null || played.some(({ gamePeriod }) => gamePeriod.hidden)) return {}
  const periods = [...new Map(played.map(({ gamePeriod }) => [gamePeriod.id, gamePeriod])).values()].map(({ id, name }) => {
    const of = (team: number) => played.find(row => row.gamePeriod.id === id && row.team_id === team)?.score ?? 0
    return { name, home: of(home_team_id), away: of(away_team_id) }
  })
  const course = courseOf(periods, score)
  return course ? { course: [...courseInWords(course, { home: homeTeam, away: awayTeam })] } : {}
}
