import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { CourtsideTap, GameDetails, GameFigures, GameContext, GameSide, Side } from '@fullcourt/domain/games/events'
import { details, figures, period, score } from '@fullcourt/domain/games/games.examples'
import type { GameId, LeagueId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { line } from '@fullcourt/domain/statistics/figures.examples'

export const ORGANIZATION = 1
export const SEASON = 3
export const LEAGUE: LeagueId = 5
export const OTHER_LEAGUE: LeagueId = 6

export const A: GameSide = { team: 11, entry: 21, league: LEAGUE }
export const B: GameSide = { team: 12, entry: 22, league: LEAGUE }
/** Plays in the other league. */
export const C: GameSide = { team: 13, entry: 23, league: OTHER_LEAGUE }

export const ANA: PlayerId = 31
export const BEN: PlayerId = 32

const entryPlace = (side: GameSide): EntryPlace => ({ organization: ORGANIZATION, season: SEASON, ...side })

export const entered = (side: GameSide): AnyFact => ({ type: 'TeamEnteredLeague', data: entryPlace(side) })
export const left = (side: GameSide): AnyFact => ({ type: 'TeamLeftLeague', data: entryPlace(side) })
export const joined = (side: GameSide, player: PlayerId): AnyFact => ({
  type: 'PlayerJoinedRoster',
  data: { ...entryPlace(side), player },
})
export const captainNamed = (side: GameSide, is: PlayerId): AnyFact => ({
  type: 'CaptainNamed',
  data: { ...entryPlace(side), was: null, is },
})
export const leftRoster = (side: GameSide, player: PlayerId): AnyFact => ({
  type: 'PlayerLeftRoster',
  data: { ...entryPlace(side), player },
})

export const placed = (home: GameSide, away: GameSide, context: Partial<GameContext> = {}): GameContext => ({
  organization: ORGANIZATION,
  season: SEASON,
  league: LEAGUE,
  division: null,
  stage: 'regular',
  home,
  away,
  ...context,
})

const orNone = <Value>(read: (text: string) => Value, text: string | undefined): Value | null =>
  text === undefined ? null : read(text)

/** What happens to one game; figures are given as texts, see the domain's examples. */
export const gameOf = (game: GameId, context: GameContext) => {
  const ref = { game, in: context }
  return {
    scheduled: (changes: Partial<GameDetails> = {}): AnyFact => ({
      type: 'GameScheduled',
      data: { ...ref, details: details(changes) },
    }),
    moved: (is: Partial<GameDetails>, was: Partial<GameDetails>): AnyFact => ({
      type: 'GameDetailsChanged',
      data: { ...ref, was, is },
    }),
    scored: (is: string, was?: string): AnyFact => ({
      type: 'ScoreUpdated',
      data: { ...ref, was: orNone(score, was), is: score(is) },
    }),
    reasonPublished: (correction: number): AnyFact => ({ type: 'CorrectionReasonPublished', data: { ...ref, correction } }),
    reasonWithdrawn: (correction: number): AnyFact => ({ type: 'CorrectionReasonWithdrawn', data: { ...ref, correction } }),
    period: (is: string, was?: string): AnyFact => ({
      type: 'PeriodScoreUpdated',
      data: { ...ref, was: orNone(period, was), is: period(is) },
    }),
    line: (
      player: PlayerId,
      is: string | null,
      { was, side = 'home', taps }: { was?: string; side?: Side; taps?: readonly CourtsideTap[] } = {},
    ): AnyFact => ({
      type: 'BoxScoreLineRecorded',
      data: { ...ref, player, side, was: orNone(line, was), is: is === null ? null : line(is), ...(taps ? { taps } : {}) },
    }),
    sidesChanged: (home: GameSide, away: GameSide): AnyFact => ({
      type: 'GameSidesChanged',
      data: { ...ref, is: { home, away } },
    }),
    walkover: (is: Side | null, was: Side | null = null): AnyFact => ({
      type: 'WalkoverRecorded',
      data: { ...ref, was, is },
    }),
    reset: (was: Partial<GameFigures>): AnyFact => ({ type: 'GameReset', data: { ...ref, was: figures(was) } }),
    figuresRestored: (is: Partial<GameFigures>, was: Partial<GameFigures> = {}, correction = 'correction'): AnyFact => ({
      type: 'GameFiguresRestored',
      data: { ...ref, correction, was: figures(was), is: figures(is) },
    }),
    deleted: (was: Partial<GameFigures> = {}, changes: Partial<GameDetails> = {}): AnyFact => ({
      type: 'GameDeleted',
      data: { ...ref, details: details(changes), was: figures(was) },
    }),
    restored: (is: Partial<GameFigures> = {}, changes: Partial<GameDetails> = {}): AnyFact => ({
      type: 'GameRestored',
      data: { ...ref, details: details(changes), is: figures(is) },
    }),
  }
}

/** Sealed values are opaque to projections. */
export const sealed = (text: string): Sealed => `sealed ${text}` as Sealed
