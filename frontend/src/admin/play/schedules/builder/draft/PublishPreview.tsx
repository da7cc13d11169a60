import type { DraftAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { PlannedChanges } from '../../report/PlannedChanges'
import { calendarInWords, calendarsInWords, publishInWords } from './publish-words'

type Props = { draft: DraftAnswer; schedule: ScheduleAnswer }

/** What publishing a draft comes to: games, what each team reads, what calendars get. */
export const PublishPreview = ({ draft, schedule }: Props) => (
  <>
    <p>{publishInWords(draft)}</p>
    <PlannedChanges changes={draft.report?.changes ?? []} today={schedule.startDate} />
    <details>
      <summary>{calendarsInWords(draft.calendars)}</summary>
      <ul>
        {draft.calendars.map(calendar => (
          <li key={calendar.team.id}>
            {calendar.team.name}: {calendarInWords(calendar)}
          </li>
        ))}
      </ul>
    </details>
  </>
)
