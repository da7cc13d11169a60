import type { OpenReading } from '@fullcourt/projections/open-reading'
import { Documents } from './documents'
import { SharedValues } from './shared-values'

const SEASON = 'seasonCard.v1.g1/7'

/** A reading that has looked at the card of a season. */
const readingOf = () => {
  const dependencies = new Set([SEASON])
  const reading: Partial<OpenReading> = {
    dependencies: () => dependencies,
    stale: () => false,
    earlier: () => undefined,
    include: part => [...part.dependencies].forEach(change => dependencies.add(change)),
  }
  return reading as OpenReading
}

const opened = () => {
  const documents = new Documents(readingOf)
  const values = new SharedValues(documents)
  let count = 0
  const next = () => Promise.resolve({ count: (count += 1) })
  return { documents, values, asked: () => values.of('totals', next) }
}

it('makes a value once, for all who ask', async () => {
  const { asked } = opened()
  const [first, second] = await Promise.all([asked(), asked()])
  expect([first, second, await asked()]).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
})

it('makes it anew after something changed that it was made of, and not for anything else', async () => {
  const { values, asked } = opened()
  await asked()
  values.forget(['seasonCard.v1.g1/8'])
  expect(await asked()).toEqual({ count: 1 })
  values.forget([SEASON])
  expect(await asked()).toEqual({ count: 2 })
  values.forget(['*'])
  expect(await asked()).toEqual({ count: 3 })
})

it('names one change for the answers that used the value, instead of all that it was made of', async () => {
  const { documents, values, asked } = opened()
  const reading = readingOf()
  await documents.within(reading, asked)
  expect(reading.dependencies()).toContain('shared:totals')
  expect(values.forget(['leagueCard.v1.g1/1'])).toEqual([])
  expect(values.forget([SEASON])).toEqual(['shared:totals'])
})

it('keeps nothing that changed while it was being made, and gives it to nobody who asks afterwards', async () => {
  const { documents, values, asked } = opened()
  let finish: () => void = () => undefined
  const begun = values.of('totals', () => new Promise<{ count: number }>(done => (finish = () => done({ count: 0 }))))
  const reading = readingOf()
  const used = documents.within(reading, () => begun)
  expect(values.forget([SEASON])).toEqual(['shared:totals'])
  const after = asked()
  finish()
  expect([await used, await after, await asked()]).toEqual([{ count: 0 }, { count: 1 }, { count: 1 }])
})
