import { reads } from '../history/reads.examples'
import { anOwner, created, deleted, erased, given, restored, restoreUser, superAdmin } from './users.examples'

describe('A deleted user', () => {
  it('is brought back as they were', () => given(created('staff'), deleted()).when(restoreUser(anOwner)).then(restored()))

  it('is brought back once', () => {
    given(created('staff')).when(restoreUser(anOwner)).thenNothing()
    given(created('staff'), deleted(), restored()).when(restoreUser(anOwner)).thenNothing()
  })

  it('who was a super_admin is brought back by a super_admin', () => {
    const history = [created('super_admin'), deleted('super_admin')]
    given(...history)
      .when(restoreUser(anOwner))
      .thenRefused('forbidden', 'Only a super admin can change a super admin.')
    given(...history)
      .when(restoreUser(superAdmin))
      .then(restored('super_admin'))
  })

  it('whose data was erased stays away', () =>
    given(created('staff'), deleted(), erased()).when(restoreUser(anOwner)).thenRefused('conflict'))

  it('was there', () => given().when(restoreUser(anOwner)).thenRefused('not-found', 'User not found'))
})

reads([restored(), 'brought back the user ana'])
