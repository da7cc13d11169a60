import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { WarningIcon } from '../../../ui/icons'
import styles from './ConflictCard.module.css'

/** A value that two people set differently, in words. */
export type Versions = { readonly label: string; readonly mine: string; readonly theirs: string }

type Props = {
  /** What was changed: `Final score`. */
  title: string
  /** Who changed what meanwhile, in the server's words. */
  message: string
  versions: readonly Versions[]
  onMine: () => void
  onTheirs: () => void
}

/** Two people set the same differently: both values are shown, and the second one chooses. */
export const ConflictCard = ({ title, message, versions, onMine, onTheirs }: Props) => {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={card} className={styles.card} role="alert" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <WarningIcon /> {title}
      </h3>
      <p>{message}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.choice}>
        <Button onClick={onMine}>Save yours</Button>
        <Button variant="default" onClick={onTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}
