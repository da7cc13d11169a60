import { useCallback } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { useConfirm } from '../../../parts/dialogs/confirm'
import { conflictsIn, effectInWords, type Conflicts } from './conflicts'

/** What a body says to be saved whatever is in the way; nothing before the person said so. */
export type AllowedConflicts = { readonly allowConflicts?: true }

/** A change of where and when games are, with what is allowed. */
export type PlacingChange<Answer> = (allowed: AllowedConflicts) => Promise<Answer>

/**
 * Makes a change of games or schedules. Where something is in the way, it shows that with what it does to reports, and saves only when
 * the person says so; else the change fails as it was refused.
 */
export const useConfirmConflicts = () => {
  const confirm = useConfirm()
  return useCallback(
    async <Answer,>(change: PlacingChange<Answer>): Promise<Answer> => {
      try {
        return await change({})
      } catch (problem) {
        const found = conflictsIn(problem)
        if (!found) throw problem
        const isConfirmed = await confirm({
          question: `${quantity(found.conflicts.length, 'conflict')}. Save anyway?`,
          consequence: <ConflictList {...found} />,
          verb: 'Save anyway',
          danger: true,
        })
        if (!isConfirmed) throw problem
        return change({ allowConflicts: true })
      }
    },
    [confirm],
  )
}

/** What is in the way of a change, and what it does to the reports of schedules. */
const ConflictList = ({ conflicts, reports }: Conflicts) => (
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
