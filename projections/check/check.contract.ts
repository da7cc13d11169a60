import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { wholeOfFacts, wholeOfStore } from '../history-generator/compared-documents'
import { randomHistories } from '../history-generator/random-histories'
import { factsOf, writeFacts } from '../history-generator/writing-log'
import { readModels } from '../models/models'
import { standings } from '../standings/standings'
import type { PlacedDocument } from '../read-store'
import type { Runner } from '../runner/runner'
import { caughtUp, RunnerHarness } from '../runner/testing/runner-harness'
import type { ReadStoreUnderTest } from '../testing/read-store-under-test'
import type { StatisticsCheckResult } from './check-context'
import { checkedDocumentsContract } from './checked-documents.contract'
import { checkOrganization } from './check-organization'
import type { Difference } from './difference'
import { HARMS, plant, type Planted } from './testing/planted-differences'

type Facts = readonly Recorded<AnyFact>[]

const OWN = 1
const LONGEST = 300_000

const foundedIn = (facts: Facts): readonly number[] =>
  facts.flatMap(({ type, data }) => (type === 'OrganizationCreated' ? [data.organization] : []))

/** Histories in which much happened, the same ones each time, the longest first. */
const longestFirst = fc.sample(randomHistories(), { numRuns: 40, seed: 7 }).toSorted((a, b) => b.facts.length - a.facts.length)

const nameOf = ({ model, id, kind }: Pick<Difference, 'model' | 'id' | 'kind'>) => `${model}/${id} ${kind}`

/** Of how many histories something is asked, and how many facts those have at most that are the same each time. */
type Extent = { readonly runs: number; readonly longest: number }

/** What a check of an organization promises, over any read store. */
export const checkContract = (
  adapter: string,
  newDocuments: () => Promise<ReadStoreUnderTest>,
  { runs, longest }: Extent = { runs: EXPLORES ? 6 : 2, longest: Infinity },
): void => {
  const samples = longestFirst.filter(sample => sample.facts.length <= longest)
  const facts: Facts = samples[0]?.facts ?? []
  /** The shortest of those with several organizations. */
  const ofSeveral: Facts = longestFirst.findLast(sample => foundedIn(sample.facts).length > 1)?.facts ?? []
  checkedDocumentsContract(adapter, newDocuments)
  describe(`A check over ${adapter}`, () => {
    let harness: RunnerHarness
    let runner: Runner

    const start = async () => {
      harness = await RunnerHarness.create(newDocuments)
      runner = harness.start({ models: readModels, read: recall })
      await runner.ready()
    }
    beforeEach(start)
    afterEach(() => harness.demolish())

    const write = async (facts: Facts) => {
      await writeFacts(harness.events, facts)
      await caughtUp(runner, await harness.events.head())
    }
    const check = (
      changes: Partial<Parameters<typeof checkOrganization>[1]> = {},
      organization = OWN,
    ): Promise<StatisticsCheckResult> =>
      checkOrganization(
        {
          store: harness.events,
          readStore: harness.documents,
          models: readModels,
          read: recall,
          registry: runner.readings.registry,
          parked: runner.readings.parked,
          at: () => ({ position: runner.position(), count: runner.count() }),
        },
        { organization, ended: new AbortController().signal, ...changes },
      )
    const repair = () => check({ repair: (documents, after) => runner.repair(documents, after) })

    /** Ids of documents that facts of an organization touch, as `model/id`. */
    const touchedBy = (facts: Facts, organization: number) =>
      new Set(
        facts
          .filter(({ metadata }) => metadata.organization === organization)
          .flatMap(fact => readModels.flatMap(model => model.documentIds(fact).map(id => `${model.name}/${id}`))),
      )

    /** The log has positions of its own, by which documents of the history are called. */
    const plantAll = async (): Promise<readonly Planted[]> => {
      const own = touchedBy(await factsOf(harness.events), OWN)
      const harmed = new Set<string>()
      const planted: Planted[] = []
      for (const harm of HARMS) {
        const may = ({ id }: PlacedDocument) => own.has(`${harm[0]}/${id}`) && !harmed.has(`${harm[0]}/${id}`)
        const one = await plant(harness.documents, harm, may)
        harmed.add(`${one.model}/${one.id}`)
        planted.push(one)
      }
      return planted
    }

    const wholes = async () => {
      const facts = await factsOf(harness.events)
      const expected = readModels.map(model => wholeOfFacts(model, facts))
      const stored = await Promise.all(
        readModels.map((model, at) => wholeOfStore(runner.readings, model, facts, expected[at]?.lists ?? {})),
      )
      return { expected, stored }
    }

    it(
      'finds nothing where all is sound, for any history, also in small parts',
      () =>
        fc.assert(
          fc.asyncProperty(randomHistories(), fc.constantFrom(15, 60, 20_000), async ({ facts }, memory) => {
            await harness.demolish()
            await start()
            await write(facts)
            const { count, differences, documents } = await check({ memory })
            expect(differences).toEqual([])
            expect(count).toBe(0)
            expect(documents).toBeGreaterThan(20)
          }),
          { numRuns: runs },
        ),
      LONGEST,
    )

    it('finds nothing while facts keep coming', async () => {
      const half = Math.floor(facts.length / 2)
      await write(facts.slice(0, half))
      let isWriting = true
      const writing = (async () => {
        for (let from = half; from < facts.length; from += 5) {
          await writeFacts(harness.events, facts.slice(from, from + 5))
          await new Promise(setImmediate)
        }
        isWriting = false
      })()
      let checks = 0
      while (isWriting || checks === 0) {
        expect((await check({ memory: 60 })).differences).toEqual([])
        checks++
      }
      await writing
      expect((await check()).differences).toEqual([])
    })

    it('finds each of twenty planted differences, and nothing else', async () => {
      await write(facts)
      const planted = await plantAll()
      const { count, differences } = await check({ memory: 100 })
      expect(differences.map(nameOf).toSorted()).toEqual(planted.map(nameOf).toSorted())
      expect([planted.length, count]).toEqual([20, 20])
    })

    it('shows where a document differs, in its fields and in its lists', async () => {
      await write(facts)
      const own = touchedBy(facts, OWN)
      const may =
        (model: string) =>
        ({ id }: PlacedDocument) =>
          own.has(`${model}/${id}`)
      await plant(harness.documents, ['teamCard', 'a field too many'], may('teamCard'))
      await plant(harness.documents, ['seasonCard', 'another place'], may('seasonCard'))
      const { differences } = await check()
      const of = (model: string) => differences.find(one => one.model === model)
      expect(of('teamCard')?.fields).toEqual([{ path: 'planted', live: true, recomputed: undefined }])
      expect(of('teamCard')?.about).toEqual(
        expect.arrayContaining([
          { kind: 'team', id: Number(of('teamCard')?.id) },
          { kind: 'organization', id: OWN },
        ]),
      )
      expect(of('seasonCard')?.fields[0]?.path).toMatch(/^lists\./)
      expect(of('seasonCard')?.fields[0]?.live).toBe(`${String(of('seasonCard')?.fields[0]?.recomputed)}x`)
    })

    it(
      'that repairs makes every document that of a rebuild, and what comes later is taken in as ever',
      async () => {
        const most = facts.length - 30
        await write(facts.slice(0, most))
        await plantAll()
        const { repaired } = await repair()
        expect(Object.values(repaired).reduce((sum, count) => sum + count, 0)).toBe(20)
        expect(repaired).toMatchObject({ standings: 2, teamCard: 3 })
        const { expected, stored } = await wholes()
        expect(stored).toEqual(expected)
        expect(
          await harness.documents.get((await runner.readings.registry.current()).models['teamCard']?.active ?? '', '987654'),
        ).toBe(undefined)
        expect(await check()).toMatchObject({ count: 0, differences: [] })
        await write(facts.slice(most))
        expect((await check()).differences).toEqual([])
      },
      LONGEST,
    )

    it('that repairs what the runner had in memory makes it go on from there', async () => {
      const thirds = (of: Facts) => [
        of.slice(0, of.length / 3),
        of.slice(of.length / 3, (of.length * 2) / 3),
        of.slice((of.length * 2) / 3),
      ]
      const tables = (of: Facts = []) => of.flatMap(fact => standings.documentIds(fact))
      const touchedOn = (of: Facts) => tables(thirds(of)[0]).find(id => thirds(of).every(third => tables(third).includes(id)))
      const lasting = samples.map(sample => sample.facts).find(of => touchedOn(of) !== undefined) ?? []
      const [first = [], second = [], third = []] = thirds(lasting)
      await write(first)
      await runner.stop()
      await plant(harness.documents, ['standings', 'another figure'], ({ id }) => id === touchedOn(lasting))
      runner = harness.start({ models: readModels, read: recall })
      await write(second)
      expect(await repair()).toMatchObject({ count: 1, repaired: { standings: 1 } })
      await write(third)
      expect((await check()).differences).toEqual([])
    })

    it('leaves the documents of another organization alone', async () => {
      await write(ofSeveral)
      const other = foundedIn(ofSeveral).find(id => id !== OWN) ?? 0
      await plant(harness.documents, ['organizationCard', 'a field too many'], ({ id }) => id === String(other))
      expect((await check()).differences).toEqual([])
      expect((await check({}, other)).differences).toMatchObject([{ model: 'organizationCard', id: String(other) }])
    })

    it('ends when it is told to', async () => {
      await write(facts)
      await expect(check({ ended: AbortSignal.abort(new Error('It was cancelled.')) })).rejects.toThrow('It was cancelled.')
    })
  })
}
