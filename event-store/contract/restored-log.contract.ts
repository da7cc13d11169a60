import { LogDiverged } from '../errors'
import { BEGINNING } from '../port'
import { all, facts, type RestorableLog } from '../testing/log-under-test'
import { openForEachTest } from '../testing/open-log'

/** How an older log that was put back is distinguished from the one that was read; for adapters whose log a test can put back. */
export const restoredLogContract = (adapter: string, newLog: () => Promise<RestorableLog>): void => {
  describe(`${adapter} keeps the promises of the event store`, () => {
    const open = openForEachTest(newLog)

    /** A log of four facts, put back to its first two; the last fact, which is gone. */
    const putBack = async () => {
      await open.store.append('game-1', 'none', facts(2))
      await open.log.keep()
      await open.store.append('game-1', 1, facts(2))
      const gone = (await all(open.store.readAll(BEGINNING))).at(-1)!
      return { store: await open.log.putBack(), gone }
    }

    describe('an older log that was put back', () => {
      it('is distinguished from the one that was read by its missing fact', async () => {
        const { store, gone } = await putBack()
        expect(await store.factAt(gone.position)).toBeUndefined()
        await expect(all(store.subscribe(gone.position))).rejects.toBeInstanceOf(LogDiverged)
      })

      it('is distinguished from it, when it has grown as far again, by the id of the fact', async () => {
        const { store, gone } = await putBack()
        await store.append('game-1', 1, facts(4))
        const there = await store.factAt(gone.position)
        expect(there?.id).not.toBe(gone.id)
      })
    })
  })
}
