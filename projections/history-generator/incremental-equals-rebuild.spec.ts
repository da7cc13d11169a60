import fc from 'fast-check'
import { readModels } from '../models/models'
import { delivered, deliverySchedules, rebuilt, type Documents } from './delivery-schedules'
import { randomHistories } from './random-histories'

const sorted = (documents: Documents) => Object.fromEntries([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))

it.each(readModels)('$name: however facts were delivered, the documents are byte for byte those of a rebuild', model => {
  fc.assert(
    fc.property(randomHistories(), deliverySchedules, ({ facts }, plan) => {
      expect(sorted(delivered(model, facts, plan))).toEqual(sorted(rebuilt(model, facts)))
    }),
    { numRuns: 40 },
  )
})
