import type { ReservedFor } from '@fullcourt/domain/imports/decide'
import type { MappedKind } from '@fullcourt/domain/imports/events'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import type { MappedIds } from '@fullcourt/domain/imports/brought-in'
import type { KeyedHash } from '../../storage/people/keyed-hash'

const KINDS: readonly MappedKind[] = ['team', 'entry', 'player', 'game']

/** A player's external id may be their name: the log gets its keyed hash. Any other is kept as it is. */
const hashExternal = (keyedHash: KeyedHash, kind: MappedKind, external: string): string =>
  kind === 'player' ? keyedHash('import-row', `player ${external}`) : external

const rowsOf = (kind: MappedKind, { teams, players, games }: LeagueRows): readonly { readonly id: string }[] =>
  kind === 'player' ? players : kind === 'game' ? games : teams

/** What the external ids of the files refer to. */
export class ExternalIds {
  private readonly ids = new Map<MappedKind, ReadonlyMap<string, number>>()

  /** An id that is missing in `mapped` is made up by `otherwise`. */
  constructor(
    keyedHash: KeyedHash,
    rows: LeagueRows,
    mapped: MappedIds,
    otherwise: (kind: MappedKind, external: string) => number,
  ) {
    for (const kind of KINDS)
      this.ids.set(
        kind,
        new Map(
          rowsOf(kind, rows).map(({ id }) => [id, mapped[kind].get(hashExternal(keyedHash, kind, id)) ?? otherwise(kind, id)]),
        ),
      )
  }

  of(kind: MappedKind, external: string): number {
    const id = this.ids.get(kind)?.get(external)
    if (id === undefined) throw new Error(`The ${kind} ${external} refers to nothing.`)
    return id
  }

  /** All ids of a kind that the files name. */
  all(kind: MappedKind): ReadonlySet<number> {
    return new Set(this.ids.get(kind)?.values())
  }
}

/** So many ids at their longest fit into one append. */
const MOST_TOGETHER = 1_000

/** External ids of a kind for which ids are reserved together. */
export type UnmappedIds = { readonly kind: MappedKind; readonly externals: readonly string[] }

/** The external ids that nothing is reserved for yet, as the log keeps them. */
export const unmappedIds = (keyedHash: KeyedHash, rows: LeagueRows, mapped: MappedIds): readonly UnmappedIds[] =>
  KINDS.flatMap(kind => {
    const all = rowsOf(kind, rows).map(({ id }) => hashExternal(keyedHash, kind, id))
    const missing = all.filter(external => !mapped[kind].has(external))
    return Array.from({ length: Math.ceil(missing.length / MOST_TOGETHER) }, (_, part) => ({
      kind,
      externals: missing.slice(part * MOST_TOGETHER, (part + 1) * MOST_TOGETHER),
    }))
  })

export const reservationsFor = (kind: MappedKind, externals: readonly string[], ids: readonly number[]): ReservedFor => ({
  kind,
  ids: externals.map((external, i) => [external, ids[i] as number] as const),
})

/** Ids for what is not there yet, where nothing may be reserved: nothing has a negative id. */
export const madeUpIds = (): (() => number) => {
  let next = 0
  return () => (next -= 1)
}
