import type { ReservedFor } from '@fullcourt/domain/imports/decide'
import type { MappedKind } from '@fullcourt/domain/imports/events'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import type { MappedIds } from '@fullcourt/domain/imports/state'
import type { KeyedHash } from '../people/keyed-hash'

const KINDS: readonly MappedKind[] = ['team', 'entry', 'player', 'game']

/** A player's outer id may be his name: the log gets its keyed hash. Any other is kept as it is. */
const kept = (keyedHash: KeyedHash, kind: MappedKind, outer: string): string =>
  kind === 'player' ? keyedHash('import-row', `player ${outer}`) : outer

const rowsOf = (kind: MappedKind, { teams, players, games }: LeagueRows): readonly { readonly id: string }[] =>
  kind === 'player' ? players : kind === 'game' ? games : teams

/** What the outer ids of the files stand for. */
export class OuterIds {
  private readonly ids = new Map<MappedKind, ReadonlyMap<string, number>>()

  /** An id that is missing in `mapped` is made up by `otherwise`. */
  constructor(keyedHash: KeyedHash, rows: LeagueRows, mapped: MappedIds, otherwise: (kind: MappedKind, outer: string) => number) {
    for (const kind of KINDS)
      this.ids.set(
        kind,
        new Map(rowsOf(kind, rows).map(({ id }) => [id, mapped[kind].get(kept(keyedHash, kind, id)) ?? otherwise(kind, id)])),
      )
  }

  of(kind: MappedKind, outer: string): number {
    const id = this.ids.get(kind)?.get(outer)
    if (id === undefined) throw new Error(`The ${kind} ${outer} stands for nothing.`)
    return id
  }

  /** All ids of a kind that the files name. */
  all(kind: MappedKind): ReadonlySet<number> {
    return new Set(this.ids.get(kind)?.values())
  }
}

/** The outer ids that nothing is reserved for yet, as the log keeps them. */
export const unmapped = (keyedHash: KeyedHash, rows: LeagueRows, mapped: MappedIds): ReadonlyMap<MappedKind, readonly string[]> =>
  new Map(
    KINDS.map(kind => [
      kind,
      rowsOf(kind, rows)
        .map(({ id }) => kept(keyedHash, kind, id))
        .filter(outer => !mapped[kind].has(outer)),
    ]),
  )

export const reservedFor = (kind: MappedKind, outers: readonly string[], ids: readonly number[]): ReservedFor => ({
  kind,
  ids: outers.map((outer, i) => [outer, ids[i] as number] as const),
})

/** Ids for what is not there yet, where nothing may be reserved: nothing has a negative id. */
export const madeUpIds = (): (() => number) => {
  let next = 0
  return () => (next -= 1)
}
