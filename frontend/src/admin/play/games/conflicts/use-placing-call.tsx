import type { QueryKey } from '@tanstack/react-query'
import { quantity } from '../../../../ui/format/figures'
import { useCall } from '../../../parts/calls/use-call'
import { useConfirm } from '../../../parts/dialogs/confirm'
import { conflictsIn, effectInWords, type Conflicts } from './conflicts'

/** What a body says to be saved whatever is in the way; nothing before the person said so. */
type AllowedConflicts = { readonly allowConflicts?: true }

/**
 * A call that changes where or when games are. Where something is in the way, it shows that with what it does to reports, and is made
 * only when the person says so; else it fails as it was refused.
 */
export const usePlacingCall = <Answer, Input>(
  call: (input: Input, allowed: AllowedConflicts) => Promise<Answer>,
  keys: readonly QueryKey[],
) => {
  const confirm = useConfirm()
  return useCall(async (input: Input): Promise<Answer> => {
    try {
      return await call(input, {})
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
      return call(input, { allowConflicts: true })
    }
  }, keys)
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
