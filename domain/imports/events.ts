import type { Fact } from '../facts/fact'
import type { ImportId, LeagueId, OrganizationId, SeasonId } from '../ids/kinds'

/** Where an import goes; what did not exist when it began (`make…`) is made under these ids, reserved before. */
export type ImportTarget = {
  readonly organization: {
    readonly id: OrganizationId
    readonly slug: string
    readonly make: boolean
    /** Of one that is made, in IANA's names; null is the default (docs/tenancy.md#organizations). */
    readonly timeZone: string | null
  }
  readonly season: { readonly id: SeasonId; readonly name: string; readonly make: boolean }
  readonly league: { readonly id: LeagueId; readonly name: string; readonly make: boolean }
}

/** What an external id of the files refers to. */
export type MappedKind = 'team' | 'player' | 'game' | 'entry'

type ImportPlace = { import: ImportId; organization: OrganizationId; league: LeagueId }

export type ImportBegun = Fact<'ImportBegun', ImportPlace & { target: ImportTarget; rows: number }>
/** External ids and the ids reserved for them, written before anything is created under them. */
export type OuterIdsMapped = Fact<
  'OuterIdsMapped',
  ImportPlace & { kind: MappedKind; ids: readonly (readonly [external: string, id: number])[] }
>
/** Rows whose content is in now: their keys, and keyed digests of what was brought in. */
export type RowsBroughtIn = Fact<
  'RowsBroughtIn',
  ImportPlace & { done: number; rows: readonly (readonly [key: string, digest: string])[] }
>
/** What the import came to: counts by name, and what it reports instead of doing (a figure staff changed, a row gone). */
export type ImportFinished = Fact<
  'ImportFinished',
  ImportPlace & { counts: { readonly [what: string]: number }; reports: readonly string[] }
>
export type ImportFailed = Fact<'ImportFailed', ImportPlace & { why: string }>
/** What an import brought in was taken back: its files may bring it in anew. */
export type ImportUndone = Fact<'ImportUndone', ImportPlace>
/** What had been taken back is there again. */
export type ImportRedone = Fact<'ImportRedone', ImportPlace>

export type ImportFact =
  | ImportBegun
  | OuterIdsMapped
  | RowsBroughtIn
  | ImportFinished
  | ImportFailed
  | ImportUndone
  | ImportRedone
