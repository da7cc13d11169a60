import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type CheckTask } from './check-task'
import { resultParts } from './result-parts'

/** Sends the result part by part, each when it is asked for, so that whoever takes them does other things in between. */
const handOver = async (): Promise<void> => {
  const parts = resultParts(await carryOut(workerData as CheckTask))
  const send = () => {
    const { value: part } = parts.next()
    if (!part) return
    parentPort?.postMessage(part)
    if (part.isLast) parentPort?.close()
  }
  parentPort?.on('message', send)
  send()
}

void handOver()
