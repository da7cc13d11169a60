import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { CloseButton, closeDrawer, Drawer } from '../../../ui/Drawer'
import { useSession } from '../../parts/session/SessionGate'
import { Account } from './Account'
import { currentMark } from './current-mark'
import { railOf, type RailEntry, type RailGroup } from './navigation'
import { PageIcon, RailIcon } from './rail-icons'
import styles from './shell.module.css'

export const railId = 'rail'

const leave = () => closeDrawer(railId)

const Entry = ({ entry }: { entry: RailEntry }) => {
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        className={styles.entry}
        to={entry.to}
        onClick={leave}
        aria-current={currentMark(entry, pathname)}
        data-tip={entry.label}
      >
        <PageIcon page={entry.page} />
        <span className={styles.label}>{entry.label}</span>
      </Link>
    </li>
  )
}

const Group = ({ group: { heading, entries } }: { group: RailGroup }) => {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      {heading !== null && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul aria-labelledby={heading === null ? undefined : id}>
        {entries.map(entry => (
          <Entry key={entry.page} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

type Props = { isWide: boolean; onToggle: () => void }

/** The links of the admin in their groups, on a phone the sheet behind "More" (docs/admin.md#the-rail). */
export const Rail = ({ isWide, onToggle }: Props) => {
  const user = useSession()
  return (
    <Drawer id={railId} side="left" className={styles.rail}>
      <div className={styles.railInner}>
        <CloseButton drawer={railId} className={styles.close} />
        {railOf(user, useLocation()).map((group, place) => (
          <Group key={place} group={group} />
        ))}
        <div className={styles.foot}>
          <Account onLeave={leave} />
          <button
            type="button"
            className={`${styles.entry} ${styles.toggle}`}
            aria-expanded={isWide}
            aria-controls={railId}
            onClick={onToggle}
            data-tip="Show names"
          >
            <RailIcon />
            <span className={styles.label}>{isWide ? 'Hide names' : 'Show names'}</span>
          </button>
        </div>
      </div>
    </Drawer>
  )
}
