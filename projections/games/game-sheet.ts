import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { BoxScoreLine, GameContext, PeriodScore, Stage } from '@fullcourt/domain/games/events'
import { withLine, withoutLine, withPeriod } from '@fullcourt/domain/games/sheet'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { placeById } from '../order'
import { projection } from '../projection'

/**
 * Revision of the game's stream at which a figure last changed: what a form sends back as `If-Match` (docs/http-api.md#two-people-at-once).
 */
type AtRevision = { readonly revision: number }

export type SheetPeriod = PeriodScore & AtRevision
/** One player's line, in figures as entered. */
export type SheetLine = BoxScoreLine & AtRevision

/** What was entered for a game, figure by figure. Of a deleted game nothing. */
export type GameSheet = {
  readonly id: GameId
  /** Of a game that is played: its season and stage. */
  readonly in: { readonly season: SeasonId; readonly stage: Stage } | null
  readonly scoreRevision: number | null
  readonly detailsRevision: number | null
  /** In the order of their ids. */
  readonly periods: readonly SheetPeriod[]
  /** In the order in which they were first entered. */
  readonly lines: readonly SheetLine[]
}

const sheetOf = ({ game }: { game: GameId }) => [String(game)]

const placeOf = ({ season, stage }: GameContext) => ({ season, stage })

const hasSomebodyTwice = ({ lines }: GameSheet) => new Set(lines.map(({ player }) => player)).size < lines.length

const emptySheet = (id: GameId): GameSheet => ({
  id,
  in: null,
  scoreRevision: null,
  detailsRevision: null,
  periods: [],
  lines: [],
})

export const gameSheet = projection<GameSheet, AnyFact>('gameSheet', {
  version: 4,
  initial: id => emptySheet(Number(id)),
  indexes: {
    /** Regular games in which somebody has a line of each side: they count once for him (docs/merging.md#figures). */
    bothSides: sheet => (sheet.in?.stage === 'regular' && hasSomebodyTwice(sheet) ? [placeById(sheet.in.season, sheet.id)] : []),
  },
})
  .on('GameScheduled', sheetOf, (game, { in: context }, { fact: { revision } }) => ({
    ...game,
    in: placeOf(context),
    detailsRevision: revision,
  }))
  .on('GameDetailsChanged', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, detailsRevision: revision }))
  .on('GameSwapped', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, detailsRevision: revision }))
  .on('ScoreUpdated', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, scoreRevision: revision }))
  .on('PeriodScoreUpdated', sheetOf, (game, { is }, { fact: { revision } }) => ({
    ...game,
    periods: withPeriod(game.periods, { ...is, revision }),
  }))
  .on('BoxScoreLineRecorded', sheetOf, (game, { player, side, is }, { fact: { revision } }) => ({
    ...game,
    lines: is === null ? withoutLine(game.lines, { player, side }) : withLine(game.lines, { player, side, line: is, revision }),
  }))
  .on('WalkoverRecorded', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, scoreRevision: revision }))
  .on('GameReset', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, scoreRevision: revision, periods: [], lines: [] }))
  .on('GameFiguresRestored', sheetOf, (game, { is }, { fact: { revision } }) => ({
    ...game,
    scoreRevision: revision,
    periods: is.periods.map(period => ({ ...period, revision })).reduce(withPeriod<SheetPeriod>, game.periods),
    lines: is.lines.map(line => ({ ...line, revision })).reduce(withLine<SheetLine>, game.lines),
  }))
  .on('GameDeleted', sheetOf, ({ id }) => emptySheet(id))
  .on('GameRestored', sheetOf, ({ id }, { in: context, is }, { fact: { revision } }) => ({
    id,
    in: placeOf(context),
    scoreRevision: is.score === null && is.walkover === undefined ? null : revision,
    detailsRevision: revision,
    periods: is.periods.map(period => ({ ...period, revision })),
    lines: is.lines.map(line => ({ ...line, revision })),
  }))
