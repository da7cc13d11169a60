import type { CheckedList } from '@fullcourt/domain/facts/checked-list'
import { pastedPlayers, type PastedPlayer } from '@fullcourt/domain/players/pasted-players'
import { checkPlayerList, type KnownPlayers } from '@fullcourt/domain/players/player-list'
import { counted } from '../../../ui/format/figures'
import { notesOf, type PastedRow, type PastedRows } from '../../parts/paste/pasted-rows'

export const shownColumns = ['No.', 'First name', 'Last name'] as const

/** A pasted player as the preview shows him. */
export const playerRow = ({ line, number, firstName, lastName, fault }: PastedPlayer, checked: CheckedList): PastedRow => {
  const { faults, warnings } = notesOf(checked, line)
  return { line, cells: [number ?? '', firstName, lastName], faults: fault ? [fault, ...faults] : faults, warnings }
}

/** A pasted list of players for one roster. */
export const readPlayers = (text: string, known: KnownPlayers): PastedRows => {
  const players = pastedPlayers(text)
  const checked = checkPlayerList(players, known)
  return {
    columns: shownColumns,
    rows: players.map(player => playerRow(player, checked)),
    count: counted(players.length, 'Player'),
  }
}
