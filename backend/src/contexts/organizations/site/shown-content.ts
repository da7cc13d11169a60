import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import { siteFieldOf, type Html, type PlainField, type SiteField, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { markdownToHtml } from './markdown'

const shownText = ({ kind, headings }: PlainField, text: string): string | Html =>
  kind === 'text' ? { html: markdownToHtml(text, headings) } : text

const shownValue = (field: SiteField, value: SiteValue): unknown => {
  if (typeof value === 'number' || field.kind === 'player' || field.kind === 'choice') return value
  if (field.kind !== 'list') return typeof value === 'string' ? shownText(field, value) : undefined
  if (typeof value === 'string') return undefined
  return value.map(item =>
    Object.fromEntries(
      Object.entries(item).flatMap(([name, text]) => {
        const plain = field.fields[name]
        return plain === undefined ? [] : [[name, shownText(plain, text)]]
      }),
    ),
  )
}

/** What a page says as visitors read it: texts as HTML that is safe. `masterOf` names the player into whom one was merged. */
export const shownContent = (
  content: SiteContent,
  page: SitePageName,
  masterOf: (player: number) => number,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(content[page] ?? {}).flatMap(([name, value]) => {
      const field = siteFieldOf(page, name)
      const current = typeof value === 'number' ? masterOf(value) : value
      return field === undefined ? [] : [[name, shownValue(field, current)]]
    }),
  )
