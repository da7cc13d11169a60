import type { LeagueId, OrganizationId, SeasonId, WeekOffId } from '@fullcourt/domain/ids/kinds'
import type { WeekOffFact, WeekOffPlace } from '@fullcourt/domain/schedules/week-offs/events'
import { asDeleted, unknownCard, whileActive, type Card } from '../../card'
import { dateInLists } from '../../date-order'
import { projection } from '../../projection'

export type WeekOffCard = Card<{
  readonly id: WeekOffId
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId
  readonly date: string
  readonly reason: string | null
}>

const cardOf = ({ weekOff }: WeekOffPlace) => [String(weekOff)]

const activeWeekOff = (
  _: WeekOffCard,
  { weekOff: id, organization, season, league, date, reason }: WeekOffPlace,
): WeekOffCard => ({
  id,
  organization,
  season,
  league,
  date,
  reason,
  status: 'active',
})

export const weekOffCard = projection<WeekOffCard, WeekOffFact>('weekOffCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    league: whileActive(card => dateInLists(card, card.league)),
    season: whileActive(card => dateInLists(card, card.season)),
  },
})
  .on('WeekOffAdded', cardOf, activeWeekOff)
  .on('WeekOffDeleted', cardOf, asDeleted)
  .on('WeekOffRestored', cardOf, activeWeekOff)
