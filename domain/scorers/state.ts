import type { Sealed } from '../facts/sealed'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, UserId } from '../ids/kinds'
import type { ScorerFact, ScorerGames } from './events'

/** `active` says that nobody ended it: that its time is over is for who knows the time to say (`isLinkOver`). */
export type KnownScorerLink = {
  readonly kind: 'active' | 'ended' | 'erased'
  readonly scorer: UserId
  readonly organization: OrganizationId
  readonly name: Sealed
  readonly games: ScorerGames
  readonly ends: string
}
export type ScorerLink = { readonly kind: 'unknown' } | KnownScorerLink

const evolve = (link: ScorerLink, fact: ScorerFact): ScorerLink => {
  if (fact.type === 'ScorerLinkMade') return { kind: 'active', ...fact.data }
  if (link.kind === 'unknown') return link
  switch (fact.type) {
    case 'ScorerLinkRenewed':
      return link
    case 'ScorerLinkEnded':
      return { ...link, kind: 'ended' }
    case 'PersonErased':
      return { ...link, kind: 'erased' }
  }
}

export const scorerStream: StreamOf<ScorerLink, ScorerFact, UserId> = {
  name: scorer => `scorer-${scorer}`,
  initial: { kind: 'unknown' },
  evolve,
}
