import type { ListPlace } from './projection'

/** The small document of one thing: nothing before its first fact; a deleted one keeps what it was, and is in no list. */
export type Card<Thing> = { readonly status: 'unknown' } | (Thing & { readonly status: 'active' | 'deleted' })
export type AnyCard = Card<unknown>

/** A card that its first fact was folded into: what every stored one is. */
export type Known<C extends AnyCard> = Exclude<C, { readonly status: 'unknown' }>

export const unknownCard = { status: 'unknown' } as const

const isKnown = <C extends AnyCard>(card: C): card is Known<C> => card.status !== 'unknown'

/** A change of a known card; an unknown one stays unknown. */
export const whereKnown =
  <C extends AnyCard, Data>(change: (card: Known<C>, data: Data) => C) =>
  (card: C, data: Data): C =>
    isKnown(card) ? change(card, data) : card

/** Revision at which a card's thing was changed last: what a form sends back as `If-Match` (docs/http-api.md#two-people-at-once). */
export type AtRevision = { readonly revision: number }

/** A fold after which a known card has the revision of the fact. */
export const atRevision =
  <C extends AnyCard & (AtRevision | { readonly status: 'unknown' }), Data, Context extends { readonly fact: AtRevision }>(
    fold: (card: C, data: Data, context: Context) => C,
  ) =>
  (card: C, data: Data, context: Context): C => {
    const changed = fold(card, data, context)
    return isKnown(changed) ? { ...changed, revision: context.fact.revision } : changed
  }

/** The card of something that was deleted. */
export const asDeleted = <C extends AnyCard>(card: C): C => (isKnown(card) ? { ...card, status: 'deleted' } : card)

/** Places that a card has only until its thing is deleted. */
export const whileActive =
  <C extends AnyCard>(places: (card: Known<C>) => readonly ListPlace[]) =>
  (card: C): readonly ListPlace[] =>
    isKnown(card) && card.status === 'active' ? places(card) : []

/** Places that a card has only while its thing is deleted: where it is found to be brought back. */
export const whileDeleted =
  <C extends AnyCard>(places: (card: Known<C>) => readonly ListPlace[]) =>
  (card: C): readonly ListPlace[] =>
    isKnown(card) && card.status === 'deleted' ? places(card) : []

/** What is known of a thing, deleted or not; undefined where the card is missing. */
export const knownOf = <C extends AnyCard>(card: C | undefined): Known<C> | undefined =>
  card !== undefined && isKnown(card) ? card : undefined

/** A thing that was not deleted; undefined where it is missing or deleted. */
export const activeOf = <C extends AnyCard>(card: C | undefined): Known<C> | undefined => {
  const found = knownOf(card)
  return found?.status === 'active' ? found : undefined
}
