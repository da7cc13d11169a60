import { FACT_VERSIONS } from '@fullcourt/domain/log/fact-types'
import fc from 'fast-check'
import { histories } from './histories'

const HISTORIES = 400
/** Of the histories: an oracle that looks at sixty of them sees the fact in three. */
const LEAST = 0.05

it('Each fact is in at least one of twenty generated histories', () => {
  const counts = new Map<string, number>()
  for (const { facts } of fc.sample(histories, { numRuns: HISTORIES, seed: 1 }))
    for (const type of new Set(facts.map(fact => fact.type))) counts.set(type, (counts.get(type) ?? 0) + 1)
  const rare = Object.keys(FACT_VERSIONS).filter(type => (counts.get(type) ?? 0) < LEAST * HISTORIES)
  expect(rare.map(type => `${type}: ${counts.get(type) ?? 0} of ${HISTORIES}`)).toEqual([])
})
