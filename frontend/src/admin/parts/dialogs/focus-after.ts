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

/** The list that a control belongs to, else the heading of the page; a dialog that goes gives the focus back by itself. */
const around = (control: Element): readonly HTMLElement[] => {
  if (control.closest('[role=dialog]')) return []
  const places = [
    control.closest('[data-list]')?.querySelector<HTMLElement>('[role=region]'),
    document.querySelector<HTMLElement>('main h1'),
  ]
  return places.filter(found => found instanceof HTMLElement)
}

/** The row itself where it takes the focus, else its first control: a row may stay whose control is another one by now. */
const inSameRow = (row: Element | null): readonly HTMLElement[] => {
  if (!(row instanceof HTMLElement) || !row.isConnected) return []
  return row.hasAttribute('tabindex') ? [row] : controlsOf(row).slice(0, 1)
}

/** An item of a menu is gone with its menu; what opened that is where the person was. */
const openerOf = (element: Element | null): Element | null => {
  const menu = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menu ? document.getElementById(menu) : element
}

/** Longer than any list needs to be asked for again, in milliseconds. */
const patience = 10_000

/** There is one focus: who watches it last keeps it. */
let stopWatching = (): void => undefined

/** Whether a dialog is in front of something, or still fades away. */
const isBehindDialog = (control: Element) =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(dialog => !dialog.contains(control))

const isLost = (focused: Element | null) => focused === null || focused === document.body

/**
 * Remembers where the focus is, and what is around it. The answer is called when the work is done: once the dialog that asked is
 * gone, a focus that fell out of the page goes back to the control, as soon as that is no longer busy, or to its neighbour where
 * the control has gone with the work, or goes soon after. A person who goes on meanwhile is left alone, and the page stays where it is.
 */
export const focusAfter = (): (() => void) => {
  const control = openerOf(document.activeElement)
  if (!(control instanceof HTMLElement) || control === document.body) return () => undefined
  const row = control.closest('tr, li')
  const places = [...inRowsAround(control), ...around(control)]

  return () => {
    const settle = () => {
      const focused = document.activeElement
      if (isBehindDialog(control)) return
      if (control.isConnected) {
        // A button that is busy is disabled, and takes the focus only when it is so no longer.
        if (isLost(focused)) control.focus({ preventScroll: true })
        return
      }
      if (isLost(focused)) [...inSameRow(row), ...places].find(place => place.isConnected)?.focus({ preventScroll: true })
      stop()
    }
    stopWatching()
    const watching = new MutationObserver(settle)
    const stop = () => {
      watching.disconnect()
      document.removeEventListener('pointerdown', stop)
    }
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('pointerdown', stop)
    setTimeout(stop, patience)
    stopWatching = stop
    settle()
  }
}
