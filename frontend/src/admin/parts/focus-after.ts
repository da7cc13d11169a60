const focusable = 'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)]

/** The same control of the rows after this one, then of those before it, the nearest first. */
const inRowsAround = (control: Element): readonly HTMLElement[] => {
  const row = control.closest('tr, li')
  if (!row?.parentElement) return []
  const rows = [...row.parentElement.children]
  const place = rows.indexOf(row)
  const column = controlsOf(row).findIndex(one => one === control)
  return [...rows.slice(place + 1), ...rows.slice(0, place).reverse()].flatMap(other => {
    const controls = controlsOf(other)
    return controls[column] ?? controls[0] ?? []
  })
}

/** The list that a control belongs to, else the heading of the page. */
const around = (control: Element): readonly HTMLElement[] =>
  [
    control.closest('[data-list]')?.querySelector<HTMLElement>('[role=region]'),
    document.querySelector<HTMLElement>('main h1'),
  ].filter(found => found instanceof HTMLElement)

/** Longer than any list needs to be asked for again, in milliseconds. */
const patience = 10_000

/**
 * Remembers where the focus is, and what is around it. The answer is called when the work is done: where the control has gone
 * with it by then, or goes soon after, the focus moves to its neighbour instead of falling out of the page, once the dialog that
 * asked is gone too.
 */
export const focusAfter = (): (() => void) => {
  const control = document.activeElement
  if (!control || control === document.body) return () => undefined
  const places = [...inRowsAround(control), ...around(control)]

  return () => {
    const settle = () => {
      const focused = document.activeElement
      if (control.isConnected || focused?.closest('[role=dialog]')) return
      if (focused === null || focused === document.body) places.find(place => place.isConnected)?.focus()
      watching.disconnect()
    }
    const watching = new MutationObserver(settle)
    watching.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => watching.disconnect(), patience)
    settle()
  }
}
