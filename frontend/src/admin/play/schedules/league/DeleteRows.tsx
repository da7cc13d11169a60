import { enumeration } from '@fullcourt/domain/history/words'
import { quantity } from '../../../../ui/format/figures'
import type { LeagueAt } from '../../leagues/queries'
import { DeleteSelected } from '../../../parts/tables/DeleteSelected'
import { FAILURES } from '../../../parts/feedback/failures'
import { useRowRemoval } from './queries'
import type { ScheduleRow } from '../schedule-rows'

type Props = { at: LeagueAt; selected: readonly ScheduleRow[]; clear: () => void }

const plural = { game: 'games', bye: 'byes', 'week off': 'weeks off' }

/** `2 games with scores, …, 1 bye and 1 week off.` */
const consequenceOf = (selected: readonly ScheduleRow[]) => {
  const words = (['game', 'bye', 'week off'] as const).flatMap(kind => {
    const count = selected.filter(row => row.kind === kind).length
    if (count === 0) return []
    const things = quantity(count, kind, plural[kind])
    return kind === 'game' ? `${things} with scores and box scores, which no longer count in the standings` : things
  })
  return `${enumeration(words)}.`
}

/** What the selected things are called together: `game` where all are games. */
const nounOf = (selected: readonly ScheduleRow[]) => (selected.every(({ kind }) => kind === 'game') ? 'game' : 'item')

/** Deletes the selected games, byes and weeks off, and offers to bring them back (docs/facts.md#deleting-and-bringing-back). */
export const DeleteRows = ({ at, selected, clear }: Props) => {
  const removal = useRowRemoval(at)
  return (
    <DeleteSelected
      selected={selected.map(row => ({ id: row.key, row }))}
      clear={clear}
      noun={nounOf(selected)}
      question="Are you sure you want to delete the selected items?"
      consequence={consequenceOf(selected)}
      removal={removal}
      done="Items deleted successfully."
      hint="Select games, byes, or week-offs to delete."
      failure={FAILURES.deleteThings}
    />
  )
}
