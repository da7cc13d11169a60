import { Alert, Button } from '@mantine/core'
import type { StatisticsCheckAnswer } from '../../../api/schema'
import { quantity, whole } from '../../../ui/format/figures'
import { longMoment } from '../../../ui/format/moments'
import { CheckIcon, WarningIcon } from '../../../ui/icons'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { leftOutWords } from './check-words'
import { DifferenceList } from './DifferenceList'
import styles from './statistics-check.module.css'

type Props = { check: StatisticsCheckAnswer; organization: number; zone: string; repair: () => void }

const When = ({ check: { endedAt, who }, zone }: Pick<Props, 'check' | 'zone'>) =>
  endedAt && (
    <p className={styles.quiet}>
      {longMoment(endedAt, zone)}
      {who && `, asked for by ${who}`}
    </p>
  )

const headline = ({ count, repairs, repaired }: StatisticsCheckAnswer): string => {
  if (count === 0) return 'No differences'
  if (repairs) return `${whole(repaired)} of ${quantity(count, 'document')} repaired`
  return `${quantity(count, 'document')} ${count === 1 ? 'differs' : 'differ'} from what was entered`
}

const Done = ({ check, organization, zone, repair }: Props) => (
  <>
    <div role="status">
      <h2 className={check.count === 0 ? styles.sound : undefined}>
        {check.count === 0 && <CheckIcon size={24} />} {headline(check)}
      </h2>
      <p>{quantity(check.documents, 'document')} compared with what was entered.</p>
      {leftOutWords(check).map(words => (
        <p key={words}>{words}</p>
      ))}
      <When check={check} zone={zone} />
    </div>
    {check.count > 0 && !check.repairs && (
      <div>
        <Button onClick={repair}>Repair {quantity(check.count, 'document')}</Button>
      </div>
    )}
    <DifferenceList differences={check.differences} organization={organization} />
    {check.differences.length < check.count && <p>The first {check.differences.length} are shown.</p>}
  </>
)

/** What the last check came to. */
export const CheckOutcome = (props: Props) => {
  const { check, zone } = props
  switch (check.state) {
    case 'none':
      return (
        <EmptyState hint="A check compares every table, figure and list with what was entered. It changes nothing.">
          The statistics were not checked yet.
        </EmptyState>
      )
    case 'cancelled':
      return (
        <div role="status">
          <h2>The check was cancelled</h2>
          {check.repaired > 0 && <p>{quantity(check.repaired, 'document')} had been repaired by then.</p>}
          <When check={check} zone={zone} />
        </div>
      )
    case 'failed':
      return (
        <Alert color="red" icon={<WarningIcon />} role="alert" title="The check failed">
          {check.error ?? 'No reason was given.'} Nothing was changed that is not named in the history. Check again.
        </Alert>
      )
    default:
      return <Done {...props} />
  }
}
