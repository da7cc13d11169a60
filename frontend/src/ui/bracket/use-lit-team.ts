import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react'

const teamOf = (element: Element | undefined): number | null => {
  const id = element?.closest('[data-team]')?.getAttribute('data-team')
  return id ? Number(id) : null
}

const isBeside = (row: Element, { clientY }: PointerEvent) => {
  const { top, bottom } = row.getBoundingClientRect()
  return top <= clientY && clientY < bottom
}

/** The link to a game lies over the sides of its matchup, so there the side is looked up by its place. */
const teamUnder = (event: PointerEvent): number | null => {
  if (!(event.target instanceof Element)) return null
  const rows = [...(event.target.closest('[data-matchup]')?.querySelectorAll('[data-team]') ?? [])]
  return teamOf(event.target) ?? teamOf(rows.find(row => isBeside(row, event)))
}

/** The team that the pointer or the focus is on, and what follows them. */
export const useLitTeam = () => {
  const [lit, setLit] = useState<number | null>(null)
  const handlers = useMemo(() => {
    const leave = () => setLit(null)
    return {
      onPointerMove: (event: PointerEvent) => setLit(teamUnder(event)),
      onPointerLeave: leave,
      onFocus: ({ target }: FocusEvent) => setLit(teamOf(target)),
      onBlur: leave,
    }
  }, [])
  return { lit, handlers }
}
