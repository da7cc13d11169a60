import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react'

const teamOf = (element: Element | undefined): number | null => {
  const id = element?.closest('[data-team]')?.getAttribute('data-team')
  return id ? Number(id) : null
}

/** The link to a game lies over the sides of its matchup, so what is under the pointer is looked up by its place. */
const teamUnder = ({ clientX, clientY }: PointerEvent): number | null =>
  teamOf(document.elementsFromPoint(clientX, clientY).find(element => teamOf(element) !== null))

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
