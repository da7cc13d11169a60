import type { GameId, PlayerId, TeamId } from '../ids/kinds'

/**
 * What an import remembers by a digest of its own, so that two people can correct different figures of one thing. A key names
 * the thing by the product's ids (`game/41`) and the figure in it (`line/12/31`: team and player).
 */
export type Unit = `team/${TeamId}` | `player/${PlayerId}` | `game/${GameId}`

/** Digests of a unit's figures as last brought in. */
export type UnitDigests = ReadonlyMap<string, string>

export const NO_DIGESTS: UnitDigests = new Map()

/** A row brought in: the figure's key, and its digest. */
export type DigestedRow = readonly [key: string, digest: string]

/** A keyed digest of a text. */
export type Digest = (text: string) => string

/** Digest of what has no value: a score not entered, a line that is not there. */
export const NO_VALUE = ''

export const digestOf = (digest: Digest, value: object | string | null): string =>
  value === null ? NO_VALUE : digest(JSON.stringify(value))

export const keyOf = (unit: Unit, figure: string): string => `${unit}/${figure}`

/** A key taken apart again. */
export const partsOfKey = (key: string): { readonly unit: Unit; readonly figure: string } => {
  const second = key.indexOf('/', key.indexOf('/') + 1)
  return { unit: key.slice(0, second) as Unit, figure: key.slice(second + 1) }
}

/** What people call a figure when figures are counted. */
export type Counted = 'teams' | 'players' | 'roster places' | 'games' | 'scores' | 'lines'

/** How a row is counted; undefined for one that is only remembered. */
const countKindOf = (key: string): Counted | undefined => {
  const { unit, figure } = partsOfKey(key)
  if (figure === 'name') return unit.startsWith('team/') ? 'teams' : 'players'
  if (figure === 'place' || figure.startsWith('roster/')) return 'roster places'
  if (figure === 'details') return 'games'
  if (figure === 'score') return 'scores'
  return figure.startsWith('line/') ? 'lines' : undefined
}

/** `teams`, or `changed teams` where the row was brought in before; undefined for what is not counted. */
export const countName = (before: UnitDigests, [key, digest]: DigestedRow): string | undefined => {
  const counted = countKindOf(key)
  const last = before.get(partsOfKey(key).figure) ?? NO_VALUE
  if (counted === undefined || (last === NO_VALUE && digest === NO_VALUE)) return undefined
  return last === NO_VALUE ? counted : `changed ${counted}`
}
