import type { ImportAnswer, ImportSummaryAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import styles from './imports.module.css'

const kinds: readonly { readonly key: keyof ImportSummaryAnswer; readonly label: string }[] = [
  { key: 'teams', label: 'Teams' },
  { key: 'players', label: 'Players' },
  { key: 'rosterPlaces', label: 'Places on rosters' },
  { key: 'games', label: 'Games' },
  { key: 'scores', label: 'Final scores' },
  { key: 'lines', label: 'Box-score lines' },
]

type Props = { of: ImportAnswer; caption: string }

/** How much of what comes in and how much of it changes. */
export const Summary = ({ of: { summary }, caption }: Props) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className={styles.figures}>
            New
          </th>
          <th scope="col" className={styles.figures}>
            Changed
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.figures}>{whole(summary[key].created)}</td>
            <td className={styles.figures}>{whole(summary[key].changed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** What was, or would be, left as it is: figures that staff changed since, rows that are gone; what of the files is not read; what is in the way of games. */
export const LineList = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </section>
  )

export const changesNothing = ({ summary }: ImportAnswer) =>
  kinds.every(({ key }) => summary[key].created === 0 && summary[key].changed === 0)
