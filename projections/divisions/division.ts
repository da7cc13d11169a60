import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { DivisionPlace, DivisionTeam } from '@fullcourt/domain/divisions/events'
import { seedAs } from '@fullcourt/domain/divisions/seeding'
import type { DivisionId, GameId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card, type Known } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A division of a season with its teams, in the order of their seeds. */
export type DivisionCard = Card<
  {
    readonly id: DivisionId
    readonly organization: OrganizationId
    readonly season: SeasonId
    readonly name: string
    readonly teams: readonly DivisionTeam[]
    /** Of its bracket: while there are any, the division is locked. */
    readonly games: readonly GameId[]
  } & AtRevision
>

const cardOf = ({ division }: DivisionPlace) => [String(division)]

const withGame = whereKnown((division: Known<DivisionCard>, { game }: { game: GameId }): DivisionCard => ({
  ...division,
  games: [...division.games, game],
}))

export const divisionCard = projection<DivisionCard, AnyFact>('divisionCard', {
  version: 3,
  listsSince: { organization: 3 },
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization }) => [placeById(organization, id)]),
    season: whileActive(({ id, season }) => [placeById(season, id)]),
  },
})
  .on('DivisionCreated', cardOf, (_, { division, organization, season, name }, { fact: { revision } }) => ({
    revision,
    id: division,
    organization,
    season,
    name,
    teams: [],
    games: [],
    status: 'active',
  }))
  .on('DivisionRenamed', cardOf, atRevision(whereKnown((division, { is }) => ({ ...division, name: is }))))
  .on('DivisionDeleted', cardOf, atRevision(asDeleted))
  .on(
    'DivisionRestored',
    cardOf,
    atRevision(whereKnown((division, { name, teams }) => ({ ...division, name, teams, status: 'active' }))),
  )
  .on(
    'TeamAssignedToDivision',
    cardOf,
    atRevision(
      whereKnown((division, { entry, team, league, position }) => ({
        ...division,
        teams: division.teams.toSpliced(position, 0, { entry, team, league }),
      })),
    ),
  )
  .on(
    'TeamRemovedFromDivision',
    cardOf,
    atRevision(
      whereKnown((division, { entry }) => ({ ...division, teams: division.teams.filter(team => team.entry !== entry) })),
    ),
  )
  .on(
    'DivisionTeamsOrdered',
    cardOf,
    atRevision(whereKnown((division, { entries }) => ({ ...division, teams: seedAs(division.teams, entries) }))),
  )
  .on('MatchupGameCreated', cardOf, withGame)
  .on('MatchupGameRestored', cardOf, withGame)
  .on(
    'MatchupGameRemoved',
    cardOf,
    whereKnown((division, { game }) => ({ ...division, games: division.games.filter(one => one !== game) })),
  )
