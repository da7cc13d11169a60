import type { UserId } from '@fullcourt/domain/ids/kinds'
import { INVITATION_NOT_FOUND } from '@fullcourt/domain/users/invitations/decide'
import { activeOf } from '@fullcourt/projections/card'
import { invitationCard } from '@fullcourt/projections/users/invitation'
import { Refused } from '../../../core/facts/refused'
import { inScope, oneOrganization, type WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { Tenants } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { InvitationReader } from './invitation-reader'
import type { InvitationAnswer, OpenedInvitationAnswer } from './invitations.answers'

/** The open invitations of an organization, and those whose time was over lately. */
export const InvitationsQuery = query('InvitationsQuery', {
  uses: { tenants: Tenants, invitations: InvitationReader },
  answer: async ({ scope }: WithScope, { tenants, invitations }): Promise<InvitationAnswer[]> => {
    const { id } = await tenants.active(oneOrganization(scope))
    return invitations.answers(await invitations.ofOrganization(id))
  },
})

type OfInvited = { readonly user: UserId }

/** One invitation. */
export const InvitationQuery = query('InvitationQuery', {
  uses: { documents: Documents, invitations: InvitationReader },
  answer: async ({ scope, user }: WithScope & OfInvited, { documents, invitations }): Promise<InvitationAnswer> => {
    const [answer] = await invitations.answers([inScope(scope, await documents.get(invitationCard, user), INVITATION_NOT_FOUND)])
    return answer as InvitationAnswer
  },
})

/** What whoever opened an invitation sees of it. */
export const OpenedInvitationQuery = query('OpenedInvitationQuery', {
  uses: { documents: Documents, tenants: Tenants, invitations: InvitationReader },
  answer: async ({ user }: OfInvited, { documents, tenants, invitations }): Promise<OpenedInvitationAnswer> => {
    const card = activeOf(await documents.get(invitationCard, user))
    const [answer] = card ? await invitations.answers([card]) : []
    if (card === undefined || answer === undefined) throw new Refused(INVITATION_NOT_FOUND)
    const { profile } = await tenants.active(card.organization)
    const { name, role, madeBy, ends } = answer
    return { name, organization: profile.name, role, madeBy, ends }
  },
})
