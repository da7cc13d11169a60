/** Longer than data or code take on a slow line, in milliseconds. */
const patience = 15_000

/** The heading of the page; of one that begins with a field to type into, that field. */
const heading = () => document.querySelector<HTMLElement>('main [data-arrive]') ?? document.querySelector<HTMLElement>('main h1')

/**
 * Brings the focus to the heading of a page that was just come to, also when code or data make that heading, or its words, later.
 * It ends when the person does something themselves, or when the answer is called.
 */
export const arriveAtHeading = (): (() => void) => {
  let reached: string | null = null

  const arrive = () => {
    const [found, focused] = [heading(), document.activeElement]
    const isElsewhere = reached !== null && focused !== null && focused !== document.body && focused !== found
    if (!found || isElsewhere || (focused === found && found.textContent === reached)) return
    reached = found.textContent
    // Words that came later are read out only when the focus comes anew.
    if (focused === found) found.blur()
    found.focus({ preventScroll: true })
  }

  const watching = new MutationObserver(arrive)
  const end = () => {
    watching.disconnect()
    clearTimeout(tired)
    removeEventListener('keydown', end, true)
    removeEventListener('pointerdown', end, true)
  }
  const tired = setTimeout(end, patience)
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  addEventListener('keydown', end, true)
  addEventListener('pointerdown', end, true)
  arrive()
  return end
}
