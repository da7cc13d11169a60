import type { SeasonsLeagueAnswer } from '../../../api/schema'

/** `Monday Night (Winter Season)`: a league has a new id, and may have its old name, in every season. */
export const leagueLabel = ({ league, season }: Pick<SeasonsLeagueAnswer, 'league' | 'season'>) =>
  `${league.name} (${season.name})`

/** The leagues to choose from, those of the active season first. */
export const leagueChoices = (leagues: readonly SeasonsLeagueAnswer[]) =>
  [...leagues]
    .sort((one, other) => Number(other.season.active) - Number(one.season.active))
    .map(one => ({ value: String(one.league_id), label: leagueLabel(one) }))
