import type { ActingUser, Reason } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { aboutOf, idsOf, isHistoricFact } from '@fullcourt/domain/log/historic'
import { openJointly, sealJointly } from './joint-seal'
import { PersonDestroyed, type People } from './people'
import type { PersonName } from '@fullcourt/domain/people/person-name'

/** A reason that is about to be written with facts: what was given, by whom, and the facts. */
export type GivenReason = { readonly reason: Reason | null; readonly actor: ActingUser }

/** Seals the reason of facts, ahead of their append. */
export type SealReason = (given: GivenReason, facts: readonly AnyFact[]) => Promise<Reason | null>

const PERSONS = ['player', 'user'] as const

const personsOf = (fact: AnyFact): readonly PersonName[] => {
  if (!isHistoricFact(fact)) return []
  const things = aboutOf(fact)
  return PERSONS.flatMap(kind => idsOf(things, kind).map((id): PersonName => `${kind}-${id}`))
}

/**
 * A reason goes with the persons that the facts are about, or else with the user who gave it (docs/people.md#sealed). One that a policy
 * carries on is sealed already, and what the product says of its own accord names nobody.
 */
export const sealReasonWith =
  (people: Pick<People, 'sealAll'>): SealReason =>
  async ({ reason, actor }, facts) => {
    if (typeof reason !== 'string' || actor === 'system') return reason
    const about = new Set(facts.flatMap(personsOf))
    const persons: Iterable<PersonName> = about.size > 0 ? about : [`user-${actor}` as const]
    try {
      return await sealJointly(people, persons, reason)
    } catch (error) {
      if (error instanceof PersonDestroyed) return null
      throw error
    }
  }

/** A reason for an answer; null where there is none, or where it went with a person. */
export const openReason = async (people: Pick<People, 'openMany'>, reason: Reason | null): Promise<string | null> =>
  reason === null || typeof reason === 'string' ? reason : openJointly(people, reason)
