import { DocumentsDamaged, ReadStoreUnavailable, type ReadStore } from '@fullcourt/projections/read-store'
import type { Condition } from './condition'
import { Watch } from './watch'

const AWAY = { message: 'The documents do not answer: pages fail that are not cached.', reads: 'failing' } as const

const DAMAGED = {
  message: 'The file of the documents is damaged. Start Fullcourt again: it is put aside, and made again from the facts.',
  reads: 'failing',
} as const

/** The same store, which reports how its reads go. Failed writes stop the projections, which report that themselves. */
export const watchedReadStore = (store: ReadStore, condition: Condition): ReadStore => {
  const watch = new Watch(condition, {
    component: 'readStore',
    problem: AWAY,
    isTrouble: error => error instanceof ReadStoreUnavailable,
    refusal: cause => new ReadStoreUnavailable('The documents do not answer.', { cause }),
    ask: () => store.checkpoint('live'),
  })
  const tellDamage = (error: unknown): never => {
    if (error instanceof DocumentsDamaged) condition.report('documentsDamage', DAMAGED, String(error.cause))
    throw error
  }
  const watched = <Answer>(what: string, call: () => Promise<Answer>) => watch.over(what, call).catch(tellDamage)
  return {
    get: (build, id) => watched(`read of ${build}`, () => store.get(build, id)),
    getMany: (build, ids) => watched(`read of ${build}`, () => store.getMany(build, ids)),
    getPlaced: (build, ids) => watched(`read of ${build}`, () => store.getPlaced(build, ids)),
    ids: (build, after, limit) => watched(`list of ${build}`, () => store.ids(build, after, limit)),
    list: (build, range) => watched(`list of ${build}`, () => store.list(build, range)),
    places: (build, range) => watched(`list of ${build}`, () => store.places(build, range)),
    tally: (build, range, length) => watched(`list of ${build}`, () => store.tally(build, range, length)),
    write: batch => store.write(batch).catch(tellDamage),
    checkpoint: name => watched(`checkpoint ${name}`, () => store.checkpoint(name)),
    discard: (builds, checkpoints) => store.discard(builds, checkpoints),
    setting: name => watched(`setting ${name}`, () => store.setting(name)),
    changeSetting: (name, expected, value) => store.changeSetting(name, expected, value),
    lease: (name, owner, milliseconds) => store.lease(name, owner, milliseconds),
    release: (name, owner) => store.release(name, owner),
    changes: signal => store.changes(signal),
    close: () => {
      watch.end()
      return store.close()
    },
  }
}
