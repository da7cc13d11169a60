import { Button } from '@mantine/core'
import { whole } from '../../../ui/format/figures'
import styles from './Pager.module.css'

type Props = {
  /** What is turned over: `Games`. */
  label: string
  /** From 0. */
  page: number
  size: number
  /** How many things there are on all pages. */
  count: number
  onPage: (page: number) => void
}

/** Which part of a long list is shown, and the links to the parts before and after it. */
export const Pager = ({ label, page, size, count, onPage }: Props) => {
  const last = Math.max(0, Math.ceil(count / size) - 1)
  if (last === 0) return null
  return (
    <nav className={styles.pager} aria-label={`Pages of ${label}`}>
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span role="status">
        {whole(page * size + 1)}–{whole(Math.min(count, (page + 1) * size))} of {whole(count)}
      </span>
      <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
