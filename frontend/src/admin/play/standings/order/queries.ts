import type { AskedChange } from '../../../parts/effects/use-effects-of'
import { useQuery } from '@tanstack/react-query'
import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import type { OrderRuleDto } from '../../../../api/schema'
import { adminQuery } from '../../../parts/calls/admin-query'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import type { SeenRevision } from '../../../parts/editing/editing'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'
import { teamViews } from '../../teams/queries'

const RULE = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule'

const sent = (rule: OrderRule | null): OrderRuleDto | null => rule && { ...rule, steps: rule.steps.map(step => ({ ...step })) }

/** By what the table of a league is ordered, and whose lots are not drawn yet. */
export const orderRuleQuery = (at: LeagueAt) =>
  adminQuery([...leagueKeys.one(at), 'order rule'], [`league:${at.leagueId}`, 'leagues', 'teams', 'entries'], signal =>
    api.get(RULE, { path: at, signal }),
  )

/** The table as it would be by a rule; null is the standard one. */
export const useOrderPreview = (at: LeagueAt, rule: OrderRule | null) =>
  useQuery(
    adminQuery([...leagueKeys.one(at), 'order preview', rule], [`league:${at.leagueId}`, 'teams', 'entries'], () =>
      api.post(`${RULE}/preview`, { rule: sent(rule) }, { path: at }),
    ),
  )

type NewRule = { readonly rule: OrderRule | null; readonly revision: SeenRevision; readonly ifPreview: string | undefined }

/** Another order of a table: what is asked about it. */
export const changedOrder = (at: LeagueAt, rule: OrderRule): AskedChange => ({
  key: ['order', at.leagueId, JSON.stringify(rule)],
  ask: signal => api.put(RULE, { rule: sent(rule) }, { path: at, query: { preview: true }, signal }),
})

export const useSetOrderRule = (at: LeagueAt) =>
  useCall(
    ({ rule, revision, ifPreview }: NewRule) => api.put(RULE, { rule: sent(rule) }, { path: at, ifMatch: revision, ifPreview }),
    teamViews,
  )

type NewPlaces = { readonly places: number | null; readonly revision: SeenRevision }

export const useSetPlayOffPlaces = (at: LeagueAt) =>
  useCall(
    ({ places, revision }: NewPlaces) =>
      api.put('/api/seasonsv2/{seasonId}/leagues/{leagueId}/play-off-places', { places }, { path: at, ifMatch: revision }),
    teamViews,
  )

export const useDrawLots = (at: LeagueAt) =>
  useCall(
    (teams: readonly number[]) =>
      api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/lots', { teams: [...teams] }, { path: at }),
    teamViews,
  )
