import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import { most, type Figure } from './figure'
import { messageOf } from './message-of'

/** As `backend/src/testing/hand-over/measure-hand-over.ts` sends it. */
type HandOver = { readonly refused: number; readonly longest: number }
type HandOvers =
  | { readonly scorers: number; readonly killed: HandOver; readonly stopped: HandOver }
  | { readonly missing: string }

const ROOT = resolve(__dirname, '../..')
const MEASURED = resolve(ROOT, 'backend/src/testing/hand-over/measure-hand-over.ts')
const FROM_SOURCE = ['--conditions=fullcourt', '-r', resolve(ROOT, 'architecture/from-source.js')]
const SECOND = 1_000
/** How long a scorer may try until a change is taken, in seconds: as long as the lease is. */
const LONGEST = 15

/**
 * What scorers at one of two processes see while the other one, which leads, is killed, and while it ends cleanly: on the engines
 * that EVENT_STORE_URL and MONGODB_URL name, else on the doubles of the tests.
 */
export const measureHandOver = async (): Promise<Figure[]> => {
  const handOvers = (await messageOf(fork(MEASURED, [], { execArgv: FROM_SOURCE }), 'The hand-over')) as HandOvers
  if ('missing' in handOvers) {
    process.stderr.write(`Skipped: hand-over, as ${handOvers.missing}.\n`)
    return []
  }
  const { scorers, killed, stopped } = handOvers
  return [
    most(`the leader is killed, ${scorers} scorers: the longest until a change is taken`, 's', killed.longest / SECOND, LONGEST),
    most(`the leader ends cleanly, ${scorers} scorers: refused`, 'answers', stopped.refused, 1, 0),
  ]
}
