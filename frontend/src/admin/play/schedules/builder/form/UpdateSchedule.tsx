import type { Sent } from '../../../../../api/calls'
import type { ScheduleAnswer, ScheduleDto } from '../../../../../api/schema'
import { thingIn } from '../../../../parts/calls/use-fresh'
import { FormDialog } from '../../../../parts/forms/FormDialog'
import type { RecordEdit } from '../../../../parts/forms/RecordForm'
import { FAILURES } from '../../../../parts/feedback/failures'
import { toast } from '../../../../parts/feedback/toast'
import { useSeasonDates } from '../../../seasons/queries'
import { schedulesQuery, useChangeSchedule } from '../queries'
import { SCHEDULE_FIELDS, scheduleProblems, scheduleValues, type ScheduleValues } from './schedule-fields'
import { ScheduleFields } from './ScheduleFields'

type Props = { schedule: ScheduleAnswer; open: boolean; onClose: () => void }

const storedSchedule = (schedule: ScheduleAnswer) => ({ value: scheduleValues(schedule), revision: schedule.revision })

/** Changes what a schedule is generated from; its games stay until it is generated again. */
export const UpdateSchedule = ({ schedule, open, onClose }: Props) => {
  const change = useChangeSchedule()
  const season = useSeasonDates(open ? schedule.season_id : undefined)
  const edit: RecordEdit<ScheduleValues> = {
    fields: SCHEDULE_FIELDS,
    stored: storedSchedule(schedule),
    send: async (changes, revision) => {
      await change.mutateAsync({ id: schedule.id, changes: changes as Sent<ScheduleDto>, revision })
      toast.success('Schedule updated successfully')
    },
    fresh: async ask => {
      const schedules = await ask(schedulesQuery(undefined, schedule.leagueId))
      return storedSchedule(thingIn(schedules, schedule.id, 'This schedule no longer exists.'))
    },
  }
  return (
    <FormDialog
      record={schedule.id}
      title="Update Schedule"
      open={open}
      onClose={onClose}
      onSubmit={edit}
      check={scheduleProblems}
      failure={FAILURES.updateSchedule}
      size="lg"
    >
      <ScheduleFields values={scheduleValues(schedule)} season={season} />
    </FormDialog>
  )
}
