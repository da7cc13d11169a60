import type { Fact } from '../facts/fact'
import type { Sealed } from '../facts/sealed'
import type { GameId, OrganizationId, TeamId, UserId } from '../ids/kinds'
import type { PersonErased } from '../people/events'

/** Which games a scorer may score (docs/tenancy.md#scorers). Days are wall dates `YYYY-MM-DD`, both included. */
export type ScorerGames =
  | { readonly kind: 'game'; readonly game: GameId }
  | { readonly kind: 'place'; readonly location: string; readonly day: string }
  | { readonly kind: 'team'; readonly team: TeamId; readonly from: string; readonly to: string }

/** A scorer has an id of the users', so that whatever they write is on record under their name; they are no user and cannot sign in. */
type OfScorer = { readonly organization: OrganizationId; readonly scorer: UserId }

/** Somebody may score games until a moment (ISO 8601 in UTC) by opening a link; the secret in it is in no fact. */
export type ScorerLinkMade = Fact<
  'ScorerLinkMade',
  OfScorer & { readonly name: Sealed; readonly games: ScorerGames; readonly ends: string }
>
/** The link has another secret: the one before opens nothing any more. */
export type ScorerLinkRenewed = Fact<'ScorerLinkRenewed', OfScorer>
/** The link ended before its time. */
export type ScorerLinkEnded = Fact<'ScorerLinkEnded', OfScorer>

export type ScorerFact = ScorerLinkMade | ScorerLinkRenewed | ScorerLinkEnded | PersonErased
