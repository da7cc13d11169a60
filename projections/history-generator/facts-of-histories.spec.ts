import { FACT_VERSIONS } from '@fullcourt/domain/log/fact-types'
import fc from 'fast-check'
import { SEEN } from './at-the-end'
import type { History } from './histories'
import { randomHistories } from './random-histories'

/** The seed of every run but those that explore. */
const SEED = 2026

/** Of the histories, in how many each fact is at least. */
const LEAST = 0.05

/** The facts that are in fewer histories than that, each with in how many it is. */
const rareIn = (all: readonly History[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { facts } of all)
    for (const type of new Set(facts.map(fact => fact.type))) counts.set(type, (counts.get(type) ?? 0) + 1)
  const rare = Object.keys(FACT_VERSIONS).filter(type => (counts.get(type) ?? 0) < LEAST * all.length)
  return rare.map(type => `${type}: ${counts.get(type) ?? 0} of ${all.length}`)
}

it('Each fact is in at least one of twenty generated histories', () =>
  expect(rareIn(fc.sample(randomHistories(), { numRuns: 100, seed: 1 }))).toEqual([]))

it('Each fact is in at least one of twenty of those histories against which documents are checked', () => {
  const seen: History[] = []
  fc.assert(
    fc.property(randomHistories(), history => void seen.push(history)),
    { numRuns: SEEN, seed: SEED },
  )
  expect(rareIn(seen)).toEqual([])
})
