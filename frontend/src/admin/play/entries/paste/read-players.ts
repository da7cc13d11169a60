import type { CheckedList } from '@fullcourt/domain/facts/checked-list'
import { pastedPlayers, type PastedPlayer } from '@fullcourt/domain/players/pasted-players'
import { checkPlayerList, type KnownPlayers } from '@fullcourt/domain/players/player-list'
import { fullName } from '@fullcourt/domain/players/full-name'
import { comparableName } from '@fullcourt/domain/players/same-name'
import type { PlayerAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { notesOf, type PastedRow, type PastedRows } from '../../../parts/paste/pasted-rows'

export const shownColumns = ['No.', 'First name', 'Last name'] as const

/** A pasted player as the preview shows them. */
export const playerRow = ({ line, number, firstName, lastName, fault }: PastedPlayer, checked: CheckedList): PastedRow => {
  const { faults, warnings } = notesOf(checked, line)
  return { line, cells: [number ?? '', firstName, lastName], faults: fault ? [fault, ...faults] : faults, warnings }
}

type Existing = Pick<PlayerAnswer, 'id' | 'firstName' | 'lastName' | 'rosters'>

/** `Ana Silva, Hawks (#12)`: a name alone would not distinguish two. */
const labelOf = ({ id, rosters, ...name }: Existing) =>
  `${[fullName(name), rosters[0]?.team.name].filter(Boolean).join(', ')} (#${id})`

/** The players who have the name of a line already, by the rule of the warning. */
const sameNamed = ({ firstName, lastName }: PastedPlayer, people: readonly Existing[]) =>
  people
    .filter(other => comparableName(other.firstName, other.lastName) === comparableName(firstName, lastName))
    .map(other => ({ id: other.id, label: labelOf(other) }))

/** A pasted list of players for one roster; `people` are those who may be meant by a name that exists. */
export const readPlayers = (text: string, known: KnownPlayers, people: readonly Existing[] = []): PastedRows => {
  const players = pastedPlayers(text)
  const checked = checkPlayerList(players, known)
  return {
    columns: shownColumns,
    rows: players.map(player => ({ ...playerRow(player, checked), existing: sameNamed(player, people) })),
    count: quantity(players.length, 'Player'),
    countOf: lines => quantity(lines, 'Player'),
  }
}
