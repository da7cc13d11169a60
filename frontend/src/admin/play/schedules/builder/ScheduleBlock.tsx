import { groupBy } from '@fullcourt/domain/facts/group-by'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { GlobalTeamAnswer, ScheduleAnswer } from '../../../../api/schema'
import { dateText, timeText } from '../../../../ui/format/dates'
import { quantity, whole } from '../../../../ui/format/figures'
import { DeleteIcon, EditIcon } from '../../../../ui/icons'
import { isAwaited } from '../../../parts/calls/is-awaited'
import { FAILURES } from '../../../parts/feedback/failures'
import { useDeletion } from '../../../parts/effects/use-deletion'
import { ScheduleReport } from '../report/ScheduleReport'
import { ScheduleDraft } from './draft/ScheduleDraft'
import { GenerateButton } from './GenerateButton'
import { useScheduleState, useWeeks } from './grid/queries'
import { ScheduleGrid } from './grid/ScheduleGrid'
import { UpdateSchedule } from './form/UpdateSchedule'
import { useScheduleRemoval } from './queries'
import headStyles from '../ScheduleHead.module.css'
import styles from './ScheduleBuilder.module.css'

type Props = { schedule: ScheduleAnswer; teams: readonly GlobalTeamAnswer[] }

/** `6:00 PM, 2 at 7:15 PM`: a time that is listed twice is two games at that time. */
const timesInWords = (times: readonly string[]) =>
  groupBy(times, time => time)
    .map(same => (same.length > 1 ? `${whole(same.length)} at ${timeText(same[0])}` : timeText(same[0])))
    .join(', ')

/** `8 weeks from November 2, 2026 · Sunday · 6:00 PM, 7:15 PM · 2 locations` */
const aboutOf = ({ numWeeks, startDate, gameDays, sameSlot, timeSlots, locations }: ScheduleAnswer) =>
  [
    `${quantity(numWeeks, 'week')} from ${dateText(startDate)}`,
    gameDays.join(', '),
    sameSlot ? timesInWords(timeSlots) : 'Own time slots each week',
    locations.length > 0 && quantity(locations.length, 'location'),
  ]
    .filter(Boolean)
    .join(' · ')

/** The report of a schedule as its games are now, with the weeks that stand under it; nothing where none were generated. */
const ScheduleQuality = ({ schedule }: Pick<Props, 'schedule'>) => {
  const state = useScheduleState(schedule).data
  const weeks = useWeeks(schedule)
  return state?.report && state.planId !== null && !isAwaited(weeks) ? <ScheduleReport report={state.report} /> : null
}

const StandingSchedule = (props: Props) => (
  <>
    <ScheduleQuality schedule={props.schedule} />
    <ScheduleGrid {...props} />
  </>
)

/** One schedule of a league: what it is made from, and what is done with it. */
export const ScheduleBlock = ({ schedule, teams }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const deletion = useDeletion(useScheduleRemoval())
  const askToDelete = () =>
    deletion({
      things: [schedule],
      noun: 'schedule',
      name: schedule.name,
      question: 'Are you sure you want to delete this schedule?',
      consequence: `${schedule.name} and its games. Games that were played stay.`,
      verb: 'Delete Schedule',
      done: 'Schedule deleted successfully!',
      failure: FAILURES.deleteSchedule,
    })
  return (
    <article className={styles.block} aria-label={schedule.name}>
      <div className={headStyles.head}>
        <div>
          <h3>{schedule.name}</h3>
          <p className={styles.about}>{aboutOf(schedule)}</p>
        </div>
        <div className={headStyles.actions}>
          <GenerateButton schedule={schedule} />
          <Button variant="default" leftSection={<EditIcon />} onClick={() => setEditing(true)}>
            Edit<span className="visuallyHidden"> {schedule.name}</span>
          </Button>
          <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void askToDelete()}>
            Delete Schedule
          </Button>
        </div>
      </div>
      {schedule.draftId === null ? (
        <StandingSchedule schedule={schedule} teams={teams} />
      ) : (
        <>
          <ScheduleDraft schedule={schedule} teams={teams} id={schedule.draftId} />
          {schedule.planId !== null && (
            <details>
              <summary>What everybody sees now</summary>
              <StandingSchedule schedule={schedule} teams={teams} />
            </details>
          )}
        </>
      )}
      <UpdateSchedule schedule={schedule} open={isEditing} onClose={() => setEditing(false)} />
    </article>
  )
}
