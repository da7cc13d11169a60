import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleDetails, ScheduleFact, SchedulePlace } from '@fullcourt/domain/schedules/events'
import { atRevision, deleted, known, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A schedule, and its generations that were not undone, the newest last. */
export type ScheduleCard = Card<
  { readonly id: ScheduleId; readonly details: ScheduleDetails; readonly generations: readonly PlanId[] } & LeaguePlace &
    AtRevision
>

const cardOf = ({ schedule }: SchedulePlace) => [String(schedule)]

export const scheduleCard = projection<ScheduleCard, ScheduleFact>('scheduleCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: { league: whileActive(({ league, id }) => [placeById(String(league), id)]) },
})
  .on('ScheduleCreated', cardOf, (_, { schedule: id, organization, season, league, details }, { fact: { revision } }) => ({
    revision,
    id,
    organization,
    season,
    league,
    details,
    generations: [],
    status: 'active',
  }))
  .on(
    'ScheduleChanged',
    cardOf,
    atRevision(known((schedule, { is }) => ({ ...schedule, details: { ...schedule.details, ...is } }))),
  )
  .on('ScheduleDeleted', cardOf, deleted)
  .on('ScheduleRestored', cardOf, atRevision(known((schedule, { details }) => ({ ...schedule, details, status: 'active' }))))
  .on(
    'SchedulePlanned',
    cardOf,
    known((schedule, { plan }) => ({ ...schedule, generations: [...schedule.generations, plan] })),
  )
  .on(
    'GenerationUndone',
    cardOf,
    known((schedule, { plan }) => ({ ...schedule, generations: schedule.generations.filter(one => one !== plan) })),
  )
