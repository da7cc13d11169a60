import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { Position } from '@fullcourt/event-store/port'
import { partsOf, type FoldedStream } from './folded-stream'

/** When a form read what it changes: a revision of its stream, or a position of the log for what is kept in several streams. */
export type ReadAt = number | Position

/** When a form read the parts of a thing that it changes (`If-Match`). */
export type ExpectedRevision = {
  readonly parts: readonly string[]
  readonly at: ReadAt
  /** What still goes is no conflict, whatever came in between; what is refused says who was faster. */
  readonly onlyIfRefused?: true
}

/** What a command expects: of everything that it changes the same, or of each part its own. */
export type ExpectedRevisions = ExpectedRevision | readonly ExpectedRevision[] | undefined

/** Each that a command has. */
export const eachExpected = (expected: ExpectedRevisions): readonly ExpectedRevision[] =>
  expected === undefined ? [] : 'parts' in expected ? [expected] : expected

/** What comes in with a form's command: when the form read what it changes. */
export type Expecting<At extends ReadAt = ReadAt> = { readonly expectedRevision?: At | undefined }

/** Of a call that may say none. */
export const expecting = (at: ReadAt | undefined, parts: readonly string[]): ExpectedRevision | undefined =>
  at === undefined ? undefined : { parts, at }

/** Of a change that two people may both want: the same team put into the same division is where both want it. */
export const expectingIfRefused = (at: ReadAt | undefined, parts: readonly string[]): ExpectedRevision | undefined =>
  at === undefined ? undefined : { parts, at, onlyIfRefused: true }

const revisionsOf = ({ parts }: ExpectedRevision, folded: FoldedStream<unknown>): readonly number[] =>
  parts.flatMap(part => folded.parts.get(part) ?? [])

/** The revision from which on the stream may hold a change of the parts that the form did not see; undefined where it holds none. */
export const firstUnseen = (expected: ExpectedRevision, folded: FoldedStream<unknown>): number | undefined => {
  const { at } = expected
  const changed = revisionsOf(expected, folded)
  if (typeof at === 'number') return changed.some(revision => revision > at) ? at + 1 : undefined
  const isLater = folded.position !== null && folded.position > at
  return isLater && changed.length > 0 ? Math.min(...changed) : undefined
}

/** Whether a fact changed a part after the form had read it. */
export const changesUnseen = <State, F extends Fact<string, unknown>, Id>(
  { parts, at }: ExpectedRevision,
  stream: StreamOf<State, F, Id>,
  fact: Recorded<Fact<string, unknown>>,
): boolean =>
  (typeof at === 'number' ? fact.revision > at : fact.position > at) && partsOf(stream, fact).some(part => parts.includes(part))
