import { dateFault } from '../facts/dates'
import { facts, nothing, refuse, refuseField, type Decision, type Refusal } from '../facts/decision'
import type { Sealed } from '../facts/sealed'
import { nameFault } from '../facts/text'
import type { OrganizationId, UserId } from '../ids/kinds'
import type { ScorerFact, ScorerGames } from './events'
import { isLinkOver } from './scope'
import type { ScorerLink } from './state'

export const SCORER_LINK_NOT_FOUND = refuse('not-found', 'Scorer link not found.')

/** So many days after the one on which it is made a link may last (docs/tenancy.md#scorers). */
export const MOST_DAYS_OF_LINK = 30

const DAY = 24 * 60 * 60 * 1000

const endFault = (ends: string, now: string): Refusal | undefined => {
  if (isLinkOver({ ends }, now)) return refuseField('lastDay', 'The link would have ended already. Choose today or a later day.')
  return Date.parse(ends) - Date.parse(now) > (MOST_DAYS_OF_LINK + 1) * DAY
    ? refuseField('lastDay', `A link lasts ${MOST_DAYS_OF_LINK} days at most.`)
    : undefined
}

/** What is wrong with the games of a link. */
export const scorerGamesFault = (games: ScorerGames): Refusal | undefined => {
  switch (games.kind) {
    case 'game':
      return undefined
    case 'place':
      return nameFault('Location', games.location) ?? dateFault('day', games.day)
    case 'team':
      if (games.to < games.from) return refuseField('to', 'The last day is before the first.')
      return dateFault('from', games.from) ?? dateFault('to', games.to)
  }
}

type MakeScorerLink = {
  readonly organization: OrganizationId
  readonly scorer: UserId
  readonly name: Sealed
  readonly games: ScorerGames
  /** ISO 8601 in UTC, as is `now`. */
  readonly ends: string
  readonly now: string
}

/** A link for somebody who scores, until its end at most `MOST_DAYS_OF_LINK` days from now. */
export const makeScorerLink = (link: ScorerLink, { now, ...made }: MakeScorerLink): Decision<ScorerFact> => {
  if (link.kind !== 'unknown') return nothing
  return scorerGamesFault(made.games) ?? endFault(made.ends, now) ?? facts({ type: 'ScorerLinkMade', data: made })
}

/** Gives the link another secret. One that ended stays ended. */
export const renewScorerLink = (link: ScorerLink, { now }: { readonly now: string }): Decision<ScorerFact> => {
  if (link.kind === 'unknown') return SCORER_LINK_NOT_FOUND
  if (link.kind !== 'active' || isLinkOver(link, now)) return refuse('conflict', 'This link has ended. Make another one.')
  return facts({ type: 'ScorerLinkRenewed', data: { organization: link.organization, scorer: link.scorer } })
}

/** Ends the link before its time. */
export const endScorerLink = (link: ScorerLink, { now }: { readonly now: string }): Decision<ScorerFact> => {
  if (link.kind === 'unknown') return SCORER_LINK_NOT_FOUND
  if (link.kind !== 'active' || isLinkOver(link, now)) return nothing
  return facts({ type: 'ScorerLinkEnded', data: { organization: link.organization, scorer: link.scorer } })
}

/** The scorer's name goes for good; the link ends with it. */
export const eraseScorer = (link: ScorerLink): Decision<ScorerFact> => {
  if (link.kind === 'unknown') return SCORER_LINK_NOT_FOUND
  if (link.kind === 'erased') return nothing
  const data = { organization: link.organization, scorer: link.scorer }
  const erased = { type: 'PersonErased', data } as const
  return link.kind === 'ended' ? facts(erased) : facts<ScorerFact>({ type: 'ScorerLinkEnded', data }, erased)
}
