import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { EntryId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { asDeleted, whereKnown, unknownCard, whileActive, type Card } from '../card'
import { ofLeague, ofSeason } from '../games/game-lists'
import { captainOrder } from './captain-order'
import { placeById } from '../order'
import { projection } from '../projection'

/** A team in a league. One that left the league is `deleted`. */
export type EntryCard = Card<{
  readonly id: EntryId
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId
  readonly team: TeamId
  /** In the order in which the players joined. */
  readonly roster: readonly PlayerId[]
  readonly captain: PlayerId | null
}>

const cardOf = ({ entry }: { entry: EntryId }) => [String(entry)]

export const entryCard = projection<EntryCard, AnyFact>('entryCard', {
  version: 4,
  listsSince: { organization: 3, season: 3, captains: 4 },
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization }) => [placeById(organization, id)]),
    season: whileActive(({ id, season }) => [placeById(season, id)]),
    league: whileActive(({ id, league }) => [placeById(league, id)]),
    team: whileActive(({ id, team }) => [placeById(team, id)]),
    captains: whileActive(({ id, season, league, captain }) =>
      captain === null ? [] : [ofSeason(season), ofLeague(league)].map(key => ({ key, order: captainOrder(id, captain) })),
    ),
    player: whileActive(({ id, roster }) => roster.map(player => placeById(player, id))),
  },
})
  .on('TeamEnteredLeague', cardOf, (_, { entry, organization, season, league, team }) => ({
    id: entry,
    organization,
    season,
    league,
    team,
    roster: [],
    captain: null,
    status: 'active',
  }))
  .on('TeamLeftLeague', cardOf, asDeleted)
  .on(
    'EntryRestored',
    cardOf,
    whereKnown((entry, { roster, captain }) => ({ ...entry, roster, captain, status: 'active' })),
  )
  .on(
    'RosterPlaceRestored',
    cardOf,
    whereKnown((entry, { player, position, captain }) => ({
      ...entry,
      roster: entry.roster.toSpliced(position, 0, player),
      captain: captain ? player : entry.captain,
    })),
  )
  .on(
    'PlayerJoinedRoster',
    cardOf,
    whereKnown((entry, { player }) => ({ ...entry, roster: [...entry.roster, player] })),
  )
  .on(
    'PlayerLeftRoster',
    cardOf,
    whereKnown((entry, { player }) => ({ ...entry, roster: entry.roster.filter(one => one !== player) })),
  )
  .on(
    'CaptainNamed',
    cardOf,
    whereKnown((entry, { is }) => ({ ...entry, captain: is })),
  )
