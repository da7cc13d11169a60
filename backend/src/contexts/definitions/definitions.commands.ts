import {
  addAttribute,
  addPeriod,
  bringBackAttribute,
  resetList,
  setOrder,
  setVisibility,
  type OwnKind,
} from '@fullcourt/domain/definitions/decide'
import type { AttributeType } from '@fullcourt/domain/definitions/events'
import { EVERY_SPORT, type DefinitionKind } from '@fullcourt/domain/definitions/lists'
import { definitionPart, definitionStream, orderPart } from '@fullcourt/domain/definitions/state'
import type { AttributeId, OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { command, data } from '../../core/facts/command'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { DefinitionUse } from './definition-use'

type OfOrganization = { readonly organization: OrganizationId }
type OfKind = OfOrganization & { readonly kind: DefinitionKind }

/** Adds an attribute of an organization's own. */
export const AddAttribute = command('AddAttribute', {
  takes: data<OfOrganization & { readonly name: string; readonly type: AttributeType }>(),
  access: async ({ context, organization }) => ({ organization, attribute: await context.nextId('attribute') }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: (state, place, { name, type }) => addAttribute(state, { ...place, name, type }),
  makes: ({ attribute }) => attribute,
})

/** Adds a period of an organization's own to a sport. */
export const AddPeriod = command('AddPeriod', {
  takes: data<OfOrganization & { readonly sport: SportId; readonly name: string }>(),
  access: async ({ context, organization, sport }) => ({ organization, sport, period: await context.nextId('period') }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: (state, place, { name }) => addPeriod(state, { ...place, name }),
  makes: ({ period }) => period,
})

/** Hides an attribute, a period or a statistic of an organization, or shows it again. */
export const SetVisibility = command('SetVisibility', {
  takes: data<OfKind & Expecting & { readonly id: number; readonly hidden: boolean }>(),
  access: ({ organization, kind, id, hidden }) => ({ organization, kind, id, hidden }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: setVisibility,
  expects: ({ expectedRevision, kind, id }) => expecting(expectedRevision, [definitionPart(kind, id)]),
})

/** Puts one list of an organization into an order, which names everything in it. */
export const SetOrder = command('SetOrder', {
  takes: data<OfKind & Expecting & { readonly order: readonly number[] }>(),
  access: ({ organization, kind, order }) => ({ organization, kind, order }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: setOrder,
  expects: ({ expectedRevision, kind }) =>
    expecting(
      expectedRevision,
      [EVERY_SPORT, ...SPORTS.map(({ id }) => id)].map(sport => orderPart(kind, sport)),
    ),
})

/** Brings a default list back; own ones that are used are hidden, the others removed. */
export const ResetList = command('ResetList', {
  takes: data<OfOrganization & { readonly kind: OwnKind; readonly sport: SportId }>(),
  uses: { use: DefinitionUse },
  access: async ({ organization, kind, sport }, { use }) => ({
    organization,
    kind,
    sport,
    used: await use.usedIn(organization, kind),
  }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: resetList,
})

/** Brings an attribute back that was removed while a player got a value of it. */
export const BringBackAttribute = command('BringBackAttribute', {
  takes: data<OfOrganization & { readonly attribute: AttributeId }>(),
  access: ({ organization, attribute }) => ({ organization, attribute }),
  stream: definitionStream,
  id: ({ organization }) => organization,
  decide: bringBackAttribute,
})
