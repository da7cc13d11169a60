import type { WeekOffAnswer } from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { weekOffText } from '../../../ui/format/dates-off'
import { StopIcon } from '../../../ui/icons'
import { IconWord } from '../../parts/tables/IconWord'

type Props = {
  weekOff: Pick<WeekOffAnswer, 'date' | 'reason'>
  /** Where the list is of several leagues. */
  league?: string | undefined
}

/** A week off across a row: a stop sign, the date, and the reason or Off Week (docs/schedules.md#weeks-off). */
export const WeekOffLine = ({ weekOff, league }: Props) => (
  <IconWord icon={<StopIcon size={16} />}>
    {[dateText(weekOff.date), league, weekOffText(weekOff)].filter(Boolean).join(' · ')}
  </IconWord>
)
