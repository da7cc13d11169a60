import { nextRevision, type FoldedStream } from './folded-stream'

const MAP = 'Map'

const withoutMaps = (_: string, value: unknown): unknown =>
  value instanceof Map ? { [MAP]: [...(value as Map<unknown, unknown>)] } : value

const withMaps = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && MAP in value ? new Map(value[MAP] as [unknown, unknown][]) : value

/** A folded stream as a text. Commands and parts grow in place: those of facts after the folded ones are left out. */
export const snapshotText = (folded: FoldedStream<unknown>): string => {
  const next = nextRevision(folded)
  const commands = new Map([...folded.commands].filter(([, { revision }]) => revision < next))
  const parts = new Map([...folded.parts].filter(([, revision]) => revision < next))
  return JSON.stringify({ ...folded, commands, parts }, withoutMaps)
}

/** The folded stream that a text was made of. Throws `SyntaxError` where it is none. */
export const foldFromText = (text: string): FoldedStream<unknown> => JSON.parse(text, withMaps) as FoldedStream<unknown>
