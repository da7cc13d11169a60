import { useQuery } from '@tanstack/react-query'
import type { ScheduleAnswer } from '../../../../api/schema'
import { Skeleton } from '../../../../ui/Skeleton'
import { api } from '../../../parts/calls/api'
import { scheduleKeys } from '../builder/queries'
import { PlannedChanges } from './PlannedChanges'
import { ScheduleReport } from './ScheduleReport'

type Props = { schedule: ScheduleAnswer }

/** A generation that is not carried out: made anew each time that somebody asks. */
const usePreview = ({ id }: ScheduleAnswer) =>
  useQuery({
    queryKey: [...scheduleKeys.one(id), 'preview'],
    queryFn: ({ signal }) =>
      api.post(
        '/api/games/generate-full-schedule',
        { scheduleId: id, preview: true, replacePlayed: false, background: false },
        { signal },
      ),
    gcTime: 0,
    retry: false,
  })

/** What a new generation would come to, beside the games that it would replace. */
export const GenerationPreview = ({ schedule }: Props) => {
  const { data, isPending, isError } = usePreview(schedule)
  if (isPending) return <Skeleton rows={3} />
  if (isError) return <p>The new schedule cannot be previewed.</p>
  const { report } = data
  return (
    report && (
      <>
        <ScheduleReport report={report} />
        <PlannedChanges changes={report.changes ?? []} today={schedule.startDate} />
      </>
    )
  )
}
