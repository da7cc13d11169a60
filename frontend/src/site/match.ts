import type { Page } from './site'

export type Match = { readonly page: Page; readonly id: number }

const patternOf = (path: string) => new RegExp(`^${path.replace(':id', '(\\d{1,15})')}$`, 'i')

const idAt = (path: string, pathname: string) => {
  const found = patternOf(path).exec(pathname)
  return found ? Number(found[1] ?? 0) : undefined
}

/** The page at an address (without the site's prefix), or undefined. The case of letters does not matter. */
export const matchPage = (pages: readonly Page[], pathname: string): Match | undefined => {
  for (const page of pages) {
    for (const path of page.paths) {
      const id = idAt(path, pathname)
      if (id !== undefined) return { page, id }
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
