import { useEffect, useEffectEvent } from 'react'

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Ctrl+S, or Cmd+S, saves what is on the page instead of the page. */
export const useSaveKey = (save: () => void) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
