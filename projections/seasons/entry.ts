import type { AnyFact } from '@fullcourt/domain/facts/catalogue'
import type { EntryId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { deleted, known, unknownCard, whileActive, type Card } from '../card'
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

const card = ({ entry }: { entry: EntryId }) => [String(entry)]

export const entryCard = projection<EntryCard, AnyFact>('entryCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    league: whileActive(({ id, league }) => [placeById(league, id)]),
    team: whileActive(({ id, team }) => [placeById(team, id)]),
    player: whileActive(({ id, roster }) => roster.map(player => placeById(player, id))),
  },
})
  .on('TeamEnteredLeague', card, (_, { entry, organization, season, league, team }) => ({
    id: entry,
    organization,
    season,
    league,
    team,
    roster: [],
    captain: null,
    standing: 'active',
  }))
  .on('TeamLeftLeague', card, deleted)
  .on(
    'PlayerJoinedRoster',
    card,
    known((entry, { player }) => ({ ...entry, roster: [...entry.roster, player] })),
  )
  .on(
    'PlayerLeftRoster',
    card,
    known((entry, { player }) => ({ ...entry, roster: entry.roster.filter(one => one !== player) })),
  )
  .on(
    'CaptainNamed',
    card,
    known((entry, { is }) => ({ ...entry, captain: is })),
  )
