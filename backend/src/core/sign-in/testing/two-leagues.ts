import type { Actor } from '../../http/actor'
import type { Accounts } from '../ports'
import type { UserAnswer } from '../user.answers'

const ANA: Actor = { user: 1, role: 'staff', organization: 1 }
const BEN: Actor = { user: 2, role: 'org_owner', organization: 2 }
const SUE: Actor = { user: 3, role: 'super_admin', organization: null }

const byName = new Map<string, Actor>([
  ['ana', ANA],
  ['ben', BEN],
  ['sue', SUE],
])

const answerOf = (username: string, { user, role, organization }: Actor): UserAnswer => ({
  id: user,
  username,
  email: null,
  role,
  theme: 'light',
  twoFactor: false,
  passkeys: 0,
  organization_id: organization,
  organization:
    organization === null
      ? null
      : { id: organization, name: `League ${organization}`, slug: `league-${organization}`, domain: null, feature_flags: {} },
  sports: [],
})

/**
 * Ana, staff of league-1; Ben, owner of league-2 at two.example.com; Sue, who looks after all. `gone` were deleted; `told` takes what is
 * to be on record: `1 signed in, new device`.
 */
export const twoLeagues = (gone = new Set<number>(), told: string[] = []): Accounts => ({
  findByUsername: async username => {
    const actor = byName.get(username.trim().toLowerCase())
    return actor && gone.has(actor.user) ? undefined : actor
  },
  answer: async user => {
    const found = [...byName].find(([, actor]) => actor.user === user)
    return found && !gone.has(user) ? answerOf(...found) : undefined
  },
  organizationAt: async ({ slug, domain }) => {
    if (slug === 'league-1') return 1
    return slug === 'league-2' || domain === 'two.example.com' ? 2 : undefined
  },
  withPasskey: async () => undefined,
  signedIn: ({ user }, { isNewDevice }) => void told.push(`${user} signed in, ${isNewDevice ? 'new' : 'known'} device`),
  usedRecoveryCode: ({ user }, left) => void told.push(`${user} used a recovery code, ${left} left`),
  refused: ({ user }) => void told.push(`${user} refused`),
})
