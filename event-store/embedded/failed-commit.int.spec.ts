import { existsSync } from 'node:fs'
import { all, fact, facts } from '../testing/log-under-test'
import { positionOf } from '../position'
import { BEGINNING } from '../port'
import { EmbeddedEventStore } from './embedded-event-store'
import { openEndMark } from './end-mark'
import { openFactFile } from './fact-file'
import { lockFolder } from './folder-lock'
import { newEmbeddedLog } from './testing/embedded-log'
import { fromSource, linesOf, start } from './testing/run-from-source'
import type { Database, Statement } from './sqlite'

const hasDescriptors = existsSync('/proc/self/fd')
if (!hasDescriptors)
  process.stdout.write('Skipped: a commit that fails with an I/O error, as open files are not seen here (/proc/self/fd).\n')

type Met = {
  readonly failures: readonly unknown[]
  readonly repeated: unknown
  readonly next: unknown
  readonly positions: unknown
}

const diskError = () => Object.assign(new Error('disk I/O error'), { errcode: 10 })

/** A log on a file that fails after a fact is in it, and cannot be rolled back, as long as the switch says so. */
const logWithoutRollback = async () => {
  const log = await newEmbeddedLog()
  const file = openFactFile(log.file)
  const faults = { isOn: false }
  const failing: Database = {
    prepare: <Row>(sql: string): Statement<Row> => {
      const statement = file.prepare<Row>(sql)
      if (!sql.startsWith('INSERT INTO fact')) return statement
      const run: Statement['run'] = (...values) => {
        const written = statement.run(...values)
        if (faults.isOn) throw diskError()
        return written
      }
      return {
        run,
        get: (...values) => statement.get(...values),
        all: (...values) => statement.all(...values),
        iterate: (...values) => statement.iterate(...values),
        setReturnArrays: asArrays => statement.setReturnArrays(asArrays),
      }
    },
    get isTransaction() {
      return file.isTransaction
    },
    exec: sql => {
      if (faults.isOn && sql === 'ROLLBACK') throw diskError()
      file.exec(sql)
    },
    close: () => file.close(),
  }
  return { log, faults, store: new EmbeddedEventStore(failing, lockFolder(log.folder), openEndMark(`${log.folder}/facts.end`)) }
}

describe('the embedded event store after a commit that failed with an I/O error', () => {
  ;(hasDescriptors ? it : it.skip).each([
    ['where everything fails for a while', 'many', ['outcome-unknown', 'unavailable', 'unavailable', 'unavailable']],
    ['where the next append succeeds', 'one', ['outcome-unknown']],
  ])('refuses everything until its end is read anew, and leaves no hole, %s', async (_, many, failures) => {
    const log = await newEmbeddedLog()
    const { value: line } = await linesOf(start(fromSource('append-over-fault.ts', log.folder, many)))
      [Symbol.asyncIterator]()
      .next()
    const met = JSON.parse(String(line)) as Met
    expect(met.failures).toEqual(failures)
    expect([met.repeated, met.next]).toEqual([
      { revision: 5, position: positionOf(6) },
      { revision: 6, position: positionOf(7) },
    ])
    expect(met.positions).toEqual([1, 2, 3, 4, 5, 6, 7].map(positionOf))
    await log.discard()
  })
})

describe('the embedded event store where a failed write cannot be rolled back', () => {
  it('refuses everything until it can, and nothing of that write is ever read', async () => {
    const { log, faults, store } = await logWithoutRollback()
    const [known] = facts(1)
    await store.append('game-1', 'none', [known ?? fact()])
    faults.isOn = true
    await expect(store.append('game-1', 0, facts(2))).rejects.toMatchObject({ kind: 'unavailable' })
    for (const refused of [
      store.read('game-1'),
      store.head(),
      all(store.subscribe(BEGINNING)),
      store.append('b', 'none', facts(1)),
    ])
      await expect(refused).rejects.toMatchObject({ kind: 'unavailable' })
    faults.isOn = false
    expect(await store.read('game-1')).toHaveLength(1)
    await expect(store.append('game-1', 0, facts(2))).resolves.toEqual({ revision: 2, position: positionOf(3) })
    expect(await all(store.readAll(BEGINNING))).toHaveLength(3)
    await store.close()
    await log.discard()
  })
})
