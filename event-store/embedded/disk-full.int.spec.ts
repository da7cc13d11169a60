import { fact } from '../testing/log-under-test'
import { EmbeddedEventStore } from './embedded-event-store'
import { openEndMark } from './end-mark'
import { openFactFile } from './fact-file'
import { lockFolder } from './folder-lock'
import { newEmbeddedLog } from './testing/embedded-log'
import { hasSmallDisk, SMALL_DISK, withSmallDisk } from './testing/small-disk'
import { fromSource, linesOf, start } from './testing/run-from-source'

const test = hasSmallDisk('the full disk under an embedded log') ? it : it.skip

describe('the embedded event store on a full disk', () => {
  test('refuses the append as unavailable, keeps what it had, and writes again when there is room', async () => {
    const child = start(withSmallDisk('400k', fromSource('append-until-full.ts', SMALL_DISK)))
    const { value: line } = await linesOf(child)[Symbol.asyncIterator]().next()
    const { failure, written, next, stored } = JSON.parse(String(line)) as Record<string, unknown>
    expect(failure).toMatchObject({ kind: 'unavailable' })
    expect(written).toBeGreaterThan(5)
    expect([next, stored]).toEqual([expect.objectContaining({ revision: written }), Number(written) + 1])
  })

  it('refuses all appends of one turn when the file may not grow, and writes again when it may', async () => {
    const log = await newEmbeddedLog()
    const database = openFactFile(log.file)
    const store = new EmbeddedEventStore(database, lockFolder(log.folder), openEndMark(`${log.folder}/facts.end`))
    database.exec('PRAGMA max_page_count = 12')
    const large = { ...fact(), data: 'x'.repeat(100_000) }
    const outcomes = await Promise.allSettled([store.append('game-1', 'none', [large]), store.append('game-2', 'none', [fact()])])
    const refused = { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable' }) }
    expect(outcomes).toEqual([refused, refused])
    database.exec('PRAGMA max_page_count = 1000')
    await expect(store.append('game-1', 'none', [large])).resolves.toMatchObject({ revision: 0 })
    await store.close()
    await log.discard()
  })
})
