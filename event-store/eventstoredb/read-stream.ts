import { BACKWARDS, END } from '@eventstore/db-client'
import { PartialStream } from '../errors'
import { PAGE_EVENTS } from './event-flow'
import { collect } from './node-reads'
import { factOf } from './stored-fact'
import type { Revision, StoredFact } from '../port'
import type { Node } from './node'

/** The facts of a stream from a revision to its end; none where it does not exist. Throws `PartialStream`. */
export const readStream = async (node: Node, stream: string, from: Revision): Promise<readonly StoredFact[]> => {
  const { client, prefix } = node
  const read = () => client.readStream(`${prefix}${stream}`, { fromRevision: BigInt(from) }, { highWaterMark: PAGE_EVENTS })
  const events = await collect(node, read)
  const facts = (events ?? []).map(event => factOf(prefix, event)).filter(fact => fact !== undefined)
  for (const [index, { revision }] of facts.entries())
    if (revision !== from + index) throw new PartialStream(stream, from + index, revision)
  const isAtEnd = events !== undefined && from > 0
  if (facts.length === 0 && !isAtEnd && (await isHidden(node, stream))) throw new PartialStream(stream, from, null)
  return facts
}

/** Whether a stream that seems to be empty was truncated or deleted. */
const isHidden = async (node: Node, stream: string): Promise<boolean> => {
  const ofStream = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
  const [last] = (await collect(node, () => node.client.readStream(`$$${node.prefix}${stream}`, ofStream))) ?? []
  const metadata: unknown = last?.event?.data
  return typeof metadata === 'object' && metadata !== null && '$tb' in metadata && Number(metadata.$tb) > 0
}
