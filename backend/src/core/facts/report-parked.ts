import type { Condition } from '../../storage/condition/condition'
import type { ParkedPolicy } from './policy-record'

/** Puts into the product's condition what of the policies is parked. */
export const reportParkedTo =
  (condition: Condition) =>
  (parked: readonly ParkedPolicy[]): void => {
    if (parked.length === 0) return condition.clear('policies')
    const where = parked.map(({ policy, organization, fact, error }) => `${policy} (${organization}, ${fact.position}): ${error}`)
    const message = `Policies are parked (${parked.length}): see GET /api/projections.`
    condition.report('policies', { message }, where.join('; '))
  }
