import { ReadStoreUnavailable, type ReadStore } from '@fullcourt/projections/read-store'
import type { Condition } from './condition'
import { Watch } from './watch'

const AWAY = { message: 'The documents do not answer: pages fail that are not cached.', reads: 'failing' } as const

/** The same store, which reports how its reads go. Failed writes stop the projections, which report that themselves. */
export const watchedReadStore = (store: ReadStore, condition: Condition): ReadStore => {
  const watch = new Watch(condition, {
    component: 'readStore',
    problem: AWAY,
    isTrouble: error => error instanceof ReadStoreUnavailable,
    refusal: cause => new ReadStoreUnavailable('The documents do not answer.', { cause }),
    ask: () => store.checkpoint('live'),
  })
  return {
    get: (build, id) => watch.over(`read of ${build}`, () => store.get(build, id)),
    getMany: (build, ids) => watch.over(`read of ${build}`, () => store.getMany(build, ids)),
    getPlaced: (build, ids) => watch.over(`read of ${build}`, () => store.getPlaced(build, ids)),
    ids: (build, after, limit) => watch.over(`list of ${build}`, () => store.ids(build, after, limit)),
    strayPlaces: (build, after) => watch.over(`list of ${build}`, () => store.strayPlaces(build, after)),
    list: (build, range) => watch.over(`list of ${build}`, () => store.list(build, range)),
    places: (build, range) => watch.over(`list of ${build}`, () => store.places(build, range)),
    tally: (build, range, length) => watch.over(`list of ${build}`, () => store.tally(build, range, length)),
    write: batch => store.write(batch),
    checkpoint: name => watch.over(`checkpoint ${name}`, () => store.checkpoint(name)),
    discard: (builds, checkpoints) => store.discard(builds, checkpoints),
    setting: name => watch.over(`setting ${name}`, () => store.setting(name)),
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
