import { useEffect, useEffectEvent } from 'react'

/** Whether a letter was pressed with Ctrl, or with Cmd, and with no other key. */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Answers every key that is pressed on the page while the component is there. */
export const useKeyDown = (answer: (event: KeyboardEvent) => void): void => {
  const onKeyDown = useEffectEvent(answer)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
