import fc from 'fast-check'
import { recall } from '@fullcourt/domain/log/recall'
import { documentsInFolder } from './embedded/testing/documents-in-folder'
import { wholeOfFacts } from './history-generator/compared-documents'
import { randomHistories } from './history-generator/random-histories'
import { factsOf, writeFacts } from './history-generator/writing-log'
import { readModels } from './models/models'
import { readingAhead } from './reading-ahead'
import { RunnerHarness } from './runner/testing/runner-harness'

it('Documents that lag behind, read ahead with what they lack, are those of the whole log, in every list', () =>
  fc.assert(
    fc.asyncProperty(randomHistories(), fc.double({ min: 0, max: 1, noNaN: true }), async ({ facts: generated }, part) => {
      const harness = await RunnerHarness.create(documentsInFolder)
      try {
        const middle = Math.floor(part * generated.length)
        await writeFacts(harness.events, generated.slice(0, middle))
        const runner = await harness.started({ models: readModels, read: recall })
        await runner.stop()
        await writeFacts(harness.events, generated.slice(middle))
        const facts = await factsOf(harness.events)
        const reading = readingAhead(
          runner.readings,
          facts.filter(({ position }) => position > runner.position()),
        )
        for (const model of readModels) {
          const { documents, lists } = wholeOfFacts(model, facts)
          const read = await reading.getMany(model, Object.keys(documents))
          expect(Object.fromEntries([...read].map(([id, body]) => [id, JSON.stringify(body)]))).toEqual(
            Object.fromEntries(Object.entries(documents).map(([id, { body }]) => [id, body])),
          )
          for (const [list, ids] of Object.entries(lists)) {
            const [index = '', key = ''] = list.split('=')
            expect((await reading.list(model, { index, key })).map(({ id }) => id)).toEqual(ids)
            expect((await reading.places(model, { index, key })).map(({ id }) => id)).toEqual(ids)
            const counts = (await reading.tally(model, { index, key }, 10)).map(({ documents }) => documents)
            expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length)
            expect((await reading.list(model, { index, key, descending: true, limit: 2 })).map(({ id }) => id)).toEqual(
              [...ids].reverse().slice(0, 2),
            )
          }
        }
      } finally {
        await harness.demolish()
      }
    }),
    { numRuns: 6 },
  ))
