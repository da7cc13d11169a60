/** Puts a text on the clipboard; false where the browser does not let pages do that (a page that came without https). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const isAborted = (problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError'

/** Hands an address to the device's own share sheet; undefined where it has none, false where the person changed their mind. */
const share = async (what: { readonly title: string; readonly url: string }): Promise<boolean | undefined> => {
  if (typeof navigator.share !== 'function') return undefined
  try {
    await navigator.share(what)
    return true
  } catch (problem) {
    return isAborted(problem) ? false : undefined
  }
}

/** The address of the open page as it should be found. */
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href

/** What became of sharing the open page, as a sentence; empty where the device says it itself. */
export const sharePage = async (): Promise<string> => {
  const url = canonical()
  if ((await share({ title: document.title, url })) !== undefined) return ''
  return (await copyText(url)) ? 'The link is copied.' : `Copy this link: ${url}`
}
