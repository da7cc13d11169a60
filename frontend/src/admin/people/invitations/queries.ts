import { useQuery } from '@tanstack/react-query'
import type { NewInvitationDto } from '../../../api/schema'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'

const INVITATIONS = '/api/invitations'

const invitationKeys = { all: ['invitations'] as const }

/** The open invitations of an organization, and those whose time was over lately. */
export const useInvitations = (organization: number) =>
  useQuery(
    adminQuery([...invitationKeys.all, organization], ['users'], signal =>
      api.get(INVITATIONS, { query: { organization_id: organization }, signal }),
    ),
  )

type NewInvitation = { readonly organization: number; readonly invitation: NewInvitationDto }

export const useInvite = () =>
  useCall(
    ({ organization, invitation }: NewInvitation) =>
      api.post(INVITATIONS, invitation, { query: { organization_id: organization } }),
    [invitationKeys.all],
  )

export const useEndInvitation = () =>
  useCall((id: number) => api.delete(`${INVITATIONS}/{id}`, undefined, { path: { id } }), [invitationKeys.all])
