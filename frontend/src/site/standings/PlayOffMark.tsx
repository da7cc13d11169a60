import { MARKS, markOf } from '../../ui/standings/play-offs-in-words'
import type { TableRow } from './tables'
import styles from './PlayOffMark.module.css'

/** Behind a team's name: whether it is in the play-offs, or out, however the games end. */
export const PlayOffMark = ({ row: { playOffs } }: { readonly row: Pick<TableRow, 'playOffs'> }) => {
  const mark = markOf(playOffs)
  if (!mark) return null
  return (
    <span className={styles.mark} title={MARKS[mark]}>
      <span aria-hidden="true">{mark}</span>
      <span className="visuallyHidden">, {MARKS[mark]}</span>
    </span>
  )
}
