/** What a text of JSON says; undefined where there is none, or none that can be read. */
export const jsonIn = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined
    throw problem
  }
}

/** Stores a text on this device; false where it has no room for it. */
export const storeText = (storage: Storage, key: string, text: string): boolean => {
  try {
    storage.setItem(key, text)
    return true
  } catch (problem) {
    if (problem instanceof DOMException) return false
    throw problem
  }
}
