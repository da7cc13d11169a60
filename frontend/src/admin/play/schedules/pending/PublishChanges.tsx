import type { PendingChangesAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { PlannedChanges } from '../report/PlannedChanges'
import { changedCalendarsInWords } from './pending-words'

/** What publishing comes to: changes, what each team reads, what calendars get. */
export const PublishChanges = ({ pending }: { pending: PendingChangesAnswer }) => (
  <>
    <p>
      {quantity(pending.changes.length, 'change')} {pending.changes.length === 1 ? 'becomes public' : 'become public together'}.
    </p>
    <PlannedChanges changes={pending.teams} today={pending.changes[0]?.game.date ?? ''} />
    <p>{changedCalendarsInWords(pending)}</p>
  </>
)
