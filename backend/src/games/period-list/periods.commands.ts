import { addPeriod, orderPeriods, resetPeriods, setPeriodVisibility } from '@fullcourt/domain/games/period-list/decide'
import { periodOrderPart, periodPart, periodStream } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { activeOf } from '@fullcourt/projections/card'
import { periodCard } from '@fullcourt/projections/games/period'
import { Documents } from '../../documents/documents'
import { command, data } from '../../facts/command'
import { expecting, type Expecting } from '../../facts/expected-revision'

type OfOrganization = { readonly organization: OrganizationId }
type OfSport = OfOrganization & { readonly sport: SportId }

/** Adds a period of an organization's own to a sport. */
export const AddPeriod = command('AddPeriod', {
  takes: data<OfSport & { readonly name: string }>(),
  access: async ({ context, organization, sport }) => ({ organization, sport, period: await context.nextId('period') }),
  stream: periodStream,
  id: ({ organization }) => organization,
  decide: (state, place, { name }) => addPeriod(state, { ...place, name }),
  makes: ({ period }) => period,
})

/** Hides a period of an organization, or shows it again. */
export const SetPeriodVisibility = command('SetPeriodVisibility', {
  takes: data<OfOrganization & Expecting & { readonly period: PeriodId; readonly hidden: boolean }>(),
  access: ({ organization, period }) => ({ organization, period }),
  stream: periodStream,
  id: ({ organization }) => organization,
  decide: (state, place, { hidden }) => setPeriodVisibility(state, { ...place, hidden }),
  expects: ({ expectedRevision, period }) => expecting(expectedRevision, [periodPart(period)]),
})

/** Puts the periods of one sport into an order, which names each of them. */
export const OrderPeriods = command('OrderPeriods', {
  takes: data<OfOrganization & Expecting & { readonly periods: readonly PeriodId[] }>(),
  access: ({ organization, periods }) => ({ organization, periods }),
  stream: periodStream,
  id: ({ organization }) => organization,
  decide: orderPeriods,
  expects: ({ expectedRevision }) =>
    expecting(
      expectedRevision,
      SPORTS.map(({ id }) => periodOrderPart(id)),
    ),
})

/**
 * Brings the default periods of a sport back. A score entered in the same moment may be missed: its period keeps its name in that game,
 * though it is offered no more.
 */
export const ResetPeriods = command('ResetPeriods', {
  takes: data<OfSport>(),
  uses: { documents: Documents },
  access: async ({ organization, sport }, { documents }) => {
    const listed = await documents.list(periodCard, { index: 'organization', key: String(organization) })
    const used = listed.flatMap(({ body }) => activeOf(body) ?? []).flatMap(({ id, games }) => (games > 0 ? [id] : []))
    return { organization, sport, used: new Set<PeriodId>(used) }
  },
  stream: periodStream,
  id: ({ organization }) => organization,
  decide: resetPeriods,
})
