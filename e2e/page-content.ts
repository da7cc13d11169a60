import { expect, type Page } from '@playwright/test'

/**
 * In a page: what it shows that a fresh load of its address does not show (`-`), and what that shows beside it (`+`), a line for
 * each: words, where links lead, what is chosen, how tables are sorted, and what the head says of the page. Left out is what comes
 * only when somebody asks for it (the sheet of what can be taken along, that of a rank, suggestions), what was announced since the
 * page was opened, what a browser is told to load early, and what is there without script alone.
 */
const differences = async (): Promise<string[]> => {
  const OF_EVERY_PAGE =
    'script, style, noscript, link[rel="preload"], [role="listbox"], #take-away, #rank-sheet, p.visuallyHidden[role="status"]'
  const HEAD = ['title', 'meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]']
  const ownWords = (element: Element) =>
    [...element.childNodes].map(node => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('')
  const stateOf = (element: Element) =>
    ['href', 'content', 'aria-current', 'aria-sort'].flatMap(name => {
      const value = element.getAttribute(name)
      return value === null ? [] : [`${name}=${value}`]
    })
  const lineOf = (element: Element) => {
    const value = element.matches('select, input') ? [`value=${(element as HTMLInputElement).value}`] : []
    const words = [ownWords(element).replace(/\s+/g, ' ').trim(), ...stateOf(element), ...value].filter(Boolean)
    return words.length > 0 ? [`${element.localName}: ${words.join(' ')}`] : []
  }
  const content = (of: Document) => [
    ...HEAD.flatMap(selector => [...of.head.querySelectorAll(selector)].flatMap(lineOf)),
    ...[...of.body.querySelectorAll('*')].filter(element => !element.closest(OF_EVERY_PAGE)).flatMap(lineOf),
  ]
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  // A style that is parsed is measured by the policy of the page.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/gs, '')
  const [shown, fresh] = [content(document), content(new DOMParser().parseFromString(html, 'text/html'))]
  if (shown.join('\n') === fresh.join('\n')) return []
  const missing = shown.filter(line => !fresh.includes(line)).map(line => `- ${line}`)
  const extra = fresh.filter(line => !shown.includes(line)).map(line => `+ ${line}`)
  return missing.length + extra.length > 0 ? [...missing, ...extra] : ['The same in another order.']
}

/** Until a page shows what a fresh load of its address shows. */
export const showsItsAddress = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(differences), { intervals: [20, 50, 100] }).toEqual([])
