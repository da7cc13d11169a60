import { reads } from '../../history/reads.examples'
import { accept, accepted, end, ended, ENDS, erase, erased, given, invite, invited, joined } from './invitations.examples'

describe('An invitation', () => {
  it('is for staff or for an owner, and lasts seven days', () => {
    given().when(invite()).then(invited())
    given().when(invite('org_owner')).then(invited('org_owner'))
  })
  it('made again changes nothing', () => given(invited()).when(invite('org_owner')).thenNothing())

  it('makes the user that it was made for, once', () => {
    given(invited('org_owner')).when(accept()).then(accepted, joined('org_owner'))
    given(invited(), accepted, joined())
      .when(accept())
      .thenRefused(
        'forbidden',
        'This invitation was used already. Sign in with the username and password that were chosen with it.',
      )
  })

  it('that ended, by its time or by somebody, makes nobody', () => {
    given(invited()).when(accept(ENDS)).thenRefused('forbidden', 'This invitation has ended. Ask for another one.')
    given(invited(), ended).when(accept()).thenRefused('forbidden', 'This invitation has ended. Ask for another one.')
    given(invited(), ended, erased).when(accept()).thenRefused('forbidden')
  })

  it('is ended once, until somebody accepted it', () => {
    given(invited()).when(end()).then(ended)
    given(invited(), ended).when(end()).thenNothing()
    given(invited()).when(end(ENDS)).thenNothing()
    given(invited(), accepted, joined()).when(end()).thenRefused('not-found')
  })

  it('that nobody made is not there', () => {
    given().when(accept()).thenRefused('not-found')
    given().when(end()).thenRefused('not-found')
    given().when(erase).thenRefused('not-found')
  })
})

describe('The name of who was invited and did not come', () => {
  it('is erased with the invitation', () => given(invited()).when(erase).then(ended, erased))
  it('is erased once', () => {
    given(invited(), ended).when(erase).then(erased)
    given(invited(), ended, erased).when(erase).thenNothing()
  })
  it('is a user once they accepted, and erased as one', () =>
    given(invited(), accepted, joined()).when(erase).thenRefused('not-found'))
})

reads(
  [invited(), 'invited ana (staff)'],
  [invited('org_owner'), 'invited ana (organization owner)'],
  [accepted, 'accepted an invitation'],
  [ended, 'ended the invitation of ana'],
)
