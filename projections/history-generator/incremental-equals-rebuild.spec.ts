import { FACT_VERSIONS } from '@fullcourt/domain/log/fact-types'
import fc from 'fast-check'
import { readModels } from '../models/models'
import { delivered, deliverySchedules, rebuilt, type Documents } from './delivery-schedules'
import { histories } from './histories'

const sorted = (documents: Documents) => Object.fromEntries([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))

it.each(readModels)('$name: however facts were delivered, the documents are byte for byte those of a rebuild', model => {
  fc.assert(
    fc.property(histories, deliverySchedules, ({ facts }, plan) => {
      expect(sorted(delivered(model, facts, plan))).toEqual(sorted(rebuilt(model, facts)))
    }),
    { numRuns: 40 },
  )
})

it('Generated histories know every fact', () => {
  const types = fc.sample(histories, { numRuns: 1_000, seed: 1 }).flatMap(({ facts }) => facts.map(({ type }) => type))
  expect([...new Set(types)].sort()).toEqual(Object.keys(FACT_VERSIONS).sort())
})
