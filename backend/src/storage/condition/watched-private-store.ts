import { PrivateStoreUnavailable, type PrivateStore } from '../private-store/private-store'
import { refuseInFork } from '../fork/fork'
import type { Condition } from './condition'
import { DAMAGED_FILE } from './damaged-file'
import { Watch } from './watch'

const AWAY = { message: 'The private store does not answer: nobody can sign in or change anything.', writes: 'failing' } as const
const UNWRITTEN = { message: 'The private store cannot be written: nobody can sign in.', writes: 'failing' } as const

const isTrouble = (error: unknown) => error instanceof PrivateStoreUnavailable
const refusal = (cause: unknown) => new PrivateStoreUnavailable('The private store does not answer.', { cause })

/** The same store, which reports how it is. */
export const watchedPrivateStore = (store: PrivateStore, condition: Condition): PrivateStore => {
  const reads = new Watch(condition, {
    component: 'privateStore',
    problem: AWAY,
    damaged: DAMAGED_FILE,
    isTrouble,
    refusal,
    ask: () => store.get('installation', 'asked'),
  })
  const writes = new Watch(condition, {
    component: 'privateStoreWrites',
    problem: UNWRITTEN,
    damaged: DAMAGED_FILE,
    isTrouble,
    refusal,
    ask: async () => {
      if (condition.has('privateStoreWrites')) await store.put('installation', 'asked', new Date().toISOString())
    },
  })
  const writing = <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    refuseInFork(what)
    return writes.over(what, work)
  }
  return {
    get: (collection, id) => reads.over(`read of ${collection}`, () => store.get(collection, id)),
    getMany: (collection, ids) => reads.over(`read of ${collection}`, () => store.getMany(collection, ids)),
    getGroup: (collection, group) => reads.over(`read of ${collection}`, () => store.getGroup(collection, group)),
    put: (collection, id, value, keeping) => writing(`write of ${collection}`, () => store.put(collection, id, value, keeping)),
    putIfAbsent: (collection, id, value, keeping) =>
      writing(`write of ${collection}`, () => store.putIfAbsent(collection, id, value, keeping)),
    putAllIfAbsent: (collection, records) => writing(`write of ${collection}`, () => store.putAllIfAbsent(collection, records)),
    replace: (collection, id, change, keeping) =>
      writing(`write of ${collection}`, () => store.replace(collection, id, change, keeping)),
    delete: (collection, id) => writing(`deletion in ${collection}`, () => store.delete(collection, id)),
    deleteGroup: (collection, group, exceptId) =>
      writing(`deletion in ${collection}`, () => store.deleteGroup(collection, group, exceptId)),
    deleteExpired: before => writing('deletion of what expired', () => store.deleteExpired(before)),
    close: () => {
      reads.end()
      writes.end()
      return store.close()
    },
  }
}
