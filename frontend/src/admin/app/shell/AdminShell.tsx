import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { arriveAtHeading } from '../../../ui/arrive-at-heading'
import { Bar } from '../../../ui/Bar'
import { BarButton, MenuButton } from '../../../ui/Drawer'
import { MenuIcon } from '../../../ui/icons'
import { SkipLink } from '../../../ui/SkipLink'
import { useUndoKey } from '../../history/undo/use-undo-key'
import { useLeaveGuard } from '../../parts/dialogs/unsaved-work'
import { useSession } from '../../parts/session/SessionGate'
import { useConfirmUndoing } from '../../play/games/undoing/use-confirm-undoing'
import { Rail, railId } from './Rail'
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

/** The frame of every page of the admin: a rail that can be put away, on a phone a sheet. `tools` are at the end of its bar. */
export const AdminShell = ({ tools }: { tools: ReactNode }) => {
  const user = useSession()
  const [wide, setWide] = useState(true)
  const loading = useNavigation().state !== 'idle'
  useArrival()
  useLeaveGuard()
  useUndoKey(useConfirmUndoing())
  return (
    <div className={wide ? styles.frame : styles.frameWithoutRail}>
      <SkipLink to="content" />
      <Bar className={styles.top}>
        <MenuButton drawer={railId} className={styles.phoneMenu} />
        <BarButton className={styles.deskMenu} aria-expanded={wide} aria-controls={railId} onClick={() => setWide(!wide)}>
          <MenuIcon /> {wide ? 'Hide menu' : 'Menu'}
        </BarButton>
        <span className={styles.name}>{user.organization?.name ?? 'Fullcourt'}</span>
        {tools}
      </Bar>
      <Rail />
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={loading}>
        {loading && <div className={styles.loading} role="progressbar" aria-label="Loading the page" />}
        <Outlet />
      </main>
    </div>
  )
}
