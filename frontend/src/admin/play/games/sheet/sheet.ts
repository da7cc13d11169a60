import { isPercentage, STAT_DEFINITIONS, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { inFigureOrder, isFigure, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import type { Side } from '@fullcourt/domain/games/events'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { BoxScoreAnswer, GameStatAnswer, PlayerLineAnswer, RosterPlayerAnswer } from '../../../../api/schema'

/** Names a line of a game: a player may have one on either side. */
export type RowKey = `${Side}:${number}`

/** A row of the box score as the server has it; `line` is null where the player has none. */
export type SheetRow = {
  readonly key: RowKey
  readonly side: Side
  readonly team: number
  readonly player: number
  readonly name: string
  readonly onRoster: boolean
  readonly removed: boolean
  readonly line: Figures | null
  /** At which the line was read; it goes back as `If-Match`. */
  readonly revision: number
}

/** A column of the box score: a figure that is entered, or a percentage that follows. */
export type SheetColumn = { readonly abbreviation: Abbreviation; readonly name: string; readonly figure: Figure | null }

const enteredFigures = (stats: readonly GameStatAnswer[]): Figures =>
  inFigureOrder(
    Object.fromEntries(
      stats.flatMap(({ entered, stat: { abbreviation }, value }) =>
        entered && isFigure(abbreviation) ? [[abbreviation, value]] : [],
      ),
    ),
  )

const rowOf = (side: Side, stats: readonly GameStatAnswer[], player: RosterPlayerAnswer): SheetRow => ({
  key: `${side}:${player.id}`,
  side,
  team: player.team_id,
  player: player.id,
  name: fullName(player),
  onRoster: player.onRoster,
  removed: player.removed,
  line: player.onSheet
    ? enteredFigures(stats.filter(stat => stat.player_id === player.id && stat.team_id === player.team_id))
    : null,
  revision: player.revision ?? 0,
})

const rosterName = { home: 'homeRoster', away: 'awayRoster' } as const

/** The rows of one side: its roster and everybody with a line, in the order of the answer. */
const sheetRows = (answer: BoxScoreAnswer, side: Side): readonly SheetRow[] =>
  answer[rosterName[side]].map(player => rowOf(side, answer.playerStats, player))

export const allRows = (answer: BoxScoreAnswer): readonly SheetRow[] => [
  ...sheetRows(answer, 'home'),
  ...sheetRows(answer, 'away'),
]

/** The columns in the order of the organization; a hidden one is there only while lines hold its figure. */
export const sheetColumns = ({ allStats, playerStats }: BoxScoreAnswer): readonly SheetColumn[] =>
  [...allStats]
    .sort((a, b) => a.order - b.order)
    .filter(
      ({ hidden, abbreviation }) => !hidden || playerStats.some(stat => stat.entered && stat.stat.abbreviation === abbreviation),
    )
    .flatMap(({ abbreviation, name }): SheetColumn[] => {
      if (isFigure(abbreviation)) return [{ abbreviation, name, figure: abbreviation }]
      return isPercentage(abbreviation) ? [{ abbreviation, name, figure: null }] : []
    })

export const statIdOf = (figure: Figure) => STAT_DEFINITIONS.find(({ abbreviation }) => abbreviation === figure)?.id ?? 0

/** The answer with one line as it is after it was saved. */
export const withSavedLine = (answer: BoxScoreAnswer, saved: PlayerLineAnswer): BoxScoreAnswer => {
  const isHis = (one: { player_id: number; team_id: number }) =>
    one.player_id === saved.player_id && one.team_id === saved.team_id
  const { revision, flags, didNotPlay } = saved
  const inRoster = (player: RosterPlayerAnswer) =>
    isHis(player) ? { ...player, revision, flags, didNotPlay, onSheet: true } : player
  return {
    ...answer,
    homeRoster: answer.homeRoster.map(inRoster),
    awayRoster: answer.awayRoster.map(inRoster),
    playerStats: [...answer.playerStats.filter(stat => !isHis(stat)), ...saved.stats],
  }
}

/** A line as the server has it after it was saved. */
export const savedLine = ({ stats, revision }: PlayerLineAnswer): { readonly value: Figures; readonly revision: number } => ({
  value: enteredFigures(stats),
  revision,
})
