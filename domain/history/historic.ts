import type { AnyFact } from '../log/fact-types'

/** Facts of the machinery (claims, ids, what an import maps): nobody's history. */
const MACHINERY = ['LogCreated', 'IdsReserved', 'Claimed', 'OuterIdsMapped', 'RowsBroughtIn'] as const

/** Facts that a history tells. */
export type HistoricFact = Exclude<AnyFact, { readonly type: (typeof MACHINERY)[number] }>

export const isHistoric = (type: AnyFact['type']): type is HistoricFact['type'] =>
  !(MACHINERY as readonly string[]).includes(type)
