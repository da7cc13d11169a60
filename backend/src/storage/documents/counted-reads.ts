import type { ReadableStore } from '@fullcourt/projections/open-reading'

/** Counts what answers read of a store, and changes nothing there. */
export class CountedReads {
  private read = 0

  /** Documents that were asked for or listed; one for what a store counts by itself. */
  get documents(): number {
    return this.read
  }

  of(store: ReadableStore): ReadableStore {
    return {
      getMany: (version, ids) => {
        this.read += ids.length
        return store.getMany(version, ids)
      },
      list: async (version, range) => {
        const listed = await store.list(version, range)
        this.read += listed.length
        return listed
      },
      places: (version, range) => store.places(version, range),
      tally: (version, range, length) => {
        this.read += 1
        return store.tally(version, range, length)
      },
    }
  }
}
