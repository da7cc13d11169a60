import {
  addPasskey,
  aColleague,
  anOwner,
  change,
  changed,
  changePassword,
  create,
  created,
  deleted,
  deleteUser,
  erased,
  eraseUser,
  given,
  herself,
  passwordChanged,
  passkeyAdded,
  passkeyRemoved,
  removePasskeys,
  removeSecondFactor,
  restored,
  sealed,
  secondFactorRemoved,
  secondFactorSet,
  setSecondFactor,
  superAdmin,
} from './users.examples'
import { reads } from '../history/reads.examples'

describe('A new user', () => {
  it('belongs to an organization', () => given().when(create('staff', anOwner)).then(created('staff')))

  it('without an organization is refused', () =>
    given()
      .when(create('staff', superAdmin, null))
      .thenRefused('invalid', 'Organization is required.'))

  it('created again changes nothing', () => given(created('staff')).when(create('staff', anOwner)).thenNothing())

  it('may be an owner', () => given().when(create('org_owner', anOwner)).then(created('org_owner')))
})

describe('A super_admin', () => {
  it('is made by a super_admin, or by the product itself', () => {
    given().when(create('super_admin', superAdmin)).then(created('super_admin'))
    given()
      .when(create('super_admin', 'system', null))
      .then(created('super_admin'))
  })

  it('is made by nobody else', () => {
    given().when(create('super_admin', anOwner)).thenRefused('forbidden', 'Only a super admin can create a super admin.')
    given().when(create('super_admin', aColleague)).thenRefused('forbidden', 'Only a super admin can create a super admin.')
  })

  it('belongs to no organization, whichever was sent', () =>
    given()
      .when(create('super_admin', superAdmin, 1))
      .then(created('super_admin')))

  it('is touched by a super_admin alone', () => {
    const admin = given(created('super_admin'))
    admin.when(change({ theme: 'dark' }, superAdmin)).then(changed({ theme: 'light' }, { theme: 'dark' }, 'super_admin'))
    admin.when(change({ theme: 'dark' }, anOwner)).thenRefused('forbidden', 'Only a super admin can change a super admin.')
    admin.when(deleteUser(anOwner)).thenRefused('forbidden', 'Only a super admin can change a super admin.')
    admin.when(deleteUser(superAdmin)).then(deleted('super_admin'))
  })

  it('changes their own settings', () =>
    given(created('super_admin'))
      .when(change({ theme: 'dark' }, herself('super_admin')))
      .then(changed({ theme: 'light' }, { theme: 'dark' }, 'super_admin')))

  it('stays one: the role needs no organization, every other needs one', () =>
    given(created('super_admin'))
      .when(change({ role: 'staff' }, superAdmin))
      .thenRefused('invalid', 'A super admin does not belong to an organization, so this role cannot be given or taken away.'))

  it('is made as one: who belongs to an organization does not become one', () =>
    given(created('staff'))
      .when(change({ role: 'super_admin' }, superAdmin))
      .thenRefused('invalid', 'A super admin does not belong to an organization, so this role cannot be given or taken away.'))

  it('is not made of another user by an owner', () =>
    given(created('staff'))
      .when(change({ role: 'super_admin' }, anOwner))
      .thenRefused('forbidden', 'Only a super admin can change a super admin.'))
})

describe('A role', () => {
  it('is changed by an owner', () =>
    given(created('staff'))
      .when(change({ role: 'org_owner' }, anOwner))
      .then(changed({ role: 'staff' }, { role: 'org_owner' })))

  it('is changed by a super_admin', () =>
    given(created('org_owner'))
      .when(change({ role: 'staff' }, superAdmin))
      .then(changed({ role: 'org_owner' }, { role: 'staff' })))

  it('is not changed by staff', () =>
    given(created('staff'))
      .when(change({ role: 'org_owner' }, aColleague))
      .thenRefused('forbidden', 'Only an owner can change roles.'))

  it.each(['org_owner', 'staff'] as const)('is never one’s own: as %s', role =>
    given(created(role))
      .when(change({ role: role === 'staff' ? 'org_owner' : 'staff' }, herself(role)))
      .thenRefused('forbidden', 'You cannot change your own role.'),
  )

  it('that is the same may be sent along by oneself', () =>
    given(created('staff'))
      .when(change({ role: 'staff', theme: 'dark' }, herself('staff')))
      .then(changed({ theme: 'light' }, { theme: 'dark' })))
})

describe('The settings of a user', () => {
  it('say what was and what is', () =>
    given(created('staff'))
      .when(
        change({ username: sealed('anna'), usernameKey: 'key of anna', email: sealed('anna@harbour.example') }, herself('staff')),
      )
      .then(
        changed(
          { username: sealed('ana'), usernameKey: 'key of ana', email: null },
          { username: sealed('anna'), usernameKey: 'key of anna', email: sealed('anna@harbour.example') },
        ),
      ))

  it('hold for what follows, those not named as they were', () =>
    given(created('staff'), changed({ theme: 'light' }, { theme: 'dark' }))
      .when(change({ theme: 'light', role: 'org_owner' }, anOwner))
      .then(changed({ theme: 'dark', role: 'staff' }, { theme: 'light', role: 'org_owner' })))

  it('that are the same or not named change nothing', () =>
    given(created('staff'))
      .when(change({ theme: 'light', email: undefined }, herself('staff')))
      .thenNothing())
})

describe('A password', () => {
  it('is changed by the user', () => given(created('staff')).when(changePassword(false)).then(passwordChanged(false)))
  it('is reset by another', () => given(created('staff')).when(changePassword(true)).then(passwordChanged(true)))
  it('changes each time', () =>
    given(created('staff'), passwordChanged(false)).when(changePassword(false)).then(passwordChanged(false)))
})

describe('A second factor', () => {
  it('is set, and set anew', () => {
    given(created('staff')).when(setSecondFactor).then(secondFactorSet())
    given(created('staff'), secondFactorSet()).when(setSecondFactor).then(secondFactorSet())
  })
  it('is removed by its user or another, once', () => {
    given(created('staff'), secondFactorSet())
      .when(removeSecondFactor(herself('staff')))
      .then(secondFactorRemoved())
    given(created('staff'), secondFactorSet()).when(removeSecondFactor(anOwner)).then(secondFactorRemoved())
    given(created('staff')).when(removeSecondFactor(anOwner)).thenNothing()
  })
  it('of a super admin is removed by a super admin alone', () =>
    given(created('super_admin'), secondFactorSet('super_admin'))
      .when(removeSecondFactor(anOwner))
      .thenRefused('forbidden', 'Only a super admin can change a super admin.'))
  it('goes with its user', () => {
    given(created('staff'), secondFactorSet(), deleted()).when(setSecondFactor).thenRefused('not-found', 'User not found')
    given(created('staff'), secondFactorSet(), deleted(), restored()).when(removeSecondFactor(anOwner)).thenNothing()
  })
})

describe('Passkeys', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => passkeyAdded(`key ${i}`))
  it('are added one by one, up to twenty', () => {
    given(created('staff'), passkeyAdded('phone')).when(addPasskey('laptop')).then(passkeyAdded('laptop'))
    given(created('staff'), ...twenty)
      .when(addPasskey('another'))
      .thenRefused('conflict', 'Nobody can have more than 20 passkeys. Remove one first.')
    given(created('staff'), ...twenty, passkeyRemoved('key 0'))
      .when(addPasskey('another'))
      .then(passkeyAdded('another'))
  })
  it('are removed by their user or another, once', () => {
    const before = given(created('staff'), passkeyAdded('phone'), passkeyAdded('laptop'))
    before.when(removePasskeys(herself('staff'), ['phone'])).then(passkeyRemoved('phone'))
    before.when(removePasskeys(anOwner, ['phone', 'laptop'])).then(passkeyRemoved('phone'), passkeyRemoved('laptop'))
    before.when(removePasskeys(anOwner, ['of nobody'])).thenNothing()
  })
  it('of a super admin are removed by a super admin alone', () =>
    given(created('super_admin'), passkeyAdded('phone', 'super_admin'))
      .when(removePasskeys(anOwner, ['phone']))
      .thenRefused('forbidden', 'Only a super admin can change a super admin.'))
  it('go with their user', () => {
    const before = [created('staff'), passkeyAdded('phone'), deleted()]
    given(...before)
      .when(addPasskey('laptop'))
      .thenRefused('not-found', 'User not found')
    given(...before, restored())
      .when(removePasskeys(anOwner, ['phone']))
      .thenNothing()
  })
})

describe('A user', () => {
  it('is deleted by another', () => given(created('staff')).when(deleteUser(anOwner)).then(deleted()))

  it('does not delete themselves', () =>
    given(created('org_owner'))
      .when(deleteUser(herself('org_owner')))
      .thenRefused('forbidden', 'You cannot delete yourself.'))

  it('who is deleted or unknown is not found', () => {
    given(created('staff'), deleted())
      .when(change({ theme: 'dark' }, anOwner))
      .thenRefused('not-found', 'User not found')
    given(created('staff'), deleted()).when(changePassword(true)).thenRefused('not-found', 'User not found')
    given(created('staff'), deleted()).when(deleteUser(anOwner)).thenRefused('not-found', 'User not found')
    given()
      .when(change({ theme: 'dark' }, anOwner))
      .thenRefused('not-found', 'User not found')
    given().when(deleteUser(anOwner)).thenRefused('not-found', 'User not found')
  })

  it('who is deleted is not created again under their id', () =>
    given(created('staff'), deleted()).when(create('staff', anOwner)).thenNothing())
})

describe('A user who is erased', () => {
  it('is deleted with it', () => given(created('staff')).when(eraseUser(anOwner)).then(deleted(), erased()))
  it('may have been deleted before', () => given(created('staff'), deleted()).when(eraseUser(anOwner)).then(erased()))
  it('is erased once', () => given(created('staff'), deleted(), erased()).when(eraseUser(anOwner)).thenNothing())
  it('is not found where they never were', () => given().when(eraseUser(anOwner)).thenRefused('not-found', 'User not found'))

  it('does not do it themselves', () =>
    given(created('org_owner'))
      .when(eraseUser(herself('org_owner')))
      .thenRefused('forbidden', 'You cannot erase yourself.'))

  it('is a super_admin only by the hand of another', () =>
    given(created('super_admin'))
      .when(eraseUser(anOwner))
      .thenRefused('forbidden', 'Only a super admin can change a super admin.'))
})

reads(
  [created('org_owner'), 'created the user ana (organization owner)'],
  [changed({ role: 'staff' }, { role: 'org_owner' }), 'changed the role of ana from staff to organization owner'],
  [
    changed({ username: sealed('an'), usernameKey: '1' }, { username: sealed('ana'), usernameKey: '2' }),
    'changed the username of ana',
  ],
  [passwordChanged(true), 'reset the password of ana'],
  [passwordChanged(false), 'changed the password of ana'],
  [secondFactorSet(), 'switched two-factor sign-in on for ana'],
  [secondFactorRemoved(), 'switched two-factor sign-in off for ana'],
  [passkeyAdded('phone'), 'added a passkey'],
  [passkeyRemoved('phone'), 'removed a passkey of ana'],
  [deleted(), 'deleted the user ana'],
)
