import { adminPage, maySee, pagesDownTo, type AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { addressOf, parameterNames } from '@fullcourt/domain/pages/path'
import type { Role } from '@fullcourt/domain/users/events'
import { useQueries, type QueryFunctionContext } from '@tanstack/react-query'
import { useSession } from '../session/SessionGate'
import { breadcrumbsKey } from '../calls/shared-keys'
import { pageNames, type PlaceIds } from './page-names'
import type { Crumb } from './Page'

type Stop = { readonly name: AdminPageName; readonly to: string; readonly fallback: string }

/** `Season 7` where the name of the season cannot be read (docs/admin.md#the-rail). */
const fallbackOf = (title: string, id: number | undefined) => (id === undefined ? title : `${title} ${id}`)

/** The pages from the top down to one, as far as their parameters are known and the person may see them. */
export const stopsDownTo = (name: AdminPageName, at: PlaceIds, role: Role): readonly Stop[] =>
  pagesDownTo(name)
    .filter(each => maySee(adminPage(each), role) && parameterNames(adminPage(each).path).every(parameter => parameter in at))
    .map(each => {
      const { path, title } = adminPage(each)
      const last = parameterNames(path).at(-1)
      return { name: each, to: addressOf(path, at), fallback: fallbackOf(title, last === undefined ? undefined : at[last]) }
    })

/** The breadcrumbs down to a page, their names fetched and cached, with the page itself last where `at` has its parameters. */
export const useBreadcrumbs = (name: AdminPageName, at: PlaceIds = {}): readonly Crumb[] => {
  const stops = stopsDownTo(name, at, useSession().role)
  const names = useQueries({
    queries: stops.map(({ name: page, to, fallback }) => ({
      queryKey: [...breadcrumbsKey, to],
      queryFn: ({ signal }: QueryFunctionContext) => pageNames[page]?.(at, { signal }) ?? fallback,
      staleTime: 60_000,
      meta: { tags: ['seasons', 'leagues', 'teams', 'players'] },
    })),
  })
  return stops.map(({ fallback, to }, place) => ({ label: names[place]?.data || fallback, to }))
}
