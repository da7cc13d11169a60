import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { whole } from '../../ui/format/figures'
import { WarningIcon } from '../../ui/icons'
import styles from './ConflictCard.module.css'
import type { Typed } from './sheet/line-edit'

export type Versions = { readonly label: string; readonly mine: Typed; readonly theirs: Typed }

type Props = {
  /** Whose figures they are: `Ana Ruiz`. */
  title: string
  /** Who changed what meanwhile, in the server's words. */
  message: string
  versions: readonly Versions[]
  onMine: () => void
  onTheirs: () => void
}

/** Two people set the same figures differently: both stand here, and the second one chooses. */
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
              <td>{whole(mine)}</td>
              <td>{whole(theirs)}</td>
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
