import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../../api/schema'
import type { TeamAt } from '../teams/queries'

/** A place on a roster that is given up, with the words that name it. */
export type LeftPlace = { readonly player: number; readonly at: TeamAt; readonly name: string; readonly team: string }

/** Who joins a roster, and which places of the same season they give up for it. */
export type RosterMoves = { readonly joining: readonly number[]; readonly left: readonly LeftPlace[] }

type Named = { readonly id: number }

type Place = {
  readonly team: Named & { readonly name: string }
  readonly seasons_leagues_team: { readonly seasons_league: { readonly league: Named; readonly season: Named } }
}

type Moved = Pick<PlayerAnswer, 'id' | 'firstName' | 'lastName'> & { readonly rosters: readonly Place[] }

const isSame = (one: TeamAt, other: TeamAt) =>
  one.seasonId === other.seasonId && one.leagueId === other.leagueId && one.id === other.id

const placesOf = ({ id, rosters, ...named }: Moved): readonly LeftPlace[] =>
  rosters.map(({ team, seasons_leagues_team: { seasons_league } }) => ({
    player: id,
    at: { seasonId: seasons_league.season.id, leagueId: seasons_league.league.id, id: team.id },
    name: fullName(named),
    team: team.name,
  }))

/** What it takes that players are on one roster of its season, and on no other one of it. */
export const rosterMoves = (players: readonly Moved[], to: TeamAt): RosterMoves => {
  const places = players.map(player => ({ id: player.id, places: placesOf(player) }))
  return {
    joining: places.filter(({ places }) => !places.some(({ at }) => isSame(at, to))).map(({ id }) => id),
    left: places.flatMap(({ places }) => places.filter(({ at }) => at.seasonId === to.seasonId && !isSame(at, to))),
  }
}
