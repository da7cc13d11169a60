import type { PublicSite } from '../site'

/** Pages of the product that have neither header nor footer (docs/public-pages.md#bars-and-footer). */
const BARE_PAGES_OF_PRODUCT: readonly string[] = ['/', '/browse', '/millionaire']

/** Which bars a page has; `path` is inside the site. On a host that is nobody's they would lead nowhere. */
export type Bars = { readonly header: boolean; readonly menu: boolean; readonly footer: boolean }

export const barsAt = ({ tenant, isNobodysHost }: Pick<PublicSite, 'tenant' | 'isNobodysHost'>, path: string): Bars => {
  const address = path.toLowerCase()
  const isBare = isNobodysHost || address.endsWith('/youth/jccoc') || (tenant === null && BARE_PAGES_OF_PRODUCT.includes(address))
  return { header: !isBare, menu: !isBare && address !== '/login', footer: !isBare }
}
