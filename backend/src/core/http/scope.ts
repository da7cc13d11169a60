import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { isScorersGame, type ScopedGame } from '@fullcourt/domain/scorers/scope'
import { activeOf, type Card, type Known } from '@fullcourt/projections/card'
import { Refused } from '../facts/refused'
import type { Actor } from './actor'

/**
 * Whose things a call may see and touch. `public`: a visitor of one organization, or anybody who asks as
 * one. `staff`: a signed-in person in one organization, or a super_admin in every. `policy`: the product itself, where it
 * follows up a fact of one organization (docs/facts.md#policies). `scorer`: who opened a scorer link, for its games alone.
 * See docs/tenancy.md#whose-things-a-call-sees.
 */
export type Scope =
  | { readonly kind: 'public'; readonly organization: OrganizationId }
  | { readonly kind: 'staff'; readonly actor: Actor; readonly organization: OrganizationId | 'every' }
  | { readonly kind: 'policy'; readonly organization: OrganizationId }
  | { readonly kind: 'scorer'; readonly scorer: UserId; readonly organization: OrganizationId; readonly games: ScorerGames }

/** What is asked within a scope. */
export type WithScope = { readonly scope: Scope }

export const covers = (scope: Scope, organization: OrganizationId | null): boolean =>
  scope.organization === 'every' || scope.organization === organization

/** A revision as an answer carries it: staff send it back, and a public answer would change with it. */
export const forStaff = <Revision>({ kind }: Scope, revision: Revision): { readonly revision?: Revision } =>
  kind === 'public' ? {} : { revision }

/** The organization that a call names, where that is one of its scope. Throws 404 for any other. */
export const coveredOrganization = (scope: Scope, organization: OrganizationId): OrganizationId => {
  if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
  return organization
}

/** The scope narrowed to one organization of it: what a call brings together is of the same. Throws 404 for any other. */
export const within = (scope: Scope, organization: OrganizationId): Scope => ({
  ...scope,
  organization: coveredOrganization(scope, organization),
})

/** The organization of a call; undefined where a super_admin named none. */
export const namedOrganization = ({ organization }: Scope): OrganizationId | undefined =>
  organization === 'every' ? undefined : organization

/** The one organization of a call; a super_admin who named none is asked to. */
export const oneOrganization = (scope: Scope): OrganizationId => {
  if (scope.organization === 'every')
    throw new Refused(refuse('invalid', 'Choose an organization (organization_id in the address).'))
  return scope.organization
}

/** The thing itself where it was not deleted and belongs to the scope; anything else is not there (404). */
export const inScope = <C extends Card<{ readonly organization: OrganizationId | null }>>(
  scope: Scope,
  card: C | undefined,
  notFound: Refusal,
): Known<C> => {
  const thing = activeOf(card)
  if (thing === undefined || !covers(scope, (thing as { organization: OrganizationId | null }).organization))
    throw new Refused(notFound)
  return thing
}

const NOT_YOUR_GAME = refuse('forbidden', 'This scorer link is not for this game.')

/** Throws 403 for a game that the link of a scorer is not for, also where there is none: they learn of no other. */
export const refuseOtherGames = (scope: Scope, game: ScopedGame | undefined): void => {
  if (scope.kind === 'scorer' && (game === undefined || !isScorersGame(scope.games, game))) throw new Refused(NOT_YOUR_GAME)
}
