/** The list with one of its things moved to another place; places beyond the ends mean the ends. */
export const moveItem = <Thing>(list: readonly Thing[], from: number, to: number): Thing[] => {
  const rest = list.filter((_, place) => place !== from)
  const thing = list[from]
  if (thing === undefined) return [...list]
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), thing, ...rest.slice(place)]
}

export type Step = 'up' | 'down' | 'top' | 'bottom'

/** Where a step leads from a place, or undefined where it leads nowhere. */
export const placeAfter = (step: Step, from: number, count: number) => {
  const to = { up: from - 1, down: from + 1, top: 0, bottom: count - 1 }[step]
  return to === from || to < 0 || to >= count ? undefined : to
}
