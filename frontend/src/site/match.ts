import { matchPath } from '@fullcourt/domain/pages/path'
import type { RoutedPage } from './site'

export type Match = { readonly page: RoutedPage; readonly id: number }

/** The page at an address (without the site's prefix), or undefined. */
export const matchPage = (pages: readonly RoutedPage[], pathname: string): Match | undefined => {
  for (const page of pages) {
    for (const path of page.paths) {
      const found = matchPath(path, pathname)
      if (found) return { page, id: found.id ?? 0 }
    }
  }
  return undefined
}

/** The path inside a site: what follows its prefix, beginning with a slash. */
export const pathInside = (prefix: string, pathname: string) => {
  const inside = pathname.toLowerCase().startsWith(prefix.toLowerCase()) ? pathname.slice(prefix.length) : pathname
  return inside.startsWith('/') ? inside : `/${inside}`
}

/** Where a path with slashes too many belongs, or undefined when it is fine. */
export const withoutSlashAtEnd = (pathname: string) =>
  /.\/+$/.test(pathname) ? pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/' : undefined
