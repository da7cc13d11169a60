import type { ReadModel } from '../projection'
import type { ReadFact } from '../runner/read-fact'
import type { Runner } from '../runner/runner'
import { cards, readPoints, table, teams } from '../runner/testing/points'
import { caughtUp, RunnerHarness } from '../runner/testing/runner-harness'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import { checkOrganization } from './check-organization'

/** Whose the points of a team are: team A plays for organization 1, every other for organization 2. */
const readByTeam: ReadFact = stored => {
  const fact = readPoints(stored)
  if (typeof fact === 'string') return fact
  const { team } = fact.data as { readonly team?: string }
  return { ...fact, metadata: { ...fact.metadata, organization: team === 'A' ? 1 : 2 } }
}

/** The same documents, which some facts cannot be folded into. */
const failing = (model: ReadModel<unknown>, isFailing: () => boolean): ReadModel<unknown> => ({
  ...model,
  fold: (document, id, fact) => {
    if (isFailing()) throw new Error('It is beyond me.')
    return model.fold(document, id, fact)
  },
})

/** Which documents a check compares, in a league small enough to compute by hand. */
export const checkedDocumentsContract = (adapter: string, newDocuments: () => Promise<ReadStoreUnderTest>): void => {
  describe(`What a check over ${adapter} compares`, () => {
    let harness: RunnerHarness

    beforeEach(async () => (harness = await RunnerHarness.create(newDocuments)))
    afterEach(() => harness.demolish())

    const check = (runner: Runner, models: readonly ReadModel<unknown>[]) =>
      checkOrganization(
        {
          store: harness.events,
          readStore: harness.documents,
          models,
          read: readByTeam,
          registry: runner.readings.registry,
          parked: runner.readings.parked,
          at: () => ({ position: runner.position(), count: runner.count() }),
        },
        { organization: 1, ended: new AbortController().signal, repair: (documents, after) => runner.repair(documents, after) },
      )

    it('has the facts of other organizations in a document that they touch as well', async () => {
      const runner = await harness.started({ models: [cards, table], read: readByTeam })
      await harness.scorer.score('p', 2, 'B')
      await harness.scorer.score('p', 3, 'A')
      await harness.scorer.score('q', 1, 'B')
      await caughtUp(runner, await harness.scorer.score('p', 1, 'B'))
      expect(await check(runner, [cards, table])).toMatchObject({ documents: 2, count: 0, differences: [] })
    })

    it('leaves out what is parked, and counts it', async () => {
      let isFailing = true
      const fragile = failing(cards as ReadModel<unknown>, () => isFailing)
      const runner = await harness.started({ models: [fragile, table], read: readByTeam })
      await caughtUp(runner, await harness.scorer.score('p'))
      isFailing = false
      expect(await check(runner, [fragile, table])).toMatchObject({ parked: 1, documents: 1, count: 0 })
    })

    it('says of what cannot be recomputed why not, and leaves it as it is', async () => {
      const runner = await harness.started({ models: [cards, table], read: readByTeam })
      await caughtUp(runner, await harness.scorer.score('p'))
      const fragile = failing(cards as ReadModel<unknown>, () => true)
      const { differences, repaired } = await check(runner, [fragile, table])
      expect(differences).toMatchObject([{ model: 'cards', id: 'p', kind: 'failed' }])
      expect(differences[0]?.error).toMatch(/^PointsScored \(position \d+\): Error: It is beyond me\.$/)
      expect(repaired).toEqual({})
    })

    it('names the read models that are not complete', async () => {
      const runner = await harness.started({ models: [cards], read: readByTeam })
      await caughtUp(runner, await harness.scorer.score('p'))
      expect(await check(runner, [cards, teams])).toMatchObject({ incomplete: ['teams'], documents: 1, count: 0 })
    })
  })
}
