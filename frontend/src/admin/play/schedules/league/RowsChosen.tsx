import type { LeagueAt } from '../../leagues/queries'
import { hasResult } from '../../games/list/score-text'
import { useChangesWait } from '../../games/pending/queries'
import type { ScheduleRow } from '../schedule-rows'
import { DeleteRows } from './DeleteRows'
import { WaitingRows } from './WaitingRows'

type Props = { at: LeagueAt; selected: readonly ScheduleRow[]; clear: () => void }

/** What can be done with chosen lines. Changes of games without a result wait where the organization publishes them together. */
export const RowsChosen = ({ at, selected, clear }: Props) => {
  const waits = useChangesWait()
  const games = selected.flatMap(row => (row.kind === 'game' && !hasResult(row.game) ? row.game : []))
  return waits && selected.length > 0 && games.length === selected.length ? (
    <WaitingRows at={at} games={games} clear={clear} />
  ) : (
    <DeleteRows at={at} selected={selected} clear={clear} />
  )
}
