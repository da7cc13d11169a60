import { facts, type Decision } from '../facts/decision'
import type { IdsReserved } from './events'
import type { IdKind } from './kinds'
import type { ReservedIds } from './state'

/** Reserves the next `count` ids of a kind. */
export const reserveIds = (reserved: ReservedIds, { kind, count }: { kind: IdKind; count: number }): Decision<IdsReserved> => {
  const last = reserved[kind] ?? 0
  return facts({ type: 'IdsReserved', data: { kind, from: last + 1, upTo: last + count } })
}
