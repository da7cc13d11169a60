import { useState } from 'react'
import { BarButton } from '../../../ui/Drawer'
import { SearchIcon } from '../../../ui/icons'
import { isShortcut, useKeyDown } from '../../../ui/use-key-down'
import { Boundary } from '../../parts/feedback/Boundary'
import { loadLater } from '../../parts/feedback/load-later'
import styles from './palette.module.css'

/** Its code comes when it is first asked for. */
const Palette = loadLater(() => import('./Palette').then(chunk => chunk.Palette))

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette from every page, by the button or by Ctrl (Cmd) with K. */
export const PaletteButton = () => {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }

  useKeyDown(event => {
    if (!isShortcut(event, 'k')) return
    event.preventDefault()
    setWanted(true)
    setOpened(now => !now)
  })

  return (
    <>
      <BarButton
        className={styles.button}
        onClick={open}
        data-tip="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <SearchIcon /> <span className={styles.word}>Search</span>{' '}
        <kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
      </BarButton>
      {wanted && (
        <Boundary>
          <Palette opened={opened} onClose={() => setOpened(false)} />
        </Boundary>
      )}
    </>
  )
}
