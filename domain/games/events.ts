import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { DivisionId, EntryId, GameId, LeagueId, OrganizationId, PeriodId, PlayerId, SeasonId, TeamId } from '../ids/kinds'
import type { Figure, Figures } from '../statistics/figures'

export type Side = 'home' | 'away'
/** One side of a game: the team, its entry, and that entry's league. */
export type GameSide = { readonly team: TeamId; readonly entry: EntryId; readonly league: LeagueId }
/** Only `regular` games count for standings, records and leaders (docs/games.md#stages). */
export type Stage = 'regular' | 'playoff'

/** Everything a game belongs to. A game of a league names the league, a game of a division the division. */
export type GameContext = {
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId | null
  readonly division: DivisionId | null
  readonly stage: Stage
  readonly home: GameSide
  readonly away: GameSide
}

export type GameDetails = {
  /** `YYYY-MM-DD` */
  readonly date: string | null
  /** `HH:MM`, wall time of the organization. */
  readonly time: string | null
  readonly location: string | null
  readonly locationUrl: string | null
  readonly videoUrl: string | null
  readonly status: string
  /** The bracket matchup that the game decides, e.g. `r1-0`; it stays as it was scheduled. */
  readonly matchId: string | null
}

/** When and where a game is played: what a swap exchanges (docs/schedules.md#swaps). */
export type GameSlot = Pick<GameDetails, 'date' | 'time' | 'location'>

/** Points of both sides. */
export type Score = { readonly home: number; readonly away: number }
/** Points of both sides in one period; null where a side's were not entered. */
export type PeriodScore = { readonly period: PeriodId; readonly home: number | null; readonly away: number | null }
/** What was entered for a player of one side; `{}` is on the sheet but did not play. */
export type BoxScoreLine = { readonly player: PlayerId; readonly side: Side; readonly line: Figures }
/** All that a game came to: what a deleted game takes along, and a restored one brings back. */
export type GameFigures = {
  readonly score: Score | null
  readonly periods: readonly PeriodScore[]
  readonly lines: readonly BoxScoreLine[]
  /** The side that won without a game; absent where none did. */
  readonly walkover?: Side
}

/** How often a player of a side fouled in a period; of no player are the fouls of coach and bench. */
export type Fouls = { readonly period: PeriodId; readonly side: Side; readonly player: PlayerId | null; readonly count: number }
/** How many time-outs a side took in a period. */
export type TimeOuts = { readonly period: PeriodId; readonly side: Side; readonly count: number }
/**
 * The game clock as it was set last: so many milliseconds of the period were left then, and since when it has been running (ISO 8601
 * in UTC); null where it stands. What it shows in between follows from that (docs/games.md#fouls-time-outs-and-the-clock).
 */
export type ClockReading = { readonly period: PeriodId; readonly remaining: number; readonly since: string | null }

/**
 * Who of a side left the court and who entered it, at one moment (ISO 8601 in UTC), by which it is known again: so many milliseconds of the
 * period were left. Where the five begin, they enter, and nobody leaves (docs/games.md#substitutions-and-minutes).
 */
export type Substitution = {
  readonly period: PeriodId
  readonly remaining: number
  readonly at: string
  readonly out: readonly PlayerId[]
  readonly in: readonly PlayerId[]
}

/**
 * What was tapped beside the court, as a figure of the player's line (a miss is an attempt), or a tap that was taken back: in which period,
 * how many milliseconds of it were left where its clock was kept, and when (ISO 8601 in UTC). One that is taken back has all of it from the
 * tap that it takes back (docs/games.md#the-course-of-a-game).
 */
export type CourtsideTap = {
  readonly figure: Figure
  readonly isBack?: true
  readonly period: PeriodId
  readonly remaining?: number
  readonly at: string
}

type GameRef = { readonly game: GameId; readonly in: GameContext }

export type GameScheduled = Fact<'GameScheduled', GameRef & { details: GameDetails }>
export type GameDetailsChanged = Fact<'GameDetailsChanged', GameRef & Change<GameDetails>>
/** The final score as staff entered or corrected it, in points. `was` is null at the first entry (docs/games.md#scores). */
export type ScoreUpdated = Fact<'ScoreUpdated', GameRef & { was: Score | null; is: Score }>
/** The reason of a corrected score is public: `correction` counts the corrections of the game from 1. */
export type CorrectionReasonPublished = Fact<'CorrectionReasonPublished', GameRef & { correction: number }>
/** The reason of a corrected score is for staff alone again. */
export type CorrectionReasonWithdrawn = Fact<'CorrectionReasonWithdrawn', GameRef & { correction: number }>
/** The points of the named period; `was` is null where it had none. */
export type PeriodScoreUpdated = Fact<'PeriodScoreUpdated', GameRef & { was: PeriodScore | null; is: PeriodScore }>
/** One player's line as it was and is, in figures as entered; null is no line. `taps` are those of which it became so, where it was tapped. */
export type BoxScoreLineRecorded = Fact<
  'BoxScoreLineRecorded',
  GameRef & { player: PlayerId; side: Side; was: Figures | null; is: Figures | null; taps?: readonly CourtsideTap[] }
>
/** Fouls of one player, or of a bench, in a period. */
export type FoulsRecorded = Fact<'FoulsRecorded', GameRef & Omit<Fouls, 'count'> & { was: number; is: number }>
export type TimeOutsRecorded = Fact<'TimeOutsRecorded', GameRef & Omit<TimeOuts, 'count'> & { was: number; is: number }>
/** The game clock was started, stopped or set; `was` is null at the first time. */
export type GameClockSet = Fact<'GameClockSet', GameRef & { was: ClockReading | null; is: ClockReading }>
/** Players of a side were substituted, or what was recorded of it was taken back: `is` is null then. */
export type SubstitutionRecorded = Fact<
  'SubstitutionRecorded',
  GameRef & { side: Side; was: Substitution | null; is: Substitution | null }
>
/** Other teams play the game, which has no figures yet; `in` says who played it before (docs/brackets.md#corrected-results). */
export type GameSidesChanged = Fact<'GameSidesChanged', GameRef & { is: { home: GameSide; away: GameSide } }>
/** The game has the date, time and location of another, which has its own in turn: a step of a plan (docs/schedules.md#swaps). */
export type GameSwapped = Fact<'GameSwapped', GameRef & { with: GameId; was: GameSlot; is: GameSlot }>
/** The side that wins without a game, because the other does not play; null takes it back. Such a game has no score. */
export type WalkoverRecorded = Fact<'WalkoverRecorded', GameRef & { was: Side | null; is: Side | null }>
/** A game of a bracket lost its figures: by a corrected result before it, others play it (docs/brackets.md#corrected-results). */
export type GameReset = Fact<'GameReset', GameRef & { was: GameFigures }>
/**
 * A correction of a result was undone: the game that was corrected has the result that it had before, and one that lost its figures
 * has them again. `was` and `is` hold what changed alone; `correction` is the correlation of the correction, of an undo that is undone
 * too. See docs/brackets.md#corrected-results and docs/history.md#undo.
 */
export type GameFiguresRestored = Fact<'GameFiguresRestored', GameRef & { correction: string; was: GameFigures; is: GameFigures }>
export type GameDeleted = Fact<'GameDeleted', GameRef & { details: GameDetails; was: GameFigures }>
export type GameRestored = Fact<'GameRestored', GameRef & { details: GameDetails; is: GameFigures }>

export type GameFact =
  | GameScheduled
  | GameDetailsChanged
  | ScoreUpdated
  | CorrectionReasonPublished
  | CorrectionReasonWithdrawn
  | PeriodScoreUpdated
  | BoxScoreLineRecorded
  | FoulsRecorded
  | TimeOutsRecorded
  | GameClockSet
  | SubstitutionRecorded
  | GameSidesChanged
  | GameSwapped
  | WalkoverRecorded
  | GameReset
  | GameFiguresRestored
  | GameDeleted
  | GameRestored
