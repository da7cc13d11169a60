import type { ScheduleAnswer } from '../../../../api/schema'
import { useScheduleState } from '../builder/grid/queries'
import { ScheduleReport } from './ScheduleReport'

/** The report of a schedule as its games are now; nothing where none were generated. */
export const ScheduleQuality = ({ schedule }: { schedule: ScheduleAnswer }) => {
  const state = useScheduleState(schedule).data
  return state?.report && state.planId !== null ? <ScheduleReport report={state.report} /> : null
}
