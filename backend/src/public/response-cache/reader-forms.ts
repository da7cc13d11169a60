import { LRUCache } from 'lru-cache'
import { localeFormsOf, type LocaleForms } from '@fullcourt/domain/pages/locale-forms'

/** Browsers send few different headers; so many are remembered, each of at most so many characters. */
const known = new LRUCache<string, LocaleForms>({ max: 200 })
const LONGEST_HEADER = 200

/** The forms of a reader, by the header `Accept-Language`. */
export const readerForms = (header = ''): LocaleForms => {
  const remembered = known.get(header)
  if (remembered) return remembered
  const forms = localeFormsOf(header)
  if (header.length <= LONGEST_HEADER) known.set(header, forms)
  return forms
}
