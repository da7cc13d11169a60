import { useSyncExternalStore } from 'react'

/** A window as narrow as a phone that is held upright. */
const narrow = () => window.matchMedia('(width < 640px)')

const watch = (changed: () => void) => {
  const media = narrow()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone: what is long is folded there. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => narrow().matches)
