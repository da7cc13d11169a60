import { Button } from '@mantine/core'
import { memo, useEffect, useRef, useState } from 'react'
import { useKeyDown } from '../../../../ui/use-key-down'
import { Dialog } from '../../../parts/dialogs/Dialog'
import styles from './grid.module.css'

const KEYS = [
  ['Tab, Shift Tab', 'Right and left through what is typed, and on to the next row'],
  ['Enter, Shift Enter', 'Down and up, and on to the next column'],
  ['Arrows', 'To every cell, including calculated ones'],
  ['Home, End', 'To the beginning and the end of a row'],
  ['Ctrl Home, Ctrl End', 'To the first and the last cell; Tab leaves the table there'],
  ['x', 'Marks a player who did not play'],
  ['Escape', 'Takes back what was typed in the cell'],
  ['Ctrl V', 'Spreads cells of a spreadsheet to the right and down'],
  ['Ctrl S', 'Saves'],
] as const

/** A person in a field who types `?` wants to know the keys: no figure contains one. */
const isAsked = ({ key, target }: KeyboardEvent) =>
  key === '?' && target instanceof HTMLElement && target.dataset.cell !== undefined

/** How the grids of a game are filled without a mouse: one line, and a list of all keys under `?`. */
export const GridKeys = memo(function GridKeys() {
  const [open, setOpen] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const ask = () => {
    cameFrom.current = document.activeElement
    setOpen(true)
  }
  useKeyDown(event => {
    if (!isAsked(event)) return
    event.preventDefault()
    ask()
  })
  useEffect(() => {
    if (!open && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [open])
  return (
    <div className={styles.keys}>
      <p>Tab moves right, Enter moves down, x marks a player who did not play. Grey figures are calculated.</p>
      <Button variant="default" size="compact-sm" onClick={ask}>
        Keys ?
      </Button>
      <Dialog title="Keys of the grid" opened={open} onClose={() => setOpen(false)}>
        <dl className={styles.keyList}>
          {KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  )
})
