import { useState } from 'react'
import type { LatestTapAnswer } from '../../../../api/schema'
import { usePerson } from '../../../parts/session/SessionGate'
import type { CourtsideCounts } from './counts/use-counts'
import styles from './LastTap.module.css'
import { doneName, isCount, lastDone } from './last-done'
import type { Count } from './counts/counted'
import type { Tap } from './tap-queue'
import { tapsIn, tapText, type Doer } from './tap-text'
import { TAP_NAMES } from './taps'
import type { Taps } from './use-taps'

type Props = {
  taps: Taps
  counts: CourtsideCounts
  doerOf: (done: Tap | Count) => Doer
  /** Who somebody else counted for. */
  doerOfOther: (tap: LatestTapAnswer) => Doer
}

const periodOf = (done: Tap | Count) => (isCount(done) ? done.period.name : done.period)

/** What somebody else tapped last, with who it was. */
const Other = ({ latest, doerOf }: { latest: readonly LatestTapAnswer[]; doerOf: Props['doerOfOther'] }) => {
  const { id } = usePerson()
  const [newest] = latest
  const what = newest && newest.user_id !== id ? tapsIn(newest.more) : ''
  if (!newest || what === '') return null
  return (
    <span className={styles.other}>
      {newest.by || 'Somebody else'}: {tapText(what, doerOf(newest))}
    </span>
  )
}

/**
 * What was tapped last, of whichever player, and the one tap that takes it back; always in the same place, under the thumb. What another
 * phone tapped since stands below.
 */
export const LastTap = ({ taps, counts, doerOf, doerOfOther }: Props) => {
  const [announcement, announce] = useState('')
  const last = lastDone(taps.queue.done, counts.queue.done)
  const undo = (done: Tap | Count) => {
    if (isCount(done)) counts.undo()
    else taps.undo(done.row)
    announce(`${isCount(done) ? doneName(done) : TAP_NAMES[done.kind]} taken back`)
  }
  return (
    <div className={styles.bar}>
      <p className={styles.texts}>
        <span className={styles.last}>
          {last ? tapText(doneName(last), doerOf(last), periodOf(last)) : 'Nothing tapped here yet.'}
        </span>
        <Other latest={counts.latest} doerOf={doerOfOther} />
      </p>
      <button type="button" className={styles.undo} disabled={!last} onClick={() => last && undo(last)}>
        Undo{last && ` ${doneName(last)}`}
      </button>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
