import { useEffect, useRef } from 'react'

/**
 * A select that shows what the address chooses, after a step back too, and also when its options come later; the first option where
 * that is none of them. It stays the same element, so that the focus stays in it. Without script it is chosen by its `defaultValue`.
 */
export const useChosen = (chosen: string, options: readonly unknown[]) => {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!select.current) return
    select.current.value = chosen
    if (select.current.selectedIndex < 0) select.current.selectedIndex = 0
  }, [chosen, options])
  return select
}
