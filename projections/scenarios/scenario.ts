import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { LeagueId, OrganizationId, ScenarioId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { withoutScenarioStep, withScenarioStep, type ScenarioStep } from '@fullcourt/domain/scenarios/state'
import { asDeleted, unknownCard, whereKnown, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A change of a scenario, with who set it and where the log was then: what was changed since, they had not seen. */
export type KnownStep = ScenarioStep & { readonly by: ActingUser; readonly position: string }

export type ScenarioCard = Card<{
  readonly id: ScenarioId
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId
  readonly name: string
  readonly by: ActingUser
  /** ISO 8601 in UTC. */
  readonly madeAt: string
  /** Where the log was when it was made. */
  readonly base: string
  readonly steps: readonly KnownStep[]
}>

const cardOf = ({ scenario }: { scenario: ScenarioId }) => [String(scenario)]

/** What an organization might do, for its staff alone; listed by organization. */
export const scenarioCard = projection<ScenarioCard, AnyFact>('scenarioCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ organization, id }) => [placeById(organization, id)]) },
})
  .on('ScenarioMade', cardOf, (_, { scenario: id, organization, season, league, name }, { fact }) => ({
    id,
    organization,
    season,
    league,
    name,
    by: fact.metadata.actor,
    madeAt: fact.metadata.time,
    base: fact.position,
    steps: [],
    status: 'active',
  }))
  .on('ScenarioStepSet', cardOf, (card, { step, is: change }, { fact: { position, metadata } }) =>
    card.status === 'unknown'
      ? card
      : { ...card, steps: withScenarioStep(card.steps, { step, change, by: metadata.actor, position }) },
  )
  .on(
    'ScenarioStepRemoved',
    cardOf,
    whereKnown((card, { step }) => ({ ...card, steps: withoutScenarioStep(card.steps, step) })),
  )
  .on('ScenarioDiscarded', cardOf, asDeleted)
