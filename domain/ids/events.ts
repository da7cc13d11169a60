import type { Fact } from '../facts/fact'
import type { IdKind } from './kinds'

/** A block of ids, both ends included, that nobody else will hand out. */
export type IdsReserved = Fact<'IdsReserved', { kind: IdKind; from: number; upTo: number }>
