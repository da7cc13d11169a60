import { whole } from '../../../../ui/format/figures'
import { CheckIcon, DownIcon, UpIcon, WarningIcon } from '../../../../ui/icons'
import { figureInWords, lineInWords } from './report-words'
import styles from './ScheduleReport.module.css'
import type { MeasureAnswer } from '../../../../api/schema'

type Props = { caption: string; measures: readonly MeasureAnswer[]; isComparison: boolean }

/** More lines than these help nobody: the first ones are the worst. */
const MOST_LINES = 12

/** Measures with their figures, and what is behind each. */
export const MeasureTable = ({ caption, measures, isComparison }: Props) => (
  <table className={styles.table}>
    <caption className="visuallyHidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Measure</th>
        {isComparison && <th scope="col">Now</th>}
        <th scope="col">{isComparison ? 'New' : 'Figure'}</th>
      </tr>
    </thead>
    <tbody>
      {measures.map(measure => (
        <tr key={measure.name}>
          <th scope="row">
            <span className={styles.measure} data-met={measure.isMet}>
              {measure.isMet ? <CheckIcon /> : <WarningIcon />}
              {measure.label}
              <span className="visuallyHidden">{measure.isMet ? ', met' : ', not met'}</span>
            </span>
            <span className={styles.explanation}>{measure.explanation}</span>
            <Lines measure={measure} />
          </th>
          {isComparison && <td>{whole(measure.was)}</td>}
          <td>
            {figureInWords(measure)}
            <Change measure={measure} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Change = ({ measure: { change } }: { measure: MeasureAnswer }) => {
  if (change !== 'better' && change !== 'worse') return null
  const Icon = change === 'better' ? UpIcon : DownIcon
  return (
    <span className={styles.change} data-change={change}>
      <Icon />
      {change}
    </span>
  )
}

const Lines = ({ measure }: { measure: MeasureAnswer }) => {
  const { lines, label } = measure
  if (lines.length === 0) return null
  return (
    <details className={styles.behind}>
      <summary>
        Details<span className="visuallyHidden">: {label}</span>
      </summary>
      <ul className={styles.lines}>
        {lines.slice(0, MOST_LINES).map((line, i) => (
          <li key={i}>{lineInWords(line, measure)}</li>
        ))}
        {lines.length > MOST_LINES && <li>and {whole(lines.length - MOST_LINES)} more</li>}
      </ul>
    </details>
  )
}
