import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { jsonForScript } from './escape'
import type { LocaleForms } from '@fullcourt/domain/pages/locale-forms'
import type { AdminPlace } from '@fullcourt/domain/pages/admin-pages'
import type { SiteTenant, SiteUser } from '@fullcourt/domain/pages/render-contract'
import type { Theme } from '@fullcourt/domain/users/theme'

/** What travels with a page: enough to render the same once more, and the answers it was made of. */
export type PageState = {
  readonly tenant: SiteTenant | null
  readonly isNobodysHost: boolean
  readonly today: string
  readonly theme: Theme
  readonly user: SiteUser | null
  readonly analytics: string | null
  readonly forms: LocaleForms
  /** Where staff edit what the page shows; null for everybody else. */
  readonly editedAt: AdminPlace | null
  /** The past season that the page is of. */
  readonly season: number | null
  /** The page is not there, or its thing is not: said by the server, for this address alone. */
  readonly missing: boolean
  /** False when the server could not make the page: the browser then starts afresh. */
  readonly rendered: boolean
  /** What to quote of a page that the server could not make. */
  readonly noted: string | null
  readonly answers: readonly (readonly [QueryKey, unknown])[]
}

/** Id of the script element that holds the state. */
export const stateElement = 'page-state'

/** All answers that came, ordered by their keys, without a time: equal answers make equal bytes. */
export const answersOf = (client: QueryClient): PageState['answers'] =>
  client
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'success')
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .map(query => [query.queryKey, query.state.data])

export const writeState = (state: PageState) => jsonForScript(state)

export const readState = (): PageState => {
  const element = document.getElementById(stateElement)
  if (!element?.textContent) throw new Error(`The page came without its state (#${stateElement}).`)
  return JSON.parse(element.textContent) as PageState
}

export const cacheAnswers = (client: QueryClient, answers: PageState['answers']) => {
  for (const [key, data] of answers) client.setQueryData(key, data)
}
