import { between } from '../../product/demo/chance'

/** Where the documents of an installation are when its process starts again. */
export type DocumentsAfterKill = 'kept' | 'older' | 'damaged' | 'deleted'

/** Which engine a process reaches over a wire. */
export type Wired = 'log' | 'documents'

/** What is done to an installation. Times are milliseconds; processes are counted from 0. */
export type Fault =
  | { readonly kind: 'kill'; readonly process: number; readonly away: number; readonly documents: DocumentsAfterKill }
  | { readonly kind: 'restart'; readonly process: number }
  | { readonly kind: 'freeze'; readonly process: number; readonly lasts: number }
  | { readonly kind: 'clock'; readonly process: number; readonly jumps: number }
  | { readonly kind: 'full-disk'; readonly lasts: number; readonly killed: boolean }
  | { readonly kind: 'cut'; readonly process: number; readonly wire: Wired; readonly lasts: number }
  | { readonly kind: 'stall'; readonly process: number; readonly wire: Wired; readonly lasts: number }
  | { readonly kind: 'slow'; readonly process: number; readonly wire: Wired; readonly lasts: number; readonly delay: number }
  | { readonly kind: 'engine-kill'; readonly engine: Wired; readonly away: number; readonly documents: 'kept' | 'older' }

/** A fault and how long everything works undisturbed before it. */
export type PlannedFault = { readonly after: number; readonly fault: Fault }

/** What can happen to an installation: the more often a kind is named, the more often it happens. */
export type Possible = { readonly processes: number; readonly kinds: readonly Fault['kind'][] }

const HOUR = 3_600_000

type Chance = () => number

const oneOf = <One>(chance: Chance, all: readonly One[]): One => all[between(chance, 0, all.length - 1)] as One

/** Longer than any lease of the product (15 s), in one of four. */
const frozen = (chance: Chance): number => (chance() < 0.25 ? between(chance, 15_500, 18_000) : between(chance, 100, 3_000))

const faultOf = (chance: Chance, kind: Fault['kind'], processes: number): Fault => {
  const process = between(chance, 0, processes - 1)
  const wire = oneOf(chance, ['log', 'documents'] as const)
  switch (kind) {
    case 'kill':
      return { kind, process, away: between(chance, 0, 500), documents: documentsAfterKill(chance, processes) }
    case 'restart':
      return { kind, process }
    case 'freeze':
      return { kind, process, lasts: frozen(chance) }
    case 'clock':
      return { kind, process, jumps: between(chance, -6 * HOUR, 6 * HOUR) }
    case 'full-disk':
      return { kind, lasts: between(chance, 500, 3_000), killed: chance() < 0.5 }
    case 'cut':
    case 'stall':
      return { kind, process, wire, lasts: chance() < 0.3 ? between(chance, 5_000, 16_000) : between(chance, 0, 2_000) }
    case 'slow':
      return { kind, process, wire, lasts: between(chance, 1_000, 4_000), delay: between(chance, 5, 150) }
    case 'engine-kill': {
      const engine = wire
      const documents = engine === 'documents' && chance() < 0.4 ? 'older' : 'kept'
      return { kind, engine, away: between(chance, 0, 3_000), documents }
    }
  }
}

/** Documents in a file are that of one process. */
const documentsAfterKill = (chance: Chance, processes: number): DocumentsAfterKill =>
  processes > 1 ? 'kept' : oneOf(chance, ['kept', 'kept', 'kept', 'older', 'older', 'damaged', 'deleted'])

/** So many faults, the same for the same sequence of numbers. */
export const plannedFaults = (chance: Chance, { processes, kinds }: Possible, count: number): readonly PlannedFault[] =>
  Array.from({ length: count }, () => ({
    after: between(chance, 100, 2_500),
    fault: faultOf(chance, oneOf(chance, kinds), processes),
  }))
