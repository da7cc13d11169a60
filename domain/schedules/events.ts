import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { GameSides } from '../games/decide'
import type { GameSlot, Stage } from '../games/events'
import type { EntryId, GameId, PlanId, ScheduleId, TeamId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import type { PlacingRule } from './generation/plan'

/** Days of the week as the calls name them, from 0. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** What a schedule is generated from. Dates are `YYYY-MM-DD`, times `HH:MM`; a time listed twice is two games at that time. */
export type ScheduleDetails = {
  readonly name: string
  readonly startDate: string
  readonly numWeeks: number
  /** The days of each week with games; none is the weekday of the start date alone. */
  readonly gameDays: readonly Weekday[]
  /** Whether `timeSlots` hold in every week; otherwise each week has its own in `weeklyTimeSlots`. */
  readonly sameSlot: boolean
  readonly timeSlots: readonly string[]
  readonly weeklyTimeSlots: readonly (readonly string[])[]
  /** The dates of each week, instead of those of its game days; a week without any has those. */
  readonly weeklyDates: readonly (readonly string[])[]
  readonly locations: readonly string[]
  /** The most games of a team in one day. */
  readonly maxPerDay: number
  /** How often each pair meets; null where as many games are wanted as fit. */
  readonly meetings: number | null
  /** The same input and seed give the same schedule. */
  readonly seed: number
}

export type SchedulePlace = LeaguePlace & { readonly schedule: ScheduleId }

export type ScheduleCreated = Fact<'ScheduleCreated', SchedulePlace & { details: ScheduleDetails }>
export type ScheduleChanged = Fact<'ScheduleChanged', SchedulePlace & Change<ScheduleDetails>>
/** A policy deletes the named games, those of the schedule, with this fact as their cause; played ones stay. */
export type ScheduleDeleted = Fact<'ScheduleDeleted', SchedulePlace & { removes: readonly GameId[] }>
/** The schedule is back; of the named games, those come back which were deleted because of the fact `undoes`. */
export type ScheduleRestored = Fact<
  'ScheduleRestored',
  SchedulePlace & { details: ScheduleDetails; restores: readonly GameId[]; undoes: string }
>

/** A game that a plan adds, under an id taken before. */
export type PlannedGame = {
  readonly game: GameId
  readonly home: TeamId
  readonly away: TeamId
  readonly date: string
  readonly time: string | null
  readonly location: string | null
  /** A regular one unless said otherwise: only imported games are others. */
  readonly stage?: Stage
}
/** One week of a plan, in the order of the schedule's weeks. */
export type PlannedWeek = {
  /** The first date of the week. */
  readonly date: string
  readonly games: readonly PlannedGame[]
  /** Teams without a game in this week. */
  readonly byes: readonly TeamId[]
}
/** What keeps a game out of slots: a rule, the team that it is about where it is about one, and in how many of them. */
export type Obstacle = { readonly rule: PlacingRule; readonly team: TeamId | null; readonly slots: number }
/** A game that found no place, of so many slots; `week`, from 0, is the one that it was wanted in, null for any. */
export type UnplacedGame = {
  readonly home: TeamId
  readonly away: TeamId
  readonly week: number | null
  readonly slots: number
  readonly obstacles: readonly Obstacle[]
}

/**
 * Somebody asked for a schedule to be generated. That goes on, after a restart too, until its plan is written under the same id or
 * `GenerationStopped` says that nothing came of it.
 */
export type GenerationRequested = Fact<'GenerationRequested', SchedulePlace & { plan: PlanId; replacesPlayed: boolean }>
/** Nothing came of a generation: why not, or null where somebody cancelled it. */
export type GenerationStopped = Fact<'GenerationStopped', SchedulePlace & { plan: PlanId; why: string | null }>
/** A generated schedule with its ids; `keeps` are games of the schedule that stay, such as played ones. */
export type GenerationPlan = SchedulePlace & {
  readonly plan: PlanId
  /** The entries of the teams that are planned. */
  readonly teams: readonly { readonly team: TeamId; readonly entry: EntryId }[]
  readonly weeks: readonly PlannedWeek[]
  readonly unplaced: readonly UnplacedGame[]
  readonly keeps: readonly GameId[]
  readonly replaces: readonly GameId[]
  /** Whether played games are among those that are replaced: somebody confirmed it. */
  readonly replacesPlayed: boolean
  readonly seed: number
}
/**
 * A schedule as it was generated, or as the draft of that plan was published. A policy deletes the games that it replaces and schedules
 * those of its weeks, game by game.
 * See docs/schedules.md#generating.
 */
export type SchedulePlanned = Fact<'SchedulePlanned', GenerationPlan & { readonly draft: PlanId | null }>

/**
 * A generated schedule that nobody carries out until it is published: no game of it is there. `was` is the draft whose place it takes.
 * See docs/schedules.md#drafts.
 */
export type ScheduleDrafted = Fact<'ScheduleDrafted', GenerationPlan & { readonly was: PlanId | null }>

/** When and where a game of a draft is to be played. */
export type DraftSlot = Pick<PlannedGame, 'date' | 'time' | 'location'>
/** A game of a draft that was put into another slot. */
export type MovedDraftGame = Pick<PlannedGame, 'game' | 'home' | 'away'> & { readonly was: DraftSlot; readonly is: DraftSlot }
export type DraftGamesMoved = Fact<'DraftGamesMoved', SchedulePlace & { plan: PlanId; games: readonly MovedDraftGame[] }>
/** A game of a draft, and the week of the schedule from 0 that it is in. */
export type DraftedGame = PlannedGame & { readonly week: number }
/** Games that a person added to a draft, or that came back to it. */
export type DraftGamesAdded = Fact<'DraftGamesAdded', SchedulePlace & { plan: PlanId; games: readonly DraftedGame[] }>
/** Games that were taken out of a draft, such as those of a day. */
export type DraftGamesRemoved = Fact<'DraftGamesRemoved', SchedulePlace & { plan: PlanId; games: readonly DraftedGame[] }>
/** Which draft a schedule has now: none once it was discarded, and the same again once it was brought back. */
export type DraftChosen = Fact<'DraftChosen', SchedulePlace & { was: PlanId | null; is: PlanId | null }>
/**
 * A generation is taken back: a policy deletes the games that it added, unless they are played by now, and brings those back
 * which were deleted because of the fact `undoes`.
 */
export type GenerationUndone = Fact<
  'GenerationUndone',
  SchedulePlace & { plan: PlanId; removes: readonly GameId[]; restores: readonly GameId[]; undoes: string }
>

/**
 * A generation that was taken back holds again: a policy deletes the games that it replaced, and brings its own back, which were deleted
 * because of the fact `undoes`.
 */
export type GenerationRedone = Fact<
  'GenerationRedone',
  SchedulePlace & { plan: PlanId; removes: readonly GameId[]; restores: readonly GameId[]; undoes: string }
>

export type SwappedGame = {
  readonly game: GameId
  readonly with: GameId
  readonly was: GameSlot
  readonly is: GameSlot
  /** Whether it had a score when this was planned: a game that gets one meanwhile stays where it is. */
  readonly played: boolean
}
/**
 * Two games exchange date, time and location; a policy does it in each of both. `undoes` is the plan of the swap that is taken
 * back; then a game that was moved since is not named. Written to the league of the first game.
 */
export type GamesSwapPlanned = Fact<
  'GamesSwapPlanned',
  LeaguePlace & { plan: PlanId; games: readonly SwappedGame[]; undoes: PlanId | null }
>

/** Between whom, when and where a game is played. */
export type GameTerms = GameSlot & GameSides
/**
 * What is to become of a game that everybody sees: other terms, or null where it is to be deleted. `was` are those that staff saw then;
 * null where it is to come back.
 */
export type TermsChange = { readonly game: GameId; readonly was: GameTerms | null; readonly is: GameTerms | null }
/** What staff collected to be published, of each game before and now; null where nothing is to become of it. Only staff see it. */
export type PendingChange = { readonly game: GameId; readonly was: TermsChange | null; readonly is: TermsChange | null }
export type PendingChangesSet = Fact<'PendingChangesSet', LeaguePlace & { changes: readonly PendingChange[] }>
/** The changes that were published before, and the fact that said so: games that it deleted come back. */
export type UndonePublishing = { readonly plan: PlanId; readonly fact: string }
/**
 * Collected changes are to be seen by everybody, or those of before are taken back: a policy makes them, game by game. `waits`: what is
 * taken back waits to be published again.
 */
export type PendingChangesPublished = Fact<
  'PendingChangesPublished',
  LeaguePlace & { plan: PlanId; changes: readonly TermsChange[]; undoes: UndonePublishing | null; waits: boolean }
>

/** A step of a plan was refused: the game stays as it is. */
export type PlanStepRefused = Fact<'PlanStepRefused', LeaguePlace & { plan: PlanId; game: GameId; why: string }>

export type ScheduleFact =
  | ScheduleCreated
  | ScheduleChanged
  | ScheduleDeleted
  | ScheduleRestored
  | GenerationRequested
  | GenerationStopped
  | SchedulePlanned
  | ScheduleDrafted
  | DraftGamesMoved
  | DraftGamesAdded
  | DraftGamesRemoved
  | DraftChosen
  | GenerationUndone
  | GenerationRedone
  | GamesSwapPlanned
  | PendingChangesSet
  | PendingChangesPublished
  | PlanStepRefused
