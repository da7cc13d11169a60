import type { GameRowAnswer } from '../../../../api/schema'
import { shortDate } from '../../../../ui/format/dates'
import { gameColumns, type RowActionButtons } from '../../games/list/game-columns'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { withDatesOff } from '../with-dates-off'
import type { ScheduleRow } from '../schedule-rows'

/** The columns of the schedule of a league (docs/admin.md#games). */
export const scheduleColumns = (actions: RowActionButtons): readonly AdminColumn<ScheduleRow>[] =>
  gameColumns(actions).map(withDatesOff<GameRowAnswer>(shortDate))
