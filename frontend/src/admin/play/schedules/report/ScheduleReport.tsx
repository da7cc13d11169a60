import { quantity, whole } from '../../../../ui/format/figures'
import { CheckIcon, WarningIcon } from '../../../../ui/icons'
import { MeasureTable } from './MeasureTable'
import { bandOf, headline } from './report-words'
import styles from './ScheduleReport.module.css'
import type { ScheduleReportAnswer, UnplacedGameAnswer } from '../../../../api/schema'

type Props = { report: ScheduleReportAnswer }

/**
 * How good a schedule is: what share of its measures is met, those that are not with what is behind them, and the others folded
 * away. A preview shows the schedule that would be replaced beside it.
 */
export const ScheduleReport = ({ report }: Props) => {
  const judged = report.measures.filter(({ figure, was }) => figure !== null || was !== null)
  const isOpen = ({ isMet, change }: (typeof judged)[number]) => !isMet || change === 'better' || change === 'worse'
  const open = judged.filter(isOpen)
  const rest = judged.filter(measure => !isOpen(measure))
  const isComparison = judged.some(({ change }) => change !== null)
  const Mark = report.met === report.of ? CheckIcon : WarningIcon
  return (
    <div role="group" className={styles.report} aria-label="Report">
      <p className={styles.headline} data-met={report.met === report.of}>
        <Mark />
        <strong>{bandOf(report)}</strong>
        <span>{headline(report)}</span>
      </p>
      {open.length > 0 && (
        <MeasureTable
          caption={isComparison ? 'Measures that change or are not met' : 'Measures that are not met'}
          measures={open}
          isComparison={isComparison}
        />
      )}
      {report.unplaced.length > 0 && <Unplaced games={report.unplaced} />}
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>{open.length > 0 ? quantity(rest.length, 'measure') + ' met' : `All ${whole(rest.length)} measures`}</summary>
          <MeasureTable caption="Measures met" measures={rest} isComparison={isComparison} />
        </details>
      )}
    </div>
  )
}

const Unplaced = ({ games }: { games: readonly UnplacedGameAnswer[] }) => (
  <details className={styles.details} open={games.length <= 5}>
    <summary>{quantity(games.length, 'game')} without a place</summary>
    <ul className={styles.lines}>
      {games.map(({ homeTeam, awayTeam, why }, i) => (
        <li key={i}>
          {homeTeam} – {awayTeam}: {why}
        </li>
      ))}
    </ul>
  </details>
)
