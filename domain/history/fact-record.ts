import type { Fact } from '../facts/fact'
import type { NameOf } from './words'

/** Things whose history can be asked for. */
export const HISTORY_KINDS = ['organization', 'season', 'league', 'team', 'player', 'game', 'user', 'import'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** What changed nothing, but tells who came and who looked: owners alone see it (docs/facts.md#signing-in-and-looking-up). */
export const ACCESS_KINDS = ['sign-in', 'look-up'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Kinds that the audit knows beside those of things: `role` of what gives or changes one, `scenario` of what is not to be real, `scorer` of links by which people score. */
type OwnAuditKind = 'role' | 'scenario' | 'scorer' | AccessKind

/** What the audit of an organization is filtered by. */
export const AUDIT_KINDS = [...HISTORY_KINDS, 'role', 'scenario', 'scorer', ...ACCESS_KINDS] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const isAccessKind = (kind: AuditKind): kind is AccessKind => ACCESS_KINDS.some(one => one === kind)

/** Things by kind: one id, none, or several; an id that is named twice counts once. */
export type Things = { readonly [Kind in HistoryKind]?: number | null | undefined | readonly (number | null)[] }

/** A fact that people did: how its history writes it. */
export type HistoricRecord<Data> = {
  /** The newest schema version; what was written in an older one is read through the steps in `log/upcast.ts`. */
  readonly version: number
  /** Whom it is about: its histories show it, and a reason that names the players and users goes with them. */
  readonly about: (data: Data) => Things
  /** Things that it took along: their histories show it as well. */
  readonly alongside?: (data: Data) => Things
  /** How it reads, in words that follow the name of the person who did it. */
  readonly sentence: (data: Data, nameOf: NameOf) => string
  /** Its values are personal data: it is shown that they changed, not what to. */
  readonly personal?: true
  /** Under which kind of its own the audit lists it. */
  readonly audit?: (data: Data) => OwnAuditKind | undefined
}

/** A fact of the machinery (claims, ids, what an import maps): they are in no history. */
export type MachineryRecord = { readonly version: number; readonly machinery: true }

/** What holds for each fact of a context; the compiler sees to it that none is forgotten. */
export type FactRecords<F extends Fact<string, unknown>> = {
  readonly [Type in F['type']]: HistoricRecord<Extract<F, { readonly type: Type }>['data']> | MachineryRecord
}
