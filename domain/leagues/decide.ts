import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { isSameOrder, namesExactly } from '../facts/order'
import { cleanName, nameFault } from '../facts/text'
import type { LeagueId } from '../ids/kinds'
import type { LeagueFact, LeaguePlace } from './events'
import { existingLeague, type Leagues } from './state'

export const LEAGUE_NOT_FOUND = refuse('not-found', 'League not found')
/** Why something of a league cannot be brought back. */
export const LEAGUE_IS_DELETED = refuse('conflict', 'The league is deleted: bring it back first.')

/** A league's name is required, whenever it is given (docs/seasons.md#leagues). */
export const addLeague = (season: Leagues, { name, ...place }: LeaguePlace & { name: string }): Decision<LeagueFact> => {
  if (season.leagues.some(league => league.id === place.league)) return nothing
  return nameFault('League name', name) ?? facts({ type: 'LeagueAdded', data: { ...place, name: cleanName(name) } })
}

export const renameLeague = (season: Leagues, { name, ...place }: LeaguePlace & { name: string }): Decision<LeagueFact> => {
  const league = existingLeague(season, place.league)
  if (!league) return LEAGUE_NOT_FOUND
  const fault = nameFault('League name', name)
  if (fault) return fault
  const is = cleanName(name)
  return is === league.name ? nothing : facts({ type: 'LeagueRenamed', data: { ...place, was: league.name, is } })
}

type OrderLeagues = Omit<LeaguePlace, 'league'> & { readonly order: readonly LeagueId[] }

/** The leagues of a season in their order, but for those that were deleted. */
export const leaguesInOrder = ({ leagues }: Leagues): readonly LeagueId[] =>
  leagues.filter(({ kind }) => kind === 'active').map(({ id }) => id)

/** The order must name every active league once. */
export const orderLeagues = (season: Leagues, { order, ...place }: OrderLeagues): Decision<LeagueFact> => {
  const current = leaguesInOrder(season)
  if (!namesExactly(current, order))
    return refuse('conflict', 'The order must name every league of the season once. Look at the leagues as they are now.')
  return isSameOrder(current, order) ? nothing : facts({ type: 'LeaguesOrdered', data: { ...place, leagues: order } })
}

export const deleteLeague = (season: Leagues, place: LeaguePlace): Decision<LeagueFact> =>
  existingLeague(season, place.league) ? facts({ type: 'LeagueDeleted', data: place }) : LEAGUE_NOT_FOUND

/** Brings a deleted league back with everything in it; one that is there stays as it is. */
export const restoreLeague = (season: Leagues, place: LeaguePlace): Decision<LeagueFact> => {
  const league = season.leagues.find(({ id }) => id === place.league)
  if (!league) return LEAGUE_NOT_FOUND
  if (league.kind === 'active') return nothing
  const leagues = season.leagues.filter(one => one === league || one.kind === 'active').map(({ id }) => id)
  return facts({ type: 'LeagueRestored', data: { ...place, name: league.name, leagues } })
}
