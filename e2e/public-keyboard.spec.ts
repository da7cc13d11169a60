import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import type { Page } from '@playwright/test'
import { gameNumber } from './demo-games'
import { isTried } from './explores'
import { ownName } from './own-name'
import { showsItsAddress } from './page-content'
import { addressOf } from './public-addresses'
import { WIDTHS } from './screens'
import { expect, openPage, signIn, test } from './visit'

/**
 * What is wrong, for somebody who has only the keyboard, with whatever can be used on a page; one line each. Whether it is in view
 * while it has the focus is asked of wide screens alone.
 */
const keyboardFaults = (page: Page, isWide: boolean): Promise<string[]> =>
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
    /** In a line that scrolls nothing of it is cut off. */
    const isWhole = (element: Element) => {
      const line = element.closest('main :is(ol, ul)')
      if (!line || line.scrollWidth <= line.clientWidth || getComputedStyle(line).overflowX !== 'auto') return true
      const [own, room] = [element.getBoundingClientRect(), line.getBoundingClientRect()]
      return own.left >= room.left - 1 && own.right <= room.right + 1
    }
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
      if (!isWhole(element)) return 'is cut off while it has the focus'
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

test('whatever can be used on a public page can be reached and seen by the keyboard, after the way past the menu', async ({
  page,
  product,
}) => {
  test.slow()
  for (const [place, name] of PUBLIC_PAGE_NAMES.entries()) {
    await page.goto(await addressOf(product, name), { waitUntil: 'load' })
    await page.keyboard.press('Tab')
    expect.soft(await page.evaluate(() => document.activeElement?.textContent), name).toBe('Skip to content')
    for (const [screen, width] of WIDTHS.entries()) {
      if (!isTried(place, screen)) continue
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await keyboardFaults(page, width === 1280), `${name}, ${width} px`).toEqual([])
    }
  }
  await test.step('a line that scrolls is left where the wheel takes it, though a link in it has the focus', async () => {
    const { home_team_id: team } = await gameNumber(product.url, 0)
    await page.goto(`${product.url}/demo/teams/${team}`, { waitUntil: 'load' })
    const line = page.locator('ol:has(> [data-opens])')
    await line.getByRole('link').first().focus()
    await line.hover()
    await line.evaluate(list =>
      list.addEventListener('scrollend', () => list.setAttribute('data-went-to', String(list.scrollLeft))),
    )
    await page.mouse.wheel(150, 0)
    await expect(line).toHaveAttribute('data-went-to', '150')
  })
})

test('the menu and what opens below one of its entries close by Escape, with the focus where it was', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  const send = { headers: { origin: product.url } }
  const slug = ownName('keys')
  const made = await page.request.post(`${product.url}/api/organizations`, { ...send, data: { name: 'Keys', slug } })
  const { id } = (await made.json()) as { id: number }
  const content = { everyPage: { youthLeague: 'https://youth.example' } }
  await page.request.put(`${product.url}/api/organizations/${id}/site`, { ...send, data: { template: 'adult', content } })

  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, `${product.url}/${slug}/contact`)
  // Its own link is one more than the bar has room for.
  const more = page.getByRole('button', { name: 'More' })
  const below = page.getByRole('listitem').filter({ has: more }).getByRole('link')
  const youth = page.getByRole('link', { name: 'Youth program' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(below.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(youth).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await youth.press('Enter')
  await expect(page).toHaveURL(/\/youth$/)
  await showsItsAddress(page)
  await expect(youth).toBeHidden()

  await page.setViewportSize({ width: 360, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(youth).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(youth).toBeHidden()
  await expect(menu).toBeFocused()
})
