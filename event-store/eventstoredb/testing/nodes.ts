import { NodeDouble } from '../double/node-double'

/** A node that can be asked what it answers, and how to leave it. */
export type NodeUnderTest = { readonly url: string; leave(): Promise<void> }

const double = async (): Promise<NodeUnderTest> => {
  const node = await NodeDouble.start()
  return { url: node.url, leave: () => node.kill() }
}

const realNode = (url: string) => async (): Promise<NodeUnderTest> => ({ url, leave: async () => undefined })

/** The double, and the real node that EVENT_STORE_URL names: what is asked of one is asked of the other. */
export const nodesUnderTest = (what: string): [string, () => Promise<NodeUnderTest>][] => {
  const url = process.env['EVENT_STORE_URL']
  if (url !== undefined)
    return [
      ['The double of a node', double],
      [`The node at ${url}`, realNode(url)],
    ]
  process.stdout.write(`Skipped: ${what} of a real EventStoreDB node, as EVENT_STORE_URL names none.\n`)
  return [['The double of a node', double]]
}

/** Everything that a read or a subscription brings until it ends. */
export const collected = async <Found>(source: AsyncIterable<Found>): Promise<Found[]> => {
  const found: Found[] = []
  for await (const each of source) found.push(each)
  return found
}
