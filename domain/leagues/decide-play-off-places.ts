import { facts, nothing, refuseField, type Decision } from '../facts/decision'
import { LEAGUE_NOT_FOUND } from './decide'
import type { LeagueFact, LeaguePlace } from './events'
import { MOST_PLAY_OFF_PLACES } from './play-off-places'
import { existingLeague, type Leagues } from './state'

const WRONG = refuseField('places', `Between 1 and ${MOST_PLAY_OFF_PLACES} teams go on to the play-offs.`)

/** Says how many teams of a table go on to the play-offs; null is that nobody says it (docs/standings.md#play-offs). */
export const setPlayOffPlaces = (
  season: Leagues,
  { places: is, ...place }: LeaguePlace & { places: number | null },
): Decision<LeagueFact> => {
  const league = existingLeague(season, place.league)
  if (!league) return LEAGUE_NOT_FOUND
  if (is !== null && !(Number.isInteger(is) && is >= 1 && is <= MOST_PLAY_OFF_PLACES)) return WRONG
  const was = league.playOffPlaces ?? null
  return was === is ? nothing : facts({ type: 'PlayOffPlacesSet', data: { ...place, was, is } })
}
