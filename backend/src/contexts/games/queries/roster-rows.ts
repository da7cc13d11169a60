import type { Side } from '@fullcourt/domain/games/events'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { comparePlayers } from '@fullcourt/domain/players/player-order'
import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import type { PlayerName } from '../../../core/readers/player-name-reader'
import type { RosterPlayerAnswer } from '../box-score.answers'
import type { GameRecord } from './game-answer'
import type { Revisions } from '../revisions'

/** A side's roster as it is, and its lines. */
export type SideOfSheet = { readonly side: Side; readonly roster: readonly PlayerId[]; readonly sheet: GameSheet }

export const playersOfSheet = ({ side, roster, sheet }: SideOfSheet): readonly PlayerId[] => [
  ...new Set([...roster, ...sheet.lines.filter(line => line.side === side).map(({ player }) => player)]),
]

/** What is shown of the players of both sides. */
export type ShownPlayers = {
  readonly names: ReadonlyMap<PlayerId, PlayerName>
  /** Shirt numbers, as far as the caller may see them. */
  readonly numbers: ReadonlyMap<PlayerId, string>
}

/** The roster of a side plus everybody with a line, by name: a line needs no place on a roster. Who was deleted has left the roster. */
export const rosterRows = (
  card: GameRecord,
  of: SideOfSheet,
  { names, numbers }: ShownPlayers,
  revisions?: Revisions,
): RosterPlayerAnswer[] => {
  const { side, roster, sheet } = of
  return playersOfSheet(of)
    .flatMap(player => {
      const name = names.get(player)
      const line = sheet.lines.find(one => one.player === player && one.side === side)?.line
      if (name === undefined || (name.removed && line === undefined)) return []
      return [
        {
          id: player,
          player_id: player,
          ...name,
          number: numbers.get(player) ?? null,
          team_id: card.context[side].team,
          onRoster: roster.includes(player) && !name.removed,
          onSheet: line !== undefined,
          didNotPlay: line !== undefined && didNotPlay(line),
          ...(revisions ? { revision: revisions.line(player, side), flags: line ? [...deriveLine(line).flags] : [] } : {}),
        },
      ]
    })
    .sort(comparePlayers)
}
