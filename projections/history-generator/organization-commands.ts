import { claimValue } from '@fullcourt/domain/claims/decide'
import type { ClaimKind } from '@fullcourt/domain/claims/events'
import { claimStream } from '@fullcourt/domain/claims/state'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import { reserveIds } from '@fullcourt/domain/ids/decide'
import type { IdKind, UserId } from '@fullcourt/domain/ids/kinds'
import { idsStream } from '@fullcourt/domain/ids/state'
import {
  changeOrganization,
  chooseOrganizationBranding,
  createOrganization,
  recordCutShort,
  deleteOrganization,
  recordRepair,
  restoreOrganization,
  setFeatureFlags,
} from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { Role } from '@fullcourt/domain/users/events'
import {
  addPasskey,
  changePassword,
  changeUser,
  createUser,
  deleteUser,
  eraseUser,
  removePasskeys,
  removeSecondFactor,
  restoreUser,
  setSecondFactor,
} from '@fullcourt/domain/users/decide'
import {
  recordOpenedDetails,
  recordRefusedSignIn,
  recordSignIn,
  recordUsedRecoveryCode,
} from '@fullcourt/domain/users/activity/decide'
import { activityStream } from '@fullcourt/domain/users/activity/state'
import { userStream } from '@fullcourt/domain/users/state'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import fc from 'fast-check'
import { branding } from './branding'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import { makeOwner } from './policies'

export const ADMINISTRATOR = { user: 9_999, role: 'super_admin', organization: null } as const
const KINDS: readonly IdKind[] = ['team', 'player', 'game']
const CLAIMS: readonly ClaimKind[] = ['slug', 'domain', 'username']

export const makeOrganization = (installation: Installation, name: string): number => {
  const organization = installation.newId('organization')
  installation.log.decide(organizationStream, organization, state =>
    createOrganization(state, { organization, profile: { name, sports: SPORTS.map(({ id }) => id) } }),
  )
  installation.organizations.push(organization)
  return organization
}

/** An action of several steps that could not be finished after its process ended. */
export const cutActionShort = (installation: Installation, organization: number): void => {
  const cutShort = { action: '3a6f2f5e-3d0c-4c53-8a55-1f0f8a1f7a11', done: 1, of: 3, why: 'Game not found.', undone: false }
  installation.log.decide(organizationStream, organization, state => recordCutShort(state, cutShort))
}

const profileOf = (user: number, role: Role) => ({
  username: `sealed name of ${user}` as Sealed,
  usernameKey: `key-${user}`,
  email: null,
  role,
  theme: 'auto' as const,
})

export const makeUser = (installation: Installation, { role, by }: { role: 'staff' | 'super_admin'; by: number }): UserId => {
  const user = installation.newId('user')
  const profile = profileOf(user, role)
  const organization = choose(installation.organizations, by) ?? null
  installation.log.decide(userStream, user, state => createUser(state, { user, organization, profile, by: 'system' }))
  installation.users.push(user)
  return user
}

/** Whose log a user's sign-ins are in. */
const accountOf = ({ log }: Installation, user: UserId) => {
  const state = log.state(userStream, user)
  return { user, organization: state.kind === 'unknown' ? null : state.organization }
}

const withUser = (installation: Installation, which: number, run: (user: number) => void): void => {
  const user = choose(installation.users, which)
  if (user !== undefined) run(user)
}

const withOrganization = (installation: Installation, which: number, run: (organization: number) => void): void => {
  const organization = choose(installation.organizations, which)
  if (organization !== undefined) run(organization)
}

const flags = fc.dictionary(fc.constantFrom('bracket', 'photos', 'leaders'), fc.boolean(), { noNullPrototype: true })
const profile = fc.record(
  {
    name: fc.constantFrom('Harbour', 'Valley', 'Valley '),
    domain: fc.constantFrom('harbour.example', null),
    logo: fc.constantFrom('/uploads/a.png', null),
  },
  { requiredKeys: [] },
)

export const organizationCommands: readonly WeightedCommand[] = [
  command(
    'create organization',
    1,
    fc.constantFrom('Harbour', 'Valley'),
    (installation, name) => void makeOrganization(installation, name),
  ),
  command('change organization', 2, fc.tuple(pick, profile), (installation, [which, wanted]) =>
    withOrganization(installation, which, id =>
      installation.log.decide(organizationStream, id, state => changeOrganization(state, wanted)),
    ),
  ),
  command('choose branding of organization', 1, fc.tuple(pick, branding), (installation, [which, wanted]) =>
    withOrganization(installation, which, id =>
      installation.log.decide(organizationStream, id, state => chooseOrganizationBranding(state, wanted)),
    ),
  ),
  command('set flags', 2, fc.tuple(pick, flags), (installation, [which, set]) =>
    withOrganization(installation, which, id =>
      installation.log.decide(organizationStream, id, state => setFeatureFlags(state, { flags: set })),
    ),
  ),
  command('delete organization', 1, pick, (installation, which) =>
    withOrganization(installation, which, id => installation.log.decide(organizationStream, id, deleteOrganization)),
  ),
  command('restore organization', 2, pick, (installation, which) =>
    withOrganization(installation, which, id => installation.log.decide(organizationStream, id, restoreOrganization)),
  ),
  command('name owner', 1, pick, (installation, which) =>
    withOrganization(installation, which, id => {
      const user = installation.newId('user')
      makeOwner(installation, id, { user, profile: profileOf(user, 'org_owner') })
    }),
  ),
  command('record repair', 1, fc.tuple(pick, fc.nat({ max: 2 })), (installation, [which, standings]) =>
    withOrganization(installation, which, id =>
      installation.log.decide(organizationStream, id, state => recordRepair(state, { documents: { standings, teamCard: 1 } })),
    ),
  ),
  command('claim', 4, fc.tuple(fc.constantFrom(...CLAIMS), fc.nat({ max: 1 }), pick, fc.boolean()), (installation, input) => {
    const [claim, number, holder, bears] = input
    const value = { claim, key: `hash${number}` }
    installation.log.decide(claimStream, value, state =>
      claimValue(state, { bears, lastFact: null }, { ...value, holder, now: installation.log.now, taken: 'This slug is taken.' }),
    )
  }),
  command('reserve ids', 1, fc.constantFrom(...KINDS), (installation, kind) => {
    installation.log.decide(idsStream, undefined, state => reserveIds(state, { kind, count: 100 }))
  }),
  command('create user', 2, fc.record({ role: fc.constantFrom('staff', 'super_admin'), by: pick }), (installation, wanted) => {
    makeUser(installation, wanted)
  }),
  command('change user', 5, fc.tuple(pick, fc.constantFrom('light', 'dark', 'auto')), (installation, [which, theme]) =>
    withUser(installation, which, user =>
      installation.log.decide(userStream, user, state => changeUser(state, { wanted: { theme }, by: ADMINISTRATOR })),
    ),
  ),
  command('change password and second factor', 6, fc.tuple(pick, fc.boolean()), (installation, [which, reset]) =>
    withUser(installation, which, user => {
      installation.log.decide(userStream, user, state => changePassword(state, { reset }))
      installation.log.decide(userStream, user, setSecondFactor)
      if (reset) installation.log.decide(userStream, user, state => removeSecondFactor(state, { by: ADMINISTRATOR }))
    }),
  ),
  command('add and remove passkeys', 5, fc.tuple(pick, fc.uuid(), fc.boolean()), (installation, [which, passkey, removes]) =>
    withUser(installation, which, user => {
      installation.log.decide(userStream, user, state => addPasskey(state, { passkey }))
      if (removes)
        installation.log.decide(userStream, user, state => removePasskeys(state, { passkeys: [passkey], by: ADMINISTRATOR }))
    }),
  ),
  command('sign in', 7, fc.tuple(pick, fc.boolean(), fc.boolean()), (installation, [which, isNewDevice, withPasskey]) =>
    withUser(installation, which, user => {
      const account = accountOf(installation, user)
      if (isNewDevice)
        installation.log.decide(activityStream, user, state => recordUsedRecoveryCode(state, { ...account, left: 9 }))
      installation.log.decide(activityStream, user, state => recordSignIn(state, { ...account, isNewDevice, withPasskey }))
    }),
  ),
  command('refuse a sign-in', 5, pick, (installation, which) =>
    withUser(installation, which, user =>
      installation.log.decide(activityStream, user, state =>
        recordRefusedSignIn(state, { ...accountOf(installation, user), now: installation.log.now }),
      ),
    ),
  ),
  command('open contact details', 6, fc.tuple(pick, pick, fc.nat({ max: 3 })), (installation, [which, whose, persons]) =>
    withUser(installation, which, user => {
      const one = choose(installation.players, whose)
      if (one === undefined) return
      const { organization, player } = one
      const details = { organization, kind: 'player', person: persons === 1 ? player : null, persons } as const
      installation.log.decide(activityStream, user, state => recordOpenedDetails(state, { details, now: installation.log.now }))
    }),
  ),
  command('delete user', 1, pick, (installation, which) =>
    withUser(installation, which, user =>
      installation.log.decide(userStream, user, state => deleteUser(state, { by: ADMINISTRATOR })),
    ),
  ),
  command('restore user', 1, pick, (installation, which) =>
    withUser(installation, which, user =>
      installation.log.decide(userStream, user, state => restoreUser(state, { by: ADMINISTRATOR })),
    ),
  ),
  command('erase user', 1, pick, (installation, which) =>
    withUser(installation, which, user =>
      installation.log.decide(userStream, user, state => eraseUser(state, { by: ADMINISTRATOR })),
    ),
  ),
]
