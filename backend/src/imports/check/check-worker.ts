import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type CheckTask } from './check-task'

void carryOut(workerData as CheckTask).then(result => parentPort?.postMessage(result))
