import { changedFigures } from '../games/changed-figures'
import { figuresChange, isFiguresFact } from '../games/figures-facts'
import type { AnyFact } from '../log/fact-types'
import { entryNamesOf, holderOf, holdersOf, named, namesOf, type HolderKind } from './holders'
import type { Inverse } from './inverse'
import type { NotInvertible } from './rules'

/** A fact of an action, with what takes it back. */
type Found = { readonly fact: AnyFact; readonly inverse: Inverse | NotInvertible }

const WHOLES: readonly HolderKind[] = ['organization', 'season', 'league', 'game']

const isOfEntry = (inverse: Found['inverse']): boolean =>
  'does' in inverse && (inverse.does === 'nameCaptain' || ('thing' in inverse && inverse.thing.kind === 'rosterPlace'))

/** An organization that goes keeps its users' names from others. */
const isOfUser = (inverse: Found['inverse']): boolean => 'thing' in inverse && inverse.thing.kind === 'user'

/** A team or player is of no season, whatever it was made for. */
const isOfOrganization = (inverse: Found['inverse']): boolean =>
  'thing' in inverse && (inverse.thing.kind === 'team' || inverse.thing.kind === 'player')

/**
 * What takes a fact along when it goes: a season its leagues and games, a game what was entered for it, an entry its roster, and what
 * was changed of a thing goes with the thing.
 */
const takenAlongBy = ({ fact, inverse }: Found): readonly string[] => {
  if (isOfUser(inverse)) return []
  if (isOfOrganization(inverse)) return namesOf(fact, ['organization'])
  if (isOfEntry(inverse)) return [...namesOf(fact, WHOLES), ...entryNamesOf(fact)]
  const inSeason = namesOf(fact, ['season', 'game']).length > 0
  return namesOf(fact, inSeason ? WHOLES : [...WHOLES, 'team', 'player'])
}

/** What an import says of itself is taken back beside what it made: that it runs stands in the way. */
const isOfImport = ({ inverse }: Found): boolean =>
  'does' in inverse && (inverse.does === 'takeImportBack' || inverse.does === 'bringImportBack')

const isAmong = (names: readonly string[], holders: ReadonlySet<string>, own: string | undefined): boolean =>
  names.some(name => name !== own && holders.has(name))

/** A game that goes takes along what its own action entered for it, and nothing that was entered since. */
const withWhatWasEntered = <Step extends Found>(step: Step, figuresFacts: ReadonlyMap<string, readonly AnyFact[]>): Step => {
  const { inverse } = step
  if (!('does' in inverse) || inverse.does !== 'delete' || inverse.thing.kind !== 'game') return step
  const { asItWas } = inverse.thing
  const entered = figuresFacts.get(named('game', inverse.thing.game)) ?? []
  if (asItWas === undefined || entered.length === 0) return step
  const figures = entered.reduce(
    (known, fact) => (isFiguresFact(fact) ? changedFigures(known, figuresChange(fact)) : known),
    asItWas,
  )
  return { ...step, inverse: { ...inverse, thing: { ...inverse.thing, asItWas: figures } } }
}

const byGame = (facts: readonly AnyFact[]): ReadonlyMap<string, readonly AnyFact[]> => {
  const found = new Map<string, AnyFact[]>()
  for (const fact of facts)
    for (const game of isFiguresFact(fact) ? namesOf(fact, ['game']) : []) {
      const of = found.get(game)
      if (of === undefined) found.set(game, [fact])
      else of.push(fact)
    }
  return found
}

/** A place on a roster that comes back has its captain again. */
const placeNamed = ({ league, team }: { readonly league: number; readonly team: number }, player: number) =>
  `place ${league} ${team} ${player}`

const placesBroughtBack = (found: readonly Found[]): readonly string[] =>
  found.flatMap(({ inverse }) =>
    'thing' in inverse && inverse.does === 'restore' && inverse.thing.kind === 'rosterPlace'
      ? placeNamed(inverse.thing.at, inverse.thing.player)
      : [],
  )

/** What left with something that was deleted comes back with it, as a team's place in a division with its league. */
const cameAlong = ({ fact, inverse }: Found, broughtBack: ReadonlySet<string>): boolean => {
  if (!('does' in inverse))
    return isAmong([...namesOf(fact, ['season', 'league']), ...entryNamesOf(fact)], broughtBack, undefined)
  return inverse.does === 'nameCaptain' && inverse.captain !== null && broughtBack.has(placeNamed(inverse.at, inverse.captain))
}

/**
 * The facts of an action whose inverses are needed: what it made inside of something that it made too goes with that
 * (docs/history.md#undo).
 */
export const withoutContents = <Step extends Found>(found: readonly Step[]): readonly Step[] => {
  const made = holdersOf(found, 'delete')
  const broughtBack = new Set([...holdersOf(found, 'restore'), ...placesBroughtBack(found)])
  const left: Step[] = []
  const went: AnyFact[] = []
  for (const step of found)
    if (cameAlong(step, broughtBack)) continue
    else if (isOfImport(step) || !isAmong(takenAlongBy(step), made, holderOf(step.inverse, 'delete'))) left.push(step)
    else went.push(step.fact)
  const entered = byGame(went)
  return left.map(step => withWhatWasEntered(step, entered))
}

/**
 * Whether a step brings something back into what an earlier step of the same plan brings back: it cannot be asked before that is there.
 */
export const waitsForOthers = (steps: readonly (Pick<Found, 'fact'> & { readonly inverse: Inverse })[]) => {
  const broughtBack = holdersOf(steps, 'restore')
  return ({ fact, inverse }: (typeof steps)[number]): boolean => {
    const names = [...namesOf(fact, [...WHOLES, 'team', 'player']), ...entryNamesOf(fact)]
    return isAmong(names, broughtBack, holderOf(inverse, 'restore'))
  }
}
