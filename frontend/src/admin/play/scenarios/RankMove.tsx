import { ordinal, whole } from '../../../ui/format/figures'
import { DownIcon, UpIcon } from '../../../ui/icons'
import styles from './scenarios.module.css'

type Props = {
  /** The rank as things are; null where there is none. */
  from: number | null
  /** The rank of the scenario; null where there is none. */
  to: number | null
}

/** By how many places somebody moves; nothing where they stay. */
export const RankMove = ({ from, to }: Props) => {
  if (from === to) return null
  if (from === null || to === null) return <span className={styles.move}>{from === null ? 'new' : 'gone'}</span>
  const isUp = to < from
  return (
    <span className={isUp ? styles.up : styles.down}>
      {isUp ? <UpIcon size={14} /> : <DownIcon size={14} />}
      <span aria-hidden="true">{whole(Math.abs(from - to))}</span>
      <span className="visuallyHidden">
        {isUp ? 'up' : 'down'} from {ordinal(from)}
      </span>
    </span>
  )
}
