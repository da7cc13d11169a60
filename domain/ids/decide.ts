import { facts, type Decision } from '../facts/decision'
import type { IdsReserved } from './events'
import type { IdKind } from './kinds'
import type { ReservedIds } from './state'

/** Ids below are kept for what every installation has (docs/facts.md#identities). */
const FIRST_OWN_ID: { readonly [kind in IdKind]?: number } = { period: 100, attribute: 100 }

/** Reserves the next `count` ids of a kind. */
export const reserveIds = (reserved: ReservedIds, { kind, count }: { kind: IdKind; count: number }): Decision<IdsReserved> => {
  const last = reserved[kind] ?? (FIRST_OWN_ID[kind] ?? 1) - 1
  return facts({ type: 'IdsReserved', data: { kind, from: last + 1, upTo: last + count } })
}
