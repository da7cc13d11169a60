import { fork } from 'node:child_process'
import { resolve } from 'node:path'

export type BareServer = {
  readonly url: string
  /** Processor time used so far, in microseconds. */
  readonly processorTime: () => Promise<number>
  readonly stop: () => void
}

/** A bare `node:http` server in a process of its own that sends exactly these bytes. */
export const startBare = async (body: Buffer, headers: Record<string, string>): Promise<BareServer> => {
  const child = fork(resolve(__dirname, 'bare-server.js'))
  const answerTo = (message: object | string) =>
    new Promise<number>(found => {
      child.once('message', found as (message: unknown) => void)
      child.send(message)
    })
  const port = await answerTo({ body: body.toString('base64'), headers })
  return { url: `http://127.0.0.1:${port}`, processorTime: () => answerTo('usage'), stop: () => void child.kill() }
}
