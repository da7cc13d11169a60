import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import {
  changeOrganization,
  chooseOrganizationBranding,
  cleanProfile,
  createOrganization,
  deleteOrganization,
  recordCutShort,
  nameOwner,
  restoreOrganization,
  setFeatureFlags,
  type NameOwner,
} from '@fullcourt/domain/organizations/decide'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { flagPart, organizationStream, type Organization } from '@fullcourt/domain/organizations/state'
import { command, data } from '../../core/facts/command'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { orThrow } from '../../core/facts/refused'
import { coveredOrganization, type Scope } from '../../core/http/scope'
import { OrganizationAddresses } from './organization-addresses'

type NewOrganization = {
  readonly profile: Partial<OrganizationProfile> & { readonly name: string }
  /** An id handed out beforehand: a job that is repeated makes the same one. */
  readonly organization?: OrganizationId | undefined
  readonly branding?: WantedBranding
  /** Whose name is claimed, sealed and has a password already: a policy makes the user. */
  readonly owner?: NameOwner | undefined
}

/** Creates an organization, which has its slug and domain from then on. */
export const CreateOrganization = command('CreateOrganization', {
  takes: data<NewOrganization>(),
  uses: { addresses: OrganizationAddresses },
  access: async ({ context, profile, organization: given }, { addresses }) => {
    const cleaned = orThrow(cleanProfile(profile))
    const organization = given ?? (await context.nextId('organization'))
    await addresses.take(context, organization, cleaned)
    return { organization, cleaned }
  },
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: (state, { organization, cleaned }, { profile: { name }, branding = {}, owner }) =>
    decideInSequence(organizationStream, state, [
      now => createOrganization(now, { organization, profile: { ...cleaned, name } }),
      now => chooseOrganizationBranding(now, branding),
      ...(owner ? [(now: Organization) => nameOwner(now, owner)] : []),
    ]),
  makes: ({ organization }) => organization,
})

type WantedOrganization = {
  readonly wanted: Partial<OrganizationProfile>
  readonly flags?: { readonly [flag: string]: boolean }
  readonly branding?: WantedBranding
}

const decideChange = (state: Organization, { wanted, flags = {}, branding = {} }: WantedOrganization) =>
  decideInSequence(organizationStream, state, [
    now => changeOrganization(now, wanted),
    now => setFeatureFlags(now, { flags }),
    now => chooseOrganizationBranding(now, branding),
  ])

/** Changes the named parts of a profile, colours, abbreviation and the named feature flags: all of it or nothing. */
export const ChangeOrganization = command('ChangeOrganization', {
  takes: data<Expecting & WantedOrganization & { readonly scope: Scope; readonly organization: OrganizationId }>(),
  uses: { decider: Decider, addresses: OrganizationAddresses },
  access: async ({ context, scope, organization: named, wanted, ...rest }, { decider, addresses }) => {
    const organization = coveredOrganization(scope, named)
    const cleaned = orThrow(cleanProfile(wanted))
    orThrow(decideChange(await decider.state(organizationStream, organization), { wanted: cleaned, ...rest }))
    await addresses.take(context, organization, cleaned)
    return { organization, cleaned }
  },
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: (state, { cleaned }, { flags, branding }) => decideChange(state, { wanted: cleaned, flags, branding }),
  expects: ({ expectedRevision, wanted, flags = {}, branding = {} }) =>
    expecting(expectedRevision, [...fieldsOf(wanted), ...fieldsOf(branding), ...Object.keys(flags).map(flagPart)]),
})

export const DeleteOrganization = command('DeleteOrganization', {
  takes: data<{ readonly organization: OrganizationId }>(),
  access: ({ organization }) => ({ organization }),
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: deleteOrganization,
})

/** Brings a deleted organization back with everything in it; it claims its slug and domain again. */
export const RestoreOrganization = command('RestoreOrganization', {
  takes: data<{ readonly organization: OrganizationId }>(),
  uses: { decider: Decider, addresses: OrganizationAddresses },
  access: async ({ context, organization }, { decider, addresses }) => {
    const state = await decider.state(organizationStream, organization)
    if (state.kind === 'deleted') await addresses.take(context, organization, state.profile)
    return { organization }
  },
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: restoreOrganization,
})

/** Records that an action of an organization was cut off and could not be finished (docs/history.md#undo). */
export const RecordCutShort = command('RecordCutShort', {
  takes: data<{ readonly organization: OrganizationId; readonly cutShort: Parameters<typeof recordCutShort>[1] }>(),
  access: ({ organization }) => ({ organization }),
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: (state, _, { cutShort }) => recordCutShort(state, cutShort),
})
