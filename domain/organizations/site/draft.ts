import { refuse, type Refusal } from '../../facts/decision'
import { siteFieldOf, type SiteField } from '../../pages/site-fields'
import { isFields, type WantedContent } from './decide'
import type { SiteValue } from './events'
import { withContent, type SiteContent } from './state'
import { siteValue } from './value'

/** What a form would save: the content with what is typed laid over it, and why some of it cannot be saved yet. */
export type Draft = { readonly content: SiteContent; readonly faults: readonly string[] }

/** What can be shown of a value that is not whole yet: of a list the entries that are. */
const wholePart = (field: SiteField, given: unknown): SiteValue | null => {
  if (field.kind !== 'list' || !Array.isArray(given)) return null
  const checked = siteValue(
    field,
    given.filter(entry => !('kind' in siteValue(field, [entry]))),
  )
  return 'kind' in checked ? null : checked.value
}

/** Lays what is typed over what is saved; what could not be saved is left out, each with its reason. Refuses fields that no page has. */
export const withDraft = (saved: SiteContent, typed: WantedContent): Draft | Refusal => {
  const faults: string[] = []
  let content = saved
  for (const [page, fields] of Object.entries(typed)) {
    if (!isFields(fields)) return refuse('invalid', 'Content must name the fields of each page.')
    for (const [field, given] of Object.entries(fields)) {
      const known = siteFieldOf(page, field)
      if (!known) return refuse('invalid', 'Content names a field that no page has.')
      const checked = siteValue(known, given)
      if ('kind' in checked) faults.push(checked.message)
      content = withContent(content, { page, field, is: 'kind' in checked ? wholePart(known, given) : checked.value })
    }
  }
  return { content, faults }
}
