import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CloseIcon } from '../../../ui/icons'
import { useSession } from '../session/SessionGate'
import { keepFilters, savedFilters, type SavedFilter } from './saved-filters'
import styles from './SavedFilters.module.css'

type Props = {
  /** Whose filters they are: `players`. */
  list: string
  /** What is filtered by now, as the address holds it; '' where nothing is. */
  query: string
  /** What that is called: `Hawks, Fall`. */
  name: string
}

/** Filters that a person keeps on this device, each a link that others can be sent. */
export const SavedFilters = ({ list, query, name }: Props) => {
  const { id } = useSession()
  const [saved, setSaved] = useState(() => savedFilters(id, list))
  const keep = (next: readonly SavedFilter[]) => {
    keepFilters(id, list, next)
    setSaved(next)
  }
  const isNew = query !== '' && !saved.some(one => one.query === query)
  if (!isNew && saved.length === 0) return null
  return (
    <div className={styles.filters} role="group" aria-label="Saved filters">
      {saved.map(one => (
        <span key={one.query} className={styles.filter}>
          <Link to={`?${one.query}`} replace aria-current={one.query === query || undefined}>
            {one.name}
          </Link>
          <button
            type="button"
            aria-label={`Remove the filter ${one.name}`}
            onClick={() => keep(saved.filter(other => other !== one))}
          >
            <CloseIcon size={14} />
          </button>
        </span>
      ))}
      {isNew && (
        <Button variant="subtle" size="compact-sm" onClick={() => keep([...saved, { name, query }])}>
          Save this filter
        </Button>
      )}
    </div>
  )
}
