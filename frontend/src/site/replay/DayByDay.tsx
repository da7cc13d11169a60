import { useState, type ComponentType } from 'react'
import { useSite } from '../site'
import type { ReplayProps } from './Replay'
import styles from './DayByDay.module.css'

type Props = ReplayProps & {
  isOpen: boolean
  /** Loads what the page needs to show another day. */
  load?: () => Promise<unknown>
}

/** Opens the slider over days, whose code comes then. A page of the past has none: it shows one moment. */
export const DayByDay = ({ isOpen, load, ...props }: Props) => {
  const { tenant } = useSite()
  const [Replay, setReplay] = useState<ComponentType<ReplayProps>>()
  const [hasFailed, setFailed] = useState(false)
  const open = () => {
    setFailed(false)
    Promise.all([import('./Replay'), load?.()]).then(
      ([chunk]) => setReplay(() => chunk.Replay),
      () => setFailed(true),
    )
  }
  if (tenant?.asOf) return null
  if (Replay) return <Replay {...props} />
  return (
    <p className={`${styles.line} screen-only`}>
      <button type="button" className={styles.open} onClick={open}>
        {isOpen ? 'Other days' : 'Day by day'}
      </button>
      {hasFailed && <span role="status">It could not be loaded. Try again.</span>}
    </p>
  )
}
