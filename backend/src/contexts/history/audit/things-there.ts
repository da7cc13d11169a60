import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Card, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { playerCard } from '@fullcourt/projections/players/player'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { userCard } from '@fullcourt/projections/users/user'
import type { Thing } from './thing-of'
import type { Documents } from '../../../storage/documents/documents'

const activeIds = (cards: ReadonlyMap<string, Card<unknown>>): ReadonlySet<number> =>
  new Set([...cards].flatMap(([id, card]) => (activeOf(card) === undefined ? [] : [Number(id)])))

const activeCards = <C extends Card<unknown>>(cards: ReadonlyMap<string, C>): readonly Known<C>[] =>
  [...cards.values()].flatMap(card => activeOf(card) ?? [])

/**
 * Says of things whether they still are there: neither they nor the season or league that they are in were deleted. One look-up per kind
 * of thing.
 */
export const thingsThere = async (documents: Documents, things: readonly Thing[]): Promise<(thing: Thing) => boolean> => {
  const idsOf = (kind: HistoryKind) => new Set(things.flatMap(thing => (thing.kind === kind ? [thing.id] : [])))
  const games = activeCards(await documents.getMany(gameCard, idsOf('game')))
  const leagueIds = new Set<LeagueId>([...idsOf('league'), ...games.flatMap(({ context }) => context.league ?? [])])
  const leagues = activeCards(await documents.getMany(leagueCard, leagueIds))
  const seasonIds = new Set<SeasonId>([
    ...idsOf('season'),
    ...leagues.map(({ season }) => season),
    ...games.map(({ context }) => context.season),
  ])
  const [seasons, organizations, teams, players, users] = await Promise.all([
    documents.getMany(seasonCard, seasonIds).then(activeIds),
    documents.getMany(organizationCard, idsOf('organization')).then(activeIds),
    documents.getMany(teamCard, idsOf('team')).then(activeIds),
    documents.getMany(playerCard, idsOf('player')).then(activeIds),
    documents.getMany(userCard, idsOf('user')).then(activeIds),
  ])
  const leaguesThere = new Set(leagues.flatMap(({ id, season }) => (seasons.has(season) ? [id] : [])))
  const gamesThere = games.flatMap(({ id, context: { league, season } }) =>
    seasons.has(season) && (league === null || leaguesThere.has(league)) ? [id] : [],
  )
  const there: Readonly<Record<Exclude<HistoryKind, 'import'>, ReadonlySet<number>>> = {
    organization: organizations,
    season: seasons,
    league: leaguesThere,
    team: teams,
    player: players,
    game: new Set(gamesThere),
    user: users,
  }
  return ({ kind, id }) => kind === 'import' || there[kind].has(id)
}
