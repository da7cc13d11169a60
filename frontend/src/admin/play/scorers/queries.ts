import { useQuery } from '@tanstack/react-query'
import type { NewScorerLinkDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'

const LINKS = '/api/scorer-links'

const linkKeys = { all: ['scorer-links'] as const }

type Filter = { readonly organization?: number | undefined; readonly game?: number }

/** The scorer links of an organization, or those with which a game may be scored. */
export const useScorerLinks = ({ organization, game }: Filter, enabled = true) =>
  useQuery({
    ...adminQuery([...linkKeys.all, organization ?? null, game ?? null], [], signal =>
      api.get(LINKS, { query: { organization_id: organization, gameId: game }, signal }),
    ),
    enabled,
  })

type NewLink = { readonly organization?: number | undefined; readonly link: NewScorerLinkDto }

export const useMakeScorerLink = () =>
  useCall(
    ({ organization, link }: NewLink) => api.post(LINKS, link, { query: { organization_id: organization } }),
    [linkKeys.all],
  )

export const useRenewScorerLink = () =>
  useCall((id: number) => api.post(`${LINKS}/{id}/renew`, {}, { path: { id } }), [linkKeys.all])

export const useEndScorerLink = () =>
  useCall((id: number) => api.delete(`${LINKS}/{id}`, undefined, { path: { id } }), [linkKeys.all])
