import { currentPages, type RailEntry } from './navigation'

/** `page` at a link to the open page, `true` at one to a page above it. */
export const currentMark = ({ to, pages }: RailEntry, pathname: string): 'page' | 'true' | undefined => {
  const current = currentPages(pathname)
  if (!pages.some(({ page }) => current.includes(page))) return undefined
  return to.split('?')[0] === pathname ? 'page' : 'true'
}
