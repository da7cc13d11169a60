import { Alert } from '@mantine/core'
import type { ProjectionAnswer } from '../../../api/schema'
import { WarningIcon } from '../../../ui/icons'
import { modelWords } from './rebuilding'
import styles from './read-models.module.css'

/** What does not go on, at which fact it stopped, and why. */
export const ParkedList = ({ models }: { models: readonly ProjectionAnswer[] }) => {
  const parked = models.flatMap(({ kind, name, parked }) => parked.map(one => ({ ...one, kind, name })))
  if (parked.length === 0) return null
  return (
    <Alert color="red" icon={<WarningIcon />} title="Parked after an error">
      <ul className={styles.parked}>
        {parked.map(({ kind, name, what, fact, error }) => (
          <li key={`${name} ${what}`}>
            {modelWords(name)}, {what}: it failed at {fact}. {error}{' '}
            {kind === 'projection' ? 'A rebuild tries it again.' : 'The next start tries it again.'}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
