import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { sealed } from '../league.examples'
import { specification } from '../testing/specification'
import { invitationCard, type InvitationCard } from './invitation'

const given = specification<InvitationCard>(invitationCard)

const invited = (user: number, ends: string): AnyFact => ({
  type: 'UserInvited',
  data: { organization: 1, user, name: sealed('ana'), email: null, role: 'staff', ends },
})
const happened = (type: 'InvitationAccepted' | 'InvitationEnded' | 'PersonErased'): AnyFact => ({
  type,
  data: { organization: 1, user: 9 },
})
const SOON = '2025-07-01T07:00:00.000Z'
const LATE = '2025-07-09T07:00:00.000Z'

it('An invitation says who may join as what until when, and who made it', () =>
  given(invited(9, SOON)).thenOf('9', { name: sealed('ana'), role: 'staff', ends: SOON, kind: 'open', by: 2 }))

it('The open ones of an organization are in the order in which they end', () => {
  given(invited(9, LATE), invited(10, SOON)).thenList('organization', '1', '10', '9')
  given(invited(9, LATE), invited(10, SOON), happened('InvitationAccepted')).thenList('organization', '1', '10')
  given(invited(9, LATE), invited(10, SOON), happened('InvitationEnded')).thenList('organization', '1', '10')
})

it('One that is closed says how, so that whoever opens it is told what to do', () => {
  given(invited(9, SOON), happened('InvitationAccepted')).thenOf('9', { kind: 'accepted', status: 'active' })
  given(invited(9, SOON), happened('InvitationEnded')).thenOf('9', { kind: 'ended', status: 'active' })
  given(invited(9, SOON), happened('InvitationEnded'), happened('PersonErased')).thenOf('9', { status: 'deleted' })
})
