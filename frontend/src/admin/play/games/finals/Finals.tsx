import { suggestedScore } from '../sheet/live-sums'
import { useLiveSums, type SumsOf } from '../sheet/use-live-sums'
import { scoreOf } from './score-of'
import styles from './Finals.module.css'
import { FinalsForm } from './FinalsForm'
import { LineScore } from './LineScore'
import type { FinalsEditing } from './use-finals-editing'

/** The points of each period and the final score, or what they come to so far. */
export const Finals = (props: SumsOf & { finals: FinalsEditing }) => {
  const { answer, finals } = props
  const { sums } = useLiveSums(props)
  const soFar = suggestedScore(sums, finals.score?.value ?? scoreOf(answer.game))
  return (
    <div className={styles.finals}>
      <LineScore answer={answer} finals={finals} soFar={soFar} />
      {finals.open && <FinalsForm finals={finals} soFar={soFar} />}
    </div>
  )
}
