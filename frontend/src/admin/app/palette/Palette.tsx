import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchIcon } from '../../../ui/icons'
import { Dialog } from '../../parts/dialogs/Dialog'
import { useSession } from '../../parts/session/SessionGate'
import { KINDS, type PaletteEntry } from './palette-entry'
import styles from './palette.module.css'
import { recentOf, remember } from './recent'
import { search } from './search'
import { usePaletteEntries } from './use-palette-entries'

/** As many as are looked through by eye. */
const MOST = 30

/** Where a key leads in a list of options; undefined is nowhere. */
const placeAfterKey = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(at + 8, count - 1)
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined
}

type Props = { opened: boolean; onClose: () => void }

/** Goes to any thing or page, or begins what is done often, by a few letters (Ctrl or Cmd with K). */
export const Palette = ({ opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title="Go to" size="lg" yOffset="10vh" centered={false}>
    <Finder onClose={onClose} />
  </Dialog>
)

const Finder = ({ onClose }: { onClose: () => void }) => {
  const { id: user } = useSession()
  const { entries, isLoading, failed } = usePaletteEntries()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const text = useDeferredValue(typed)
  const [recent] = useState(() => recentOf(user))
  const found = useMemo(() => search({ things: entries, text, recent, most: MOST }), [entries, text, recent])
  const active = Math.min(chosen, found.length - 1)
  const navigate = useNavigate()
  const id = useId()
  const optionId = (place: number) => `${id}-${place}`

  const open = ({ key, to }: PaletteEntry) => {
    remember(user, key)
    onClose()
    void navigate(to)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = found[active]
    if (event.key === 'Enter' && entry) {
      event.preventDefault()
      return open(entry)
    }
    const next = found.length === 0 ? undefined : placeAfterKey(event.key, active, found.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label="Seasons, leagues, teams, players, games, pages, actions"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder="Season, league, team, player, game, page …"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Status isLoading={isLoading} count={found.length} failed={failed} />
      <ul id={id} role="listbox" aria-label="Found" className={styles.list}>
        {found.map((entry, place) => (
          <li key={entry.key} role="none">
            <button
              type="button"
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              onPointerMove={() => setChosen(place)}
              onClick={() => open(entry)}
            >
              <span className={styles.names}>
                <span>{entry.title}</span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </span>
              <span className={styles.kind}>{KINDS[entry.kind]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Said to screen readers as it changes. */
const Status = ({ isLoading, count, failed }: { isLoading: boolean; count: number; failed: (() => void) | null }) => (
  <div className={styles.status}>
    <p role="status">{count === 0 && !isLoading ? 'Nothing found.' : isLoading ? 'Loading...' : `${count} found`}</p>
    {failed && (
      <button type="button" className={styles.retry} onClick={failed}>
        Some things could not be read: try again
      </button>
    )}
  </div>
)
