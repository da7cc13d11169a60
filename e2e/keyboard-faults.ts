import type { Page } from '@playwright/test'

/**
 * What is wrong, for somebody who has only the keyboard, with whatever can be used on a page; one line each. Whether it is in view
 * while it has the focus is asked of wide screens alone.
 */
export const keyboardFaults = (page: Page, isWide: boolean): Promise<string[]> =>
  page.evaluate(async hasRoom => {
    const USED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element]
    /** Around itself or a part of it, or around the box in which or beside which it is. */
    const hasRing = (element: Element) =>
      [...around(element), ...(element.parentElement ?? element).querySelectorAll('*')].some(isRinged)
    /** The middle of its first line is on the screen, and nothing lies over it. */
    const isInView = (element: Element) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const nextFrame = () => new Promise(requestAnimationFrame)
    const faultOf = async (element: HTMLElement) => {
      const before = scrollY
      element.focus()
      // Where the page scrolled, the head of a table follows with the next frame.
      if (scrollY !== before) await nextFrame()
      if (document.activeElement !== element || element.tabIndex < 0) return 'cannot be reached'
      if (element.tabIndex > 0) return 'comes out of order'
      if (!hasRing(element)) return 'does not show that it has the focus'
      return !hasRoom || isInView(element) ? undefined : 'is covered, or beside the screen, while it has the focus'
    }
    const shown = [...document.querySelectorAll<HTMLElement>(USED)].filter(
      element => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, .visuallyHidden'),
    )
    const faults: string[] = []
    for (const element of shown) {
      const fault = await faultOf(element)
      if (fault) faults.push(`${nameOf(element)} ${fault}`)
    }
    const forPointersAlone = [...document.querySelectorAll('main *')].filter(
      element =>
        getComputedStyle(element).cursor === 'pointer' && !element.closest(`${USED}, label`) && !element.querySelector(USED),
    )
    return [...faults, ...forPointersAlone.map(element => `${nameOf(element)} is for a pointer alone`)]
  }, isWide)
