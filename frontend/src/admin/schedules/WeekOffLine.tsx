import type { WeekOffAnswer } from '../../api/schema'
import { longDate } from '../../ui/format/dates'
import { StopIcon } from '../../ui/icons'
import { IconWord } from '../parts/IconWord'
import { weekOffText } from './schedule-words'

/** A week off across a row: a stop sign, the date, and the reason or Off Week. Spec 2 §2. */
export const WeekOffLine = ({ weekOff }: { weekOff: Pick<WeekOffAnswer, 'date' | 'reason'> }) => (
  <IconWord icon={<StopIcon size={16} />}>
    {longDate(weekOff.date)} · {weekOffText(weekOff)}
  </IconWord>
)
