import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { gameStream, type ActiveGame } from '@fullcourt/domain/games/state'
import fc from 'fast-check'
import type { ReadModel } from '../projection'
import { folded } from '../testing/specification'
import type { History } from './histories'
import { randomHistories } from './random-histories'
import type { Installation } from './installation'

/** How many histories are looked at. */
export const SEEN = 60

/** Checks, for any history, what the documents of a model say against the states that the decisions ended with. */
export const holds = <Document>(
  model: ReadModel<Document>,
  check: (documents: ReadonlyMap<string, Document>, history: History) => void,
) =>
  fc.assert(
    fc.property(randomHistories(), history => check(folded(model, history.facts), history)),
    { numRuns: SEEN },
  )

/** How often it is looked at documents while a history goes on. */
const MOMENTS = 20

/** A history until after some of the facts to which a model listens, and the whole of it. */
const moments = (model: ReadModel<unknown>, facts: History['facts']): readonly History['facts'][] => {
  const ends = facts.flatMap(({ type }, at) => (model.types.has(type) ? [at + 1] : []))
  const apart = Math.ceil(ends.length / MOMENTS)
  return [...ends.filter((_, at) => at % apart === 0).map(end => facts.slice(0, end)), facts]
}

/**
 * Checks, for any history and while it goes on, what the documents of a model say against its facts so far: what is taken away and
 * brought back at once is seen in between.
 */
export const holdsAllAlong = <Document>(
  model: ReadModel<Document>,
  check: (documents: ReadonlyMap<string, Document>, facts: History['facts']) => void,
) =>
  fc.assert(
    fc.property(randomHistories(), history => moments(model, history.facts).forEach(facts => check(folded(model, facts), facts))),
    { numRuns: SEEN },
  )

/** All lists of a model's documents, `index=key` with its ids in their order; a list of which nothing is left is not there. */
export const listsOf = <Document>(model: ReadModel<Document>, documents: ReadonlyMap<string, Document>) => {
  const places = [...documents].flatMap(([id, document]) =>
    Object.entries(model.places(document, id)).flatMap(([index, at]) =>
      at.map(({ key, order }) => ({ list: `${index}=${key}`, id, order: `${order} ${id}` })),
    ),
  )
  return listsBy(
    places.sort((a, b) => (a.order < b.order ? -1 : 1)),
    ({ list }) => [list],
    ({ id }) => id,
  )
}

/** The lists that are expected: of each key the ids of its things, in the order in which they are given. */
export const listsBy = <Thing>(
  things: readonly Thing[],
  listsOfThing: (thing: Thing) => readonly string[],
  id: (thing: Thing) => number | string,
) => {
  const lists: { [list: string]: string[] } = {}
  for (const thing of things) for (const list of listsOfThing(thing)) (lists[list] ??= []).push(String(id(thing)))
  return lists
}

type FactOf<Type extends AnyFact['type']> = Recorded<Extract<AnyFact, { readonly type: Type }>>

/** The facts of some types, in their order. */
export const factsOf = <Type extends AnyFact['type']>(facts: readonly Recorded<AnyFact>[], ...types: readonly Type[]) =>
  facts.filter((fact): fact is FactOf<Type> => (types as readonly string[]).includes(fact.type))

/** The documents that are expected, by their ids. */
export const byId = <Document extends { readonly id: number }>(documents: readonly Document[]) =>
  new Map(documents.map(document => [String(document.id), document]))

/** Everything that facts said of parts of a thing, the last of each part. */
export const saidLast = <Part extends object>(parts: readonly Part[]): Part => Object.assign({}, ...parts)

export type SomeGame = Pick<ActiveGame, 'id' | 'context' | 'details' | 'figures'> & { readonly kind: 'active' | 'deleted' }

export const gamesOf = (installation: Installation): readonly SomeGame[] =>
  installation.games.map(({ game }) => installation.log.state(gameStream, game)).filter(game => game.kind !== 'unknown')

export const activeGames = (installation: Installation) => gamesOf(installation).filter(game => game.kind === 'active')

export const count = <Thing>(things: readonly Thing[], counts: (thing: Thing) => boolean) => things.filter(counts).length
