import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'
import { useSession } from '../../parts/session/SessionGate'

export const historyKeys = {
  all: ['history'] as const,
  audit: (asked: object) => [...historyKeys.all, 'audit', asked] as const,
  action: (id: string) => [...historyKeys.all, 'action', id] as const,
  of: (kind: HistoryKind, id: number) => [...historyKeys.all, kind, id] as const,
  zone: (organization: number | undefined) => [...historyKeys.all, 'zone', organization] as const,
}

/** How many entries an answer has at most. */
const fullPage = 50

/** What happened to a thing, newest first, page by page. */
export const useHistory = (kind: HistoryKind, id: number) =>
  useInfiniteQuery({
    queryKey: historyKeys.of(kind, id),
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/history/{kind}/{id}', { path: { kind, id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => (page.length < fullPage ? undefined : page.at(-1)?.position),
    meta: { tags: [`${kind}:${id}`] },
  })

/** Where no organization says otherwise (docs/tenancy.md#organizations). */
const defaultZone = 'America/Los_Angeles'

const zoneQuery = (organization: number | undefined) =>
  adminQuery(historyKeys.zone(organization), ['organizations'], signal =>
    api.get('/api/organizations/{id}', { path: { id: organization ?? 0 }, query: { contacts: false }, signal }),
  )

/** The zone in which moments of a thing are shown: that of the person's own organization; for those who have none, of the thing's. */
export const useTimeZone = (organization: number | undefined) => {
  const own = useSession().organization?.id
  const id = own ?? organization
  const { data } = useQuery({ ...zoneQuery(id), enabled: id !== undefined, staleTime: Infinity })
  return data?.time_zone ?? defaultZone
}

/** The history itself says at which address a deletion is taken back. */
const postTo = api.post as unknown as (address: string, body: object) => Promise<unknown>

/** Brings back what an entry of the history deleted; everything that shows it is asked for again. */
export const useRestore = () => useCall((address: string) => postTo(address, {}), everything)
