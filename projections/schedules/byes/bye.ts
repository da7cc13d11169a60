import type { ByeId, LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { ByeFact, ByePlace, ByeTeam } from '@fullcourt/domain/schedules/byes/events'
import { withTeam } from '@fullcourt/domain/schedules/byes/state'
import { asDeleted, knownOf, unknownCard, whileActive, type Card } from '../../card'
import { dateInLists } from '../../date-order'
import { projection } from '../../projection'

/** The teams of a league that do not play on a date; those that left the league since are still named. */
export type ByeCard = Card<{
  readonly id: ByeId
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId
  readonly date: string
  readonly teams: readonly ByeTeam[]
}>

const cardOf = ({ bye }: ByePlace) => [String(bye)]

const activeBye = ({ organization, season, league, bye, date }: ByePlace, teams: readonly ByeTeam[]): ByeCard => ({
  id: bye,
  organization,
  season,
  league,
  date,
  teams,
  status: 'active',
})

export const byeCard = projection<ByeCard, ByeFact>('byeCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    league: whileActive(card => dateInLists(card, card.league)),
    season: whileActive(card => dateInLists(card, card.season)),
  },
})
  .on('ByeGiven', cardOf, (card, data) => activeBye(data, withTeam(knownOf(card)?.teams ?? [], data)))
  .on('ByeDeleted', cardOf, asDeleted)
  .on('ByeRestored', cardOf, (_, data) => activeBye(data, data.teams))
