import type { DifferenceAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'
import { ThingLink } from '../../history/audit/ThingLink'
import { differenceWords } from './check-words'
import styles from './statistics-check.module.css'

const Fields = ({ difference }: { difference: DifferenceAnswer }) => (
  <table className={styles.fields}>
    <caption className="visuallyHidden">Fields that differ: {differenceWords(difference)}</caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Shown</th>
        <th scope="col">Recomputed</th>
      </tr>
    </thead>
    <tbody>
      {difference.fields.map(({ path, live, recomputed }) => (
        <tr key={path}>
          <th scope="row">{path}</th>
          <td data-head="Shown">{live ?? none}</td>
          <td data-head="Recomputed">{recomputed ?? none}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type Props = { differences: readonly DifferenceAnswer[]; organization: number }

/** Every document that differs: what it is about, and its fields as they are shown and as the facts come to them. */
export const DifferenceList = ({ differences, organization }: Props) => (
  <ul className={styles.differences}>
    {differences.map(difference => (
      <li key={`${difference.readModel}/${difference.document}`}>
        <p className={styles.what}>
          <span>{differenceWords(difference)}</span>
          {difference.thing && <ThingLink thing={difference.thing} organization={organization} />}
        </p>
        {difference.error && <p>{difference.error}</p>}
        {difference.fields.length > 0 && <Fields difference={difference} />}
      </li>
    ))}
  </ul>
)
