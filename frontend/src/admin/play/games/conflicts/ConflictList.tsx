import { effectInWords, type Conflicts } from './conflicts'

/** What is in the way of a change, and what it does to the reports of schedules. */
export const ConflictList = ({ conflicts, reports }: Conflicts) => (
  <>
    <ul>
      {conflicts.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
    {reports.length > 0 && (
      <>
        <p>The report of the schedule would change:</p>
        <ul>
          {reports.map(report => (
            <li key={report.schedule_id}>{effectInWords(report)}</li>
          ))}
        </ul>
      </>
    )}
  </>
)
