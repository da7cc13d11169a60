import type { AnyFact } from '../log/fact-types'
import { aboutOf, idsOf, isHistoricFact } from '../log/historic'
import type { DeletableThing, Inverse } from './inverse'
import type { NotInvertible } from './rules'

/** What others may be inside of. */
export type HolderKind = 'organization' | 'season' | 'league' | 'team' | 'player' | 'game'

export const named = (kind: HolderKind, id: number): string => `${kind} ${id}`
const entryNamed = (league: number, team: number): string => `entry ${league} ${team}`

/** The name of a thing that others may be inside of; undefined of any other. */
const nameOfHolder = (thing: DeletableThing): string | undefined => {
  switch (thing.kind) {
    case 'organization':
      return named('organization', thing.organization)
    case 'season':
      return named('season', thing.season)
    case 'league':
      return named('league', thing.at.league)
    case 'entry':
      return entryNamed(thing.at.league, thing.at.team)
    case 'team':
      return named('team', thing.team)
    case 'player':
      return named('player', thing.player)
    case 'game':
      return named('game', thing.game)
    default:
      return undefined
  }
}

/** The thing that an inverse takes away or brings back. */
export const holderOf = (inverse: Inverse | NotInvertible, does: 'delete' | 'restore'): string | undefined =>
  'does' in inverse && inverse.does === does ? nameOfHolder(inverse.thing) : undefined

/** All things that inverses take away or bring back. */
export const holdersOf = (
  found: readonly { readonly inverse: Inverse | NotInvertible }[],
  does: 'delete' | 'restore',
): ReadonlySet<string> => new Set(found.flatMap(({ inverse }) => holderOf(inverse, does) ?? []))

/** The names of what a fact is about, of some kinds. */
export const namesOf = (fact: AnyFact, kinds: readonly HolderKind[]): readonly string[] => {
  if (!isHistoricFact(fact)) return []
  const about = aboutOf(fact)
  return kinds.flatMap(kind => idsOf(about, kind).map(id => named(kind, id)))
}

/** The names of the entries that a fact is about. */
export const entryNamesOf = (fact: AnyFact): readonly string[] => {
  if (!isHistoricFact(fact)) return []
  const about = aboutOf(fact)
  return idsOf(about, 'league').flatMap(league => idsOf(about, 'team').map(team => entryNamed(league, team)))
}
