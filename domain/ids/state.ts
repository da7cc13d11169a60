import type { StreamOf } from '../facts/stream-of'
import type { IdsReserved } from './events'
import type { IdKind } from './kinds'

/** The highest id reserved of each kind. */
export type ReservedIds = { readonly [kind in IdKind]?: number }

export const idsStream: StreamOf<ReservedIds, IdsReserved, void> = {
  name: () => 'ids',
  initial: {},
  evolve: (reserved, { data }) => ({ ...reserved, [data.kind]: data.upTo }),
}
