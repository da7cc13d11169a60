import type { Locator, Page } from '@playwright/test'

/** Something with which a person changes what the address says. */
export type Control = {
  readonly kind: 'link' | 'button' | 'select' | 'search'
  /** The same for those that lead on in the same way: links by page and filters, others by the filter that they set. */
  readonly key: string
  readonly selector: string
  /** Id of the popover that it is in. */
  readonly popover: string | null
}

/** In a page: the controls inside an element, one of each key. */
const controlsInside = (scope: string): Control[] => {
  const KINDS = { A: 'link', BUTTON: 'button', SELECT: 'select', INPUT: 'search' } as const
  const CONTROLS = 'a[href]:not([download], [rel*="external"]), button[name], select[name], input[type="search"]'
  const isOfSite = (link: HTMLAnchorElement) =>
    link.origin === location.origin && !link.hash && !link.getAttribute('href')?.startsWith('/api/')
  const keyOf = (control: Element) => {
    if (!(control instanceof HTMLAnchorElement)) return `${control.localName} ${control.getAttribute('name')}`
    return [control.pathname.replace(/\d+/, ':id'), ...[...new URLSearchParams(control.search).keys()].sort()].join(' ')
  }
  const selectorOf = (control: Element) => {
    const name = control instanceof HTMLAnchorElement ? 'href' : 'name'
    return `${control.localName}[${name}=${JSON.stringify(control.getAttribute(name))}]`
  }
  const inAddress = (link: HTMLAnchorElement) => link.href !== location.href
  const usable = [...document.querySelectorAll(`:is(${scope}) :is(${CONTROLS})`)].filter(
    control =>
      !control.closest('#take-away') &&
      (control.checkVisibility() || control.closest('[popover]')) &&
      (!(control instanceof HTMLAnchorElement) || (isOfSite(control) && inAddress(control))),
  )
  const byKey = new Map(usable.toReversed().map(control => [keyOf(control), control]))
  return [...byKey].toReversed().map(([key, control]) => ({
    kind: KINDS[control.tagName as keyof typeof KINDS],
    key,
    selector: selectorOf(control),
    popover: control.closest('[popover]')?.id ?? null,
  }))
}

export const controlsOf = (page: Page, scope: string): Promise<Control[]> => page.evaluate(controlsInside, scope)

/** Those in a popover, of which the links lead on in the same way: one of each popover stands for them. */
export const behindButtons = (controls: readonly Control[]): readonly Control[] => {
  const oneLink = new Map(controls.filter(({ kind }) => kind === 'link').map(link => [link.popover, link]))
  return controls.filter(
    control => control.popover !== null && (control.kind !== 'link' || oneLink.get(control.popover) === control),
  )
}

const otherThanChosen = (select: Locator): Promise<string> =>
  select.evaluate(element => {
    const { value: chosen, options } = element as HTMLSelectElement
    const others = [...options].map(({ value }) => value).filter(value => value !== chosen)
    return others.at(-1) ?? chosen
  })

const act: Readonly<Record<Control['kind'], (control: Locator) => Promise<unknown>>> = {
  link: control => control.click(),
  button: control => control.click(),
  select: async control => control.selectOption(await otherThanChosen(control)),
  search: async control => {
    await control.fill('ma')
    await control.press('Enter')
  },
}

/** Uses a control as a person does, who first opens what it is in. */
export const use = async (page: Page, { kind, selector, popover }: Control): Promise<void> => {
  const control = page.locator(selector).filter({ visible: true }).first()
  if (popover !== null && !(await control.isVisible()))
    await page.locator(`button[popovertarget="${popover}"]:visible`).first().click()
  await act[kind](control)
}
