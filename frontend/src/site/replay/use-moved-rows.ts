import { useLayoutEffect, useRef } from 'react'

const TIME = 280

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const tops = () =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(row => [
      row,
      row.getBoundingClientRect().top + window.scrollY,
    ]),
  )

/** Lets the rows of tables move from where their team was to where it is, whenever what is shown changed. */
export const useMovedRows = (shown: unknown): void => {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  useLayoutEffect(() => {
    const now = tops()
    const were = before.current
    before.current = new Map([...now].map(([row, top]) => [row.dataset.row ?? '', top]))
    if (wantsNoMotion()) return
    for (const [row, top] of now) {
      const was = were.get(row.dataset.row ?? '')
      if (was === undefined || was === top) continue
      row.animate([{ transform: `translateY(${was - top}px)` }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' })
    }
  }, [shown])
}
