import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { unknownCard, whereKnown, whileActive, type Card } from '../card'
import { padId } from '../order'
import { projection } from '../projection'

/** Somebody who may score games by a link; the name is sealed. */
export type ScorerCard = Card<{
  readonly id: UserId
  readonly organization: OrganizationId
  readonly name: Sealed
  readonly games: ScorerGames
  /** ISO 8601 in UTC: when the link ends by itself. */
  readonly ends: string
  /** When somebody ended it before (ISO 8601 in UTC), else null. */
  readonly endedAt: string | null
  readonly by: ActingUser
  /** ISO 8601 in UTC. */
  readonly madeAt: string
  /** Their key is gone, or about to go: their name cannot be opened. */
  readonly erased?: true
}>

const cardOf = ({ scorer }: { scorer: UserId }) => [String(scorer)]

/** Listed by organization, in the order in which links end. */
export const scorerCard = projection<ScorerCard, AnyFact>('scorerCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization, ends }) => [{ key: String(organization), order: `${ends} ${padId(id)}` }]),
  },
})
  .on('ScorerLinkMade', cardOf, (_, { scorer: id, organization, name, games, ends }, { fact: { metadata } }) => ({
    id,
    organization,
    name,
    games,
    ends,
    endedAt: null,
    by: metadata.actor,
    madeAt: metadata.time,
    status: 'active',
  }))
  .on('ScorerLinkEnded', cardOf, (card, _, { fact: { metadata } }) =>
    card.status === 'unknown' ? card : { ...card, endedAt: metadata.time },
  )
  .on(
    'PersonErased',
    data => ('scorer' in data ? cardOf(data) : []),
    whereKnown(card => ({ ...card, status: 'deleted', erased: true })),
  )
