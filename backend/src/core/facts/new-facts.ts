import type { Fact, FactMetadata, Recorded } from '@fullcourt/domain/facts/fact'
import { FACT_VERSIONS, type AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Appended, Json, NewFact } from '@fullcourt/event-store/port'
import type { CommandContext } from './command-context'
import { nameUuid } from './name-uuid'

/** What the facts of one decision have in common. */
export type Circumstances = {
  readonly stream: string
  /** The revision of the stream when it was decided. */
  readonly revision: 'none' | number
  readonly context: CommandContext
  readonly organization: number | null
  /** ISO 8601. */
  readonly time: string
}

/** A fact that is about to be written to its stream, with its metadata. */
export type WrittenFact = Fact<string, unknown> & { readonly id: string; readonly metadata: FactMetadata }

/**
 * Facts as they are written (docs/facts.md#what-a-fact-says). Their ids are made of the command, the stream and its revision:
 * the same append repeated has the same ones, a new decision new ones.
 */
export const writtenFacts = (
  { stream, revision, context, organization, time }: Circumstances,
  facts: readonly AnyFact[],
): readonly WrittenFact[] =>
  facts.map((fact, index) => ({
    ...fact,
    id: nameUuid(context.id, stream, revision, index),
    metadata: {
      version: FACT_VERSIONS[fact.type],
      time,
      actor: context.actor,
      organization,
      command: context.id,
      correlation: context.correlation,
      cause: context.cause,
      reason: context.reason,
      ...(context.undoes !== undefined && { undoes: context.undoes }),
    },
  }))

/** For the store, which keeps any JSON. */
export const toAppend = ({ id, type, data, metadata }: WrittenFact): NewFact => ({
  id,
  type,
  data: data as unknown as Json,
  metadata,
})

/** The same facts as they will be read back; all with the position of the last one, which is what their reader waits for. */
export const asRecorded = (
  stream: string,
  written: readonly WrittenFact[],
  { revision, position }: Appended,
): readonly Recorded<Fact<string, unknown>>[] =>
  written.map((fact, index) => ({ ...fact, stream, revision: revision - written.length + 1 + index, position }))
