import type { Sealed } from '../facts/sealed'
import { specification } from '../testing/specification'
import * as decisions from './decide'
import type { ScorerFact, ScorerGames } from './events'
import { scorerStream, type ScorerLink } from './state'

/** Words in which the specs describe a scorer link: `given(made(oneGame)).when(end(LATER)).thenNothing()`. */
export const given = specification(scorerStream.initial, scorerStream.evolve)

export const NOW = '2026-11-28T18:00:00.000Z'
export const ENDS = '2026-11-29T08:00:00.000Z'
/** An hour after the end. */
export const LATER = '2026-11-29T09:00:00.000Z'

const OF = { organization: 1, scorer: 7 }
const NAME = 'sealed ana' as Sealed

export const oneGame: ScorerGames = { kind: 'game', game: 41 }
export const court = (day = '2026-11-28'): ScorerGames => ({ kind: 'place', location: 'Court 1', day })
export const ohana = (from = '2026-11-28', to = from): ScorerGames => ({ kind: 'team', team: 11, from, to })

// What happened.
export const made = (games: ScorerGames, ends = ENDS): ScorerFact => ({
  type: 'ScorerLinkMade',
  data: { ...OF, name: NAME, games, ends },
})
export const renewed: ScorerFact = { type: 'ScorerLinkRenewed', data: OF }
export const ended: ScorerFact = { type: 'ScorerLinkEnded', data: OF }
export const erased: ScorerFact = { type: 'PersonErased', data: OF }

// What is wanted.
export const make =
  (games: ScorerGames, ends = ENDS, now = NOW) =>
  (link: ScorerLink) =>
    decisions.makeScorerLink(link, { ...OF, name: NAME, games, ends, now })
export const renew =
  (now = NOW) =>
  (link: ScorerLink) =>
    decisions.renewScorerLink(link, { now })
export const end =
  (now = NOW) =>
  (link: ScorerLink) =>
    decisions.endScorerLink(link, { now })
export const erase = decisions.eraseScorer
