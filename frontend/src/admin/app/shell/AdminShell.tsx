import { useEffect, useRef, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { arriveAtHeading } from '../../../ui/arrive-at-heading'
import { SkipLink } from '../../../ui/SkipLink'
import { useUndoKey } from '../../history/undo/use-undo-key'
import { useLeaveGuard } from '../../parts/dialogs/unsaved-work'
import { useSession } from '../../parts/session/SessionGate'
import { useConfirmUndoing } from '../../play/games/undoing/use-confirm-undoing'
import { NewDevicesNotice } from './NewDevicesNotice'
import { PagesBeside } from './PagesBeside'
import { PhoneBar } from './PhoneBar'
import { Rail, railId } from './Rail'
import { RailTip } from './RailTip'
import { useRailWidth } from './rail-width'
import styles from './shell.module.css'

/** After a step inside the admin the page begins at the top and its heading has the focus. */
const useArrival = () => {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    window.scrollTo(0, 0)
    return arriveAtHeading()
  }, [pathname])
}

/** The frame of every page of the admin: the rail, on a phone a bar at the bottom. `tools` are above the rail. */
export const AdminShell = ({ tools }: { tools: ReactNode }) => {
  const user = useSession()
  const { isWide, toggle } = useRailWidth()
  const side = useRef<HTMLDivElement>(null)
  const loading = useNavigation().state !== 'idle'
  useArrival()
  useLeaveGuard()
  useUndoKey(useConfirmUndoing())
  const name = user.organization?.name ?? 'Fullcourt'
  return (
    <div className={styles.frame} data-rail={isWide ? 'wide' : 'narrow'}>
      <SkipLink to="content" />
      <div ref={side} className={styles.side}>
        <header className={styles.top}>
          <span className={styles.mark} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className={styles.name}>{name}</span>
          {tools}
        </header>
        <Rail isWide={isWide} onToggle={toggle} />
        {!isWide && <RailTip of={side} />}
      </div>
      <div className={styles.work}>
        <NewDevicesNotice />
        <PagesBeside />
        <main id="content" className={styles.content} tabIndex={-1} aria-busy={loading}>
          {loading && <div className={styles.loading} role="progressbar" aria-label="Loading the page" />}
          <Outlet />
        </main>
      </div>
      <PhoneBar drawer={railId} />
    </div>
  )
}
