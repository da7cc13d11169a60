import { DownIcon, UpIcon } from '../../ui/icons'
import { writeSort, type Direction, type Sort } from '../../ui/sort-rows'
import type { PageParameter } from '../page-parameters'
import styles from './StatTable.module.css'

type Props = {
  className?: string
  name: string
  short?: string
  sorted: Direction | null
  /** Missing where the column cannot be sorted. */
  button?: { name: PageParameter; next: Sort | null; set: (sort: Sort | null) => void }
}

/** A heading of a column, a button where it sorts: without script it sends the form, and the server sorts. */
export const SortHeading = ({ className, name, short, sorted, button }: Props) => {
  const text = short ? <abbr title={name}>{short}</abbr> : name
  return (
    <th scope="col" className={className} aria-sort={sorted ?? undefined}>
      {button ? (
        <button
          className={styles.sort}
          name={button.name}
          value={button.next ? writeSort(button.next) : ''}
          onClick={event => {
            event.preventDefault()
            button.set(button.next)
          }}
        >
          {text}
          <span className={styles.arrow}>
            {sorted === 'ascending' && <UpIcon size={14} />}
            {sorted === 'descending' && <DownIcon size={14} />}
          </span>
        </button>
      ) : (
        text
      )}
    </th>
  )
}
