import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { BoxScoreLine, GameContext, PeriodScore, Stage } from '@fullcourt/domain/games/events'
import { changesResult, saysResult } from '@fullcourt/domain/games/figures-facts'
import { changedLines, changedPeriods } from '@fullcourt/domain/games/sheet'
import type { GameId, PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { padId } from '../order'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

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

/** Who has a line of each side. */
const playersTwiceIn = ({ lines }: GameSheet): readonly PlayerId[] =>
  lines.map(({ player }) => player).filter((player, at, all) => all.indexOf(player) < at)

const emptySheet = (id: GameId): GameSheet => ({
  id,
  in: null,
  scoreRevision: null,
  detailsRevision: null,
  periods: [],
  lines: [],
})

const ofGames = projection<GameSheet, AnyFact>('gameSheet', {
  version: 5,
  listsSince: { bothSides: 5 },
  initial: id => emptySheet(Number(id)),
  indexes: {
    /** Regular games in which somebody has a line of each side, by player: they count once for them (docs/merging.md#figures). */
    bothSides: sheet => {
      const { id, in: place } = sheet
      if (place?.stage !== 'regular') return []
      return playersTwiceIn(sheet).map(player => ({ key: String(place.season), order: `${padId(player)} ${padId(id)}` }))
    },
  },
})
  .on('GameScheduled', sheetOf, (game, { in: context }, { fact: { revision } }) => ({
    ...game,
    in: placeOf(context),
    detailsRevision: revision,
  }))
  .on('GameDetailsChanged', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, detailsRevision: revision }))
  .on('GameSwapped', sheetOf, (game, _, { fact: { revision } }) => ({ ...game, detailsRevision: revision }))

const withFigures = (sheet: GameSheet, { change, fact }: ChangedFigures): GameSheet => {
  const { how, was, is } = change
  if (how === 'deleted') return emptySheet(sheet.id)
  const { revision } = fact
  const after = {
    ...(saysResult(change) ? { ...sheet, scoreRevision: revision } : sheet),
    periods: changedPeriods(
      sheet.periods,
      was.periods,
      is.periods.map(period => ({ ...period, revision })),
    ),
    lines: changedLines(
      sheet.lines,
      was.lines,
      is.lines.map(line => ({ ...line, revision })),
    ),
  }
  if (how !== 'restored') return after
  const scoreRevision = changesResult(change) ? revision : null
  return { ...after, in: placeOf(fact.data.in), scoreRevision, detailsRevision: revision }
}

/** The sheets of games that are not deleted. */
export const gameSheet = onFigures(ofGames, ({ fact: { data } }) => sheetOf(data), withFigures)
