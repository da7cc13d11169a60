import { jsonIn, storeText } from '../../../ui/stored-text'

const KEY = 'unsent'

/** Keeps what was not sent, in words, for when the page is loaded anew after the end of a link; of this tab alone. */
export const keepUnsent = (texts: readonly string[]): boolean => storeText(sessionStorage, KEY, JSON.stringify(texts))

export const keptUnsent = (): readonly string[] => {
  const kept = jsonIn(sessionStorage.getItem(KEY))
  return Array.isArray(kept) ? kept.filter(text => typeof text === 'string') : []
}

/** Another link was opened. */
export const forgetUnsent = (): void => sessionStorage.removeItem(KEY)
