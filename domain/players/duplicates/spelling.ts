import type { PlayerId, TeamId } from '../../ids/kinds'
import { comparableName } from '../same-name'
import { foldedName } from './folded-name'

export type NamedPlayer = {
  readonly id: PlayerId
  readonly firstName: string
  readonly lastName: string
  /** The teams on whose rosters they are or were. */
  readonly teams?: readonly TeamId[]
  readonly shirtNumber?: string
}

/** A name as it is written, with the players who bear it, and its parts as they are compared. */
export type Spelling = {
  readonly firstName: string
  readonly lastName: string
  readonly first: string
  readonly last: string
  readonly players: readonly PlayerId[]
  /** Those of all who bear the name. */
  readonly teams: ReadonlySet<TeamId>
  readonly shirtNumbers: ReadonlySet<string>
}

/** The spellings of names, each once, in the order of their first player. */
export const spellingsOf = (players: readonly NamedPlayer[]): readonly Spelling[] => {
  const byName = new Map<string, NamedPlayer[]>()
  for (const player of players) {
    const name = comparableName(player.firstName, player.lastName)
    const others = byName.get(name)
    if (others) others.push(player)
    else byName.set(name, [player])
  }
  return [...byName.values()].flatMap(same => {
    const [one] = same
    if (one === undefined) return []
    const { firstName, lastName } = one
    return [
      {
        firstName,
        lastName,
        first: foldedName(firstName),
        last: foldedName(lastName),
        players: same.map(({ id }) => id),
        teams: new Set(same.flatMap(({ teams = [] }) => teams)),
        shirtNumbers: new Set(same.flatMap(({ shirtNumber }) => shirtNumber ?? [])),
      },
    ]
  })
}
