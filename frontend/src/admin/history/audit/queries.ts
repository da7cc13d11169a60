import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AuditKind } from '@fullcourt/domain/history/fact-record'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { historyKeys } from '../changes/queries'

/** Which actions are wanted; days are those of a zone. */
export type ActionsAsked = {
  readonly organization_id?: number
  readonly userId?: number
  readonly kind?: AuditKind
  readonly teamId?: number
  readonly from?: string
  readonly to?: string
  /** Whose days are meant, where not those of the organization. */
  readonly zone?: string
}

/** What was done in an organization, newest first, page by page. */
export const useActions = (asked: ActionsAsked, organization: number | undefined, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: historyKeys.audit(asked),
    queryFn: ({ pageParam, signal }) => api.get('/api/history', { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
    meta: { tags: [`organization:${organization}`] },
  })

/** The newest changes of an action. */
export const useActionChanges = (id: string) =>
  useQuery(adminQuery(historyKeys.action(id), [], signal => api.get('/api/history/actions/{id}', { path: { id }, signal })))
