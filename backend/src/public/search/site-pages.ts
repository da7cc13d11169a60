import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { linkAddress } from '@fullcourt/domain/organizations/menu/link-page'
import type { Feature } from '@fullcourt/domain/pages/feature'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { pagesOfSite, publicPage } from '@fullcourt/domain/pages/public-pages'
import type { FindableName } from './findable'

/** A link of the menu, as visitors see it. */
export type ShownLink = { readonly label: string; readonly slug: string | null; readonly url: string | null }

/** The pages that are not looked for by name. */
const LEFT_OUT: readonly string[] = ['search', 'login']

const page = (name: string, title: string, address: string): FindableName => ({
  thing: { kind: 'page', name: title, address },
  name,
})

/** The pages of a site that have a name of their own: those without a thing in their address, and what the menu leads to. */
export const sitePages = (
  flags: { readonly [feature in Feature]?: boolean },
  links: readonly ShownLink[],
): readonly FindableName[] => {
  const standard = pagesOfSite('organization')
    .filter(name => !LEFT_OUT.includes(name))
    .map(name => publicPage(name))
    .filter(({ paths: [path], ...rest }) => !path.includes(':') && hasFeatureOf(rest, flags))
    .map(({ title, paths: [path] }) => page(title, title, path))
  const own = links.flatMap(({ label, slug, url }) => {
    if (isWebAddress(url)) return [page(label, label, url)]
    const address = linkAddress(slug)
    return address === null ? [] : [page(label, label, address)]
  })
  const addresses = new Set(own.map(({ name }) => name.toLowerCase()))
  return [...standard.filter(({ name }) => !addresses.has(name.toLowerCase())), ...own]
}
