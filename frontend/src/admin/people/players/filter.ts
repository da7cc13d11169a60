import { holdsWords } from '@fullcourt/domain/facts/plain-text'
import { compareNames } from '@fullcourt/domain/facts/text'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer, TeamLeagueAnswer } from '../../../api/schema'
import { addressQuery } from '../../parts/tables/saved-filters'

/** What is looked for; an empty text is no condition. Ids as the selects of the page hold them. */
export type PlayerFilter = { readonly name: string; readonly team: string; readonly league: string; readonly season: string }

export const everyone: PlayerFilter = { name: '', team: '', league: '', season: '' }

const isWanted = (id: number, wanted: string) => wanted === '' || String(id) === wanted

/** Whether a player fits: their full name by parts of it, in whatever case, accent and order, and one roster for team, league and season together. */
export const fits = (player: PlayerAnswer, { name, team, league, season }: PlayerFilter) => {
  if (!holdsWords(fullName(player), name)) return false
  if (team === '' && league === '' && season === '') return true
  return player.rosters.some(
    roster =>
      isWanted(roster.team.id, team) &&
      isWanted(roster.seasons_leagues_team.seasons_league.league.id, league) &&
      isWanted(roster.seasons_leagues_team.seasons_league.season.id, season),
  )
}

type Named = { readonly id: number; readonly name: string }

const distinct = (things: readonly Named[]) =>
  [...new Map(things.map(thing => [thing.id, thing])).values()]
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .sort((one, other) => compareNames(one.label, other.label))

/** What can be chosen: only what somebody's roster names. */
export const filterChoices = (players: readonly PlayerAnswer[]) => {
  const rosters = players.flatMap(player => player.rosters)
  const places = rosters.map(roster => roster.seasons_leagues_team.seasons_league)
  return {
    teams: distinct(rosters.map(({ team }) => team)),
    leagues: distinct(places.map(({ league, season }) => ({ id: league.id, name: `${league.name} (${season.name})` }))),
    seasons: distinct(places.map(({ season }) => season)),
  }
}

export type FilterChoices = ReturnType<typeof filterChoices>

/** Every team of an organization with its leagues and seasons, players or not. */
export const placeChoices = (teams: readonly (Named & { readonly leagues: readonly TeamLeagueAnswer[] })[]): FilterChoices => {
  const places = teams.flatMap(team => team.leagues)
  return {
    teams: distinct(teams),
    leagues: distinct(places.map(({ league, season }) => ({ id: league.id, name: `${league.name} (${season.name})` }))),
    seasons: distinct(places.map(({ season }) => season)),
  }
}

const isAmong = (choices: FilterChoices['teams'], value: string) => value === '' || choices.some(choice => choice.value === value)

/** Whether nobody's roster names any more what is filtered by. */
export const lacksChosen = ({ teams, leagues, seasons }: FilterChoices, { team, league, season }: PlayerFilter): boolean =>
  !isAmong(teams, team) || !isAmong(leagues, league) || !isAmong(seasons, season)

const withOne = (choices: FilterChoices['teams'], value: string, all: FilterChoices['teams'], unknown: string) =>
  isAmong(choices, value) ? choices : [...choices, all.find(choice => choice.value === value) ?? { value, label: unknown }]

/** The choices and what is filtered by, which is named by `all` places where no roster names it. */
export const withChosen = (
  { teams, leagues, seasons }: FilterChoices,
  { team, league, season }: PlayerFilter,
  all: FilterChoices,
): FilterChoices => ({
  teams: withOne(teams, team, all.teams, 'A team without players'),
  leagues: withOne(leagues, league, all.leagues, 'A league without players'),
  seasons: withOne(seasons, season, all.seasons, 'A season without players'),
})

/** A filter as the address holds it, always in the same order; '' where nothing is filtered. */
export const filterQuery = ({ name, team, league, season }: PlayerFilter, organization: string): string =>
  addressQuery(organization, Object.entries({ name, team, league, season }))

/** What a filter is called: `“ana”, Hawks, Fall`. */
export const filterName = ({ name, team, league, season }: PlayerFilter, choices: FilterChoices): string => {
  const label = (of: readonly { readonly value: string; readonly label: string }[], wanted: string) =>
    of.filter(({ value }) => value === wanted).map(({ label }) => label)
  const said = name.trim() ? [`“${name.trim()}”`] : []
  return [...said, ...label(choices.teams, team), ...label(choices.leagues, league), ...label(choices.seasons, season)].join(', ')
}
