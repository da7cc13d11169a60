import type { ActingUser, Reason } from '@fullcourt/domain/facts/fact'
import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleDetails, ScheduleFact, SchedulePlace } from '@fullcourt/domain/schedules/events'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A generation that goes on: who asked for it, and why. */
export type RunningGeneration = {
  readonly plan: PlanId
  readonly replacesPlayed: boolean
  readonly by: ActingUser
  readonly reason: Reason | null
}

/** A schedule, and its generations that were not undone, the newest last. */
export type ScheduleCard = Card<
  {
    readonly id: ScheduleId
    readonly details: ScheduleDetails
    readonly generations: readonly PlanId[]
    /** The generation that goes on. Documents of the version before have neither this nor the next. */
    readonly running?: RunningGeneration | null
    /** Why nothing came of the last generation, null where somebody cancelled it; null altogether where there is its plan. */
    readonly stopped?: { readonly why: string | null } | null
    /** The draft that only staff see; documents of the version before lack it. */
    readonly draft?: PlanId | null
  } & LeaguePlace &
    AtRevision
>

/** Key of the index `running`, of the schedules that are being generated. */
export const RUNNING = 'all'

const cardOf = ({ schedule }: SchedulePlace) => [String(schedule)]

export const scheduleCard = projection<ScheduleCard, ScheduleFact>('scheduleCard', {
  version: 4,
  listsSince: { season: 3 },
  initial: () => unknownCard,
  indexes: {
    league: whileActive(({ league, id }) => [placeById(String(league), id)]),
    season: whileActive(({ season, id }) => [placeById(String(season), id)]),
    running: whileActive(({ running, id }) => (running ? [placeById(RUNNING, id)] : [])),
  },
})
  .on('ScheduleCreated', cardOf, (_, { schedule: id, organization, season, league, details }, { fact: { revision } }) => ({
    revision,
    id,
    organization,
    season,
    league,
    details,
    generations: [],
    running: null,
    stopped: null,
    draft: null,
    status: 'active',
  }))
  .on(
    'ScheduleChanged',
    cardOf,
    atRevision(whereKnown((schedule, { is }) => ({ ...schedule, details: { ...schedule.details, ...is } }))),
  )
  .on(
    'ScheduleDeleted',
    cardOf,
    whereKnown(schedule => asDeleted({ ...schedule, running: null })),
  )
  .on('ScheduleRestored', cardOf, atRevision(whereKnown((schedule, { details }) => ({ ...schedule, details, status: 'active' }))))
  .on('GenerationRequested', cardOf, (card, { plan, replacesPlayed }, { fact: { metadata } }) => {
    const { actor: by, reason } = metadata
    return card.status === 'unknown' ? card : { ...card, running: { plan, replacesPlayed, by, reason }, stopped: null }
  })
  .on(
    'GenerationStopped',
    cardOf,
    whereKnown((schedule, { why }) => ({ ...schedule, running: null, stopped: { why } })),
  )
  .on(
    'SchedulePlanned',
    cardOf,
    whereKnown((schedule, { plan, draft }) => ({
      ...schedule,
      running: null,
      stopped: null,
      draft: draft === null ? (schedule.draft ?? null) : null,
      generations: [...schedule.generations, plan],
    })),
  )
  .on(
    'ScheduleDrafted',
    cardOf,
    whereKnown((schedule, { plan }) => ({ ...schedule, running: null, stopped: null, draft: plan })),
  )
  .on(
    'DraftChosen',
    cardOf,
    whereKnown((schedule, { is }) => ({ ...schedule, draft: is })),
  )
  .on(
    'GenerationUndone',
    cardOf,
    whereKnown((schedule, { plan }) => ({ ...schedule, generations: schedule.generations.filter(one => one !== plan) })),
  )
  .on(
    'GenerationRedone',
    cardOf,
    whereKnown((schedule, { plan }) => ({ ...schedule, generations: [...schedule.generations, plan] })),
  )
