import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon, MenuIcon } from './icons'
import styles from './Drawer.module.css'

/** A button in the look of those that open and close the drawer. */
export const BarButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={`${styles.button} ${className}`} />
)

type OpenProps = { drawer: string; className?: string }

/** Opens the drawer of this id, without script too. */
export const MenuButton = ({ drawer, className }: OpenProps) => (
  <BarButton className={className} popoverTarget={drawer}>
    <MenuIcon /> Menu
  </BarButton>
)

/** Closes the drawer in which it is. */
export const CloseButton = ({ drawer, className }: OpenProps) => (
  <BarButton className={className} popoverTarget={drawer} popoverTargetAction="hide">
    <CloseIcon /> Close
  </BarButton>
)

/** Puts the drawer away, after one of its links was followed. */
export const closeDrawer = (id: string) => {
  const drawer = document.getElementById(id)
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}

type Props = { id: string; side: 'left' | 'right'; className?: string; children: ReactNode }

/** The menu: on a phone a sheet at one side, a popover of the browser's own; where there is room, what `className` makes of it. */
export const Drawer = ({ id, side, className = '', children }: Props) => (
  <nav id={id} className={`${styles.drawer} ${styles[side]} ${className}`} popover="auto" aria-label="Main">
    {children}
  </nav>
)
