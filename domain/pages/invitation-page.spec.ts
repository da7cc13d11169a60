import { isInvitationPage } from './invitation-page'
import { RESERVED_SEGMENTS } from './reserved-segments'

it.each([
  ['/invitation', true],
  ['/invitation/', true],
  ['/invitation/secret', false],
  ['/invitations', false],
])('%s is the page of invitations: %s', (address, is) => expect(isInvitationPage(address)).toBe(is))

it('No organization may have its segment as its slug', () => expect(RESERVED_SEGMENTS.has('invitation')).toBe(true))
