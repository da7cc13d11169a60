import fc from 'fast-check'
import { readModels } from '../models/models'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { Runner } from '../runner/runner'
import { RunnerHarness } from '../runner/testing/runner-harness'
import { wholeOfFacts, wholeOfStore, type Whole } from './compared-documents'
import { randomHistories } from './random-histories'
import { livedThrough, troubles } from './troubled-runner'
import { factsOf } from './writing-log'

/** Generous, because a machine may be busy. */
const LONGEST = 300_000

type Facts = Awaited<ReturnType<typeof factsOf>>
type Wholes = { readonly [model: string]: Whole }

const allOfFacts = (facts: Facts): Wholes => Object.fromEntries(readModels.map(model => [model.name, wholeOfFacts(model, facts)]))

const allOfStore = async ({ readings }: Runner, facts: Facts, expected: Wholes): Promise<Wholes> => {
  const wholes: { [model: string]: Whole } = {}
  for (const model of readModels) {
    const lists = expected[model.name]?.lists ?? {}
    wholes[model.name] = await wholeOfStore(readings, model, facts, lists)
  }
  return wholes
}

/**
 * For any history, whatever happened to the runner, the documents are byte for byte those of a rebuild (docs/answers.md#rebuild). `runs`:
 * how many histories; `facts`: how many of each at most, its first.
 */
export const generatedHistoriesContract = (
  adapter: string,
  newDocuments: () => Promise<ReadStoreUnderTest>,
  { runs, facts: most }: { readonly runs: number; readonly facts?: number },
): void => {
  it(
    `Over ${adapter}, all documents and lists are those of a rebuild, for any history and whatever befell the runner`,
    () =>
      fc.assert(
        fc.asyncProperty(randomHistories(), troubles, async (history, plan) => {
          const harness = await RunnerHarness.create(newDocuments)
          try {
            const runner = await livedThrough(harness, history.facts.slice(0, most), plan)
            const facts = await factsOf(harness.events)
            const expected = allOfFacts(facts)
            expect(await allOfStore(runner, facts, expected)).toEqual(expected)
            await (
              await runner.rebuild()
            ).finished
            expect(await allOfStore(runner, facts, expected)).toEqual(expected)
          } finally {
            await harness.demolish()
          }
        }),
        { numRuns: runs },
      ),
    LONGEST,
  )
}
