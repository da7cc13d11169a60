import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { fullName } from '@fullcourt/domain/players/full-name'
import { isFigure, type Figures } from '@fullcourt/domain/statistics/figures'
import { scoreIn } from '@fullcourt/domain/statistics/score-figure'
import type { BoxScoreAnswer, RosterPlayerAnswer } from '../../api/schema'
import { correction, type Correction } from './correction'
import { gameLine, type GameLine } from './game-line'

/** A player's line: what was kept, by abbreviation; null for somebody without a figure. */
export type PlayerLine = {
  readonly id: number
  readonly name: string
  /** Their page; nobody's is linked who was deleted. */
  readonly to: string | null
  readonly figures: Figures | null
  readonly photo: string | null
  /** They are on the sheet of this game, if only as one who did not play. */
  readonly onSheet: boolean
}

/** Points by period of both sides; null where a period has none. */
export type PeriodLine = {
  readonly id: number
  readonly name: string
  readonly away: number | null
  readonly home: number | null
}

/** Everything that the page of a game shows. */
export type BoxScore = GameLine & {
  /** Id of its season. */
  readonly season: number
  readonly placeUrl: string | null
  readonly video: string | null
  /** A moment with the offset of the organization, or a day alone; null where it is to be decided. */
  readonly startsAt: string | null
  readonly periods: readonly PeriodLine[]
  /** How the lead went by periods, in words; empty where they do not say it. */
  readonly course: readonly string[]
  readonly lines: { readonly away: readonly PlayerLine[]; readonly home: readonly PlayerLine[] }
  /** How the final score was corrected, the newest correction first. */
  readonly corrections: readonly Correction[]
  /** How often it was corrected before these, where it was. */
  readonly earlierCorrections: number | undefined
  /** The definitions that are shown, in the order of the organization. */
  readonly shown: readonly Abbreviation[]
}

const figuresOf = ({ playerStats }: BoxScoreAnswer, player: number, team: number): Figures | null => {
  const rows = playerStats.filter(row => row.player_id === player && row.team_id === team)
  const figures = rows.flatMap(({ stat, value }): [string, number][] =>
    isFigure(stat.abbreviation) ? [[stat.abbreviation, value]] : [],
  )
  return figures.length ? Object.fromEntries(figures) : null
}

const lineOf = (
  answer: BoxScoreAnswer,
  { player_id: id, firstName, lastName, image: photo, team_id, removed, onSheet }: RosterPlayerAnswer,
): PlayerLine => ({
  id,
  name: fullName({ firstName, lastName }),
  to: removed ? null : `/players/${id}`,
  figures: figuresOf(answer, id, team_id),
  photo,
  onSheet,
})

const pointsOf = ({ figures }: PlayerLine) => (figures === null ? undefined : scoreIn(figures)) ?? -1

/** Most points first; equal ones, and those without a figure, by name as they came. */
const byPoints = (a: PlayerLine, b: PlayerLine) => pointsOf(b) - pointsOf(a)

/** The periods that are shown: neither a hidden one nor Final (docs/games.md#periods), and none in which nobody has points. */
const periodsOf = ({ game, gamePeriods, periodScores }: BoxScoreAnswer): PeriodLine[] =>
  gamePeriods
    .filter(({ id, name, hidden }) => !hidden && id !== FINAL_PERIOD && name !== 'Final')
    .sort((a, b) => a.order - b.order)
    .map(({ id, name }) => {
      const of = (team: number) =>
        periodScores.find(({ gamePeriod, team_id }) => gamePeriod.id === id && team_id === team)?.score ?? null
      return { id, name, away: of(game.away_team_id), home: of(game.home_team_id) }
    })
    .filter(({ away, home }) => away !== null || home !== null)

/** What the page shows of the answer on a day, which says it in the rows of the documented form. */
export const boxScore = (answer: BoxScoreAnswer, today: string): BoxScore => {
  const lines = (roster: readonly RosterPlayerAnswer[]) => roster.map(player => lineOf(answer, player)).sort(byPoints)
  return {
    ...gameLine(answer.game, today),
    season: answer.game.season_id,
    placeUrl: answer.game.location_url,
    video: answer.game.video_url,
    startsAt: answer.game.time === null ? answer.game.date : answer.game.game_dateTime,
    periods: periodsOf(answer),
    course: answer.course ?? [],
    corrections: answer.corrections.map(correction),
    earlierCorrections: answer.earlierCorrections,
    lines: { away: lines(answer.awayRoster), home: lines(answer.homeRoster) },
    shown: answer.allStats
      .filter(({ hidden }) => !hidden)
      .sort((a, b) => a.order - b.order)
      .map(({ abbreviation }) => abbreviation as Abbreviation),
  }
}
