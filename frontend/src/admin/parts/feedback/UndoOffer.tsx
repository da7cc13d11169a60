import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { isShortcut, useKeyDown } from '../../../ui/use-key-down'
import styles from './UndoOffer.module.css'

type Props = {
  message: string
  label: string
  /** Whether the keys do what the button does. */
  byKeys: boolean
  /** The keys take back what was done last. */
  isLatest: () => boolean
  /** Never rejects. */
  undo: () => Promise<void>
}

/** A field takes back what was typed in it, and a dialog has nothing to do with what was done before it. */
export const isAboutSomethingElse = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** What was done, with the button that takes it back; so does Ctrl+Z, or Cmd+Z. */
export const UndoOffer = ({ message, label, byKeys, isLatest, undo }: Props) => {
  const [isUndoing, setUndoing] = useState(false)
  const begin = () => {
    if (isUndoing) return
    setUndoing(true)
    void undo()
  }

  useKeyDown(event => {
    if (!isShortcut(event, 'z') || event.repeat || isAboutSomethingElse(event.target) || !isLatest()) return
    event.preventDefault()
    begin()
  })

  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span className={styles.message}>{message}</span>
      <Button
        className={styles.undo}
        variant="default"
        aria-disabled={isUndoing}
        aria-keyshortcuts={byKeys ? 'Control+Z Meta+Z' : undefined}
        onClick={begin}
      >
        {isUndoing ? 'Undoing…' : label}
        {byKeys && (
          <kbd className={styles.keys} aria-hidden="true">
            Ctrl+Z
          </kbd>
        )}
      </Button>
    </Group>
  )
}
