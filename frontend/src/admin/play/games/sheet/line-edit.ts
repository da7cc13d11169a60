import { SHOWN_FIGURES } from '@fullcourt/domain/statistics/definitions'
import { inFigureOrder, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import { didNotPlay } from '@fullcourt/domain/statistics/line'
import { statIdOf, type SheetRow } from './sheet'

/**
 * A line as it was read and as it shall be. `null` is no line, `{}` is on the sheet but did not play (docs/games.md#lines).
 */
export type LineEdit = { readonly was: Figures | null; readonly is: Figures | null }

/** A figure as typed; null is an empty cell. */
export type Typed = number | null

export const beginEdit = ({ line }: Pick<SheetRow, 'line'>): LineEdit => ({ was: line, is: line })

/** A player who came onto the sheet cannot leave it again: without a figure they did not play. */
const emptyLine = ({ was }: LineEdit): Figures | null => (was === null ? null : {})

export const withFigure = (edit: LineEdit, figure: Figure, value: Typed): LineEdit => {
  const others = Object.entries(edit.is ?? {}).filter(([name]) => name !== figure)
  const is = inFigureOrder(Object.fromEntries(value === null ? others : [...others, [figure, value]]))
  return { ...edit, is: didNotPlay(is) ? emptyLine(edit) : is }
}

export const isMarkedOut = (line: Figures | null) => line !== null && didNotPlay(line)

/** Marks that they did not play, or takes the mark back: then the line is as it was read. */
export const markOut = (edit: LineEdit): LineEdit => ({ ...edit, is: isMarkedOut(edit.is) ? edit.was : {} })

export type FigureChange = { readonly figure: Figure; readonly value: Typed }

/** The figures that differ from what was read, in the order in which they are shown. */
export const lineChanges = ({ was, is }: LineEdit): readonly FigureChange[] =>
  SHOWN_FIGURES.filter(figure => was?.[figure] !== is?.[figure]).map(figure => ({ figure, value: is?.[figure] ?? null }))

/** Coming onto the sheet is a change too, without any figure. */
export const isLineChanged = (edit: LineEdit) => (edit.was === null) !== (edit.is === null) || lineChanges(edit).length > 0

/** What is sent to save a line: the changed figures alone, so that the others stay as they are. */
export const lineCall = (game: number, { player, team }: Pick<SheetRow, 'player' | 'team'>, edit: LineEdit) => ({
  player_id: player,
  game_id: game,
  team_id: team,
  stats: lineChanges(edit).map(({ figure, value }) => ({ player_id: player, game_id: game, stat_id: statIdOf(figure), value })),
})

/** The same of one line among several that are saved together, with the revision at which it was read. */
export const lineOfGame = ({ player, team }: Pick<SheetRow, 'player' | 'team'>, edit: LineEdit, revision: number) => ({
  player_id: player,
  team_id: team,
  revision,
  stats: lineChanges(edit).map(({ figure, value }) => ({ stat_id: statIdOf(figure), value })),
})

/** Whether figures that were there become others: a line that is entered first is no correction. */
export const isCorrectedLine = (edit: LineEdit) => edit.was !== null && !didNotPlay(edit.was) && isLineChanged(edit)
