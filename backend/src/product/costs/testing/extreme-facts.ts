import type { GameContext, GameSide } from '@fullcourt/domain/games/events'
import { details, score } from '@fullcourt/domain/games/games.examples'
import type { GameId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import type { People } from '../../../storage/people/people'

/** A season of an organization. */
export type Place = { readonly organization: OrganizationId; readonly season: SeasonId }

export type Played = { readonly game: GameId; readonly place: Place; readonly league: LeagueId; readonly date: string }

/** The teams of a league have ids that follow from its own. */
export const homeOf = (league: LeagueId): GameSide => ({ league, team: 2 * league, entry: 2 * league })
const awayOf = (league: LeagueId): GameSide => ({ league, team: 2 * league + 1, entry: 2 * league + 1 })

const contextOf = ({ place, league }: Played): GameContext => ({
  ...place,
  league,
  division: null,
  stage: 'regular',
  home: homeOf(league),
  away: awayOf(league),
})

const teamFacts = (place: Place, side: GameSide): readonly AnyFact[] => [
  {
    type: 'TeamCreated',
    data: {
      organization: place.organization,
      team: side.team,
      details: { name: `Team ${side.team}`, logo: null },
      enters: null,
    },
  },
  { type: 'TeamEnteredLeague', data: { ...place, ...side } },
]

/** A league of two teams. */
export const leagueFacts = (place: Place, league: LeagueId): readonly AnyFact[] => [
  { type: 'LeagueAdded', data: { ...place, league, name: `League ${league}` } },
  ...teamFacts(place, homeOf(league)),
  ...teamFacts(place, awayOf(league)),
]

/** A season that is over, of one league. */
export const pastSeasonFacts = (place: Place, year: string, league: LeagueId): readonly AnyFact[] => [
  {
    type: 'SeasonCreated',
    data: {
      ...place,
      deactivates: null,
      sport: 1,
      active: false,
      details: { name: year, startDate: `${year}-01-01`, finishDate: `${year}-12-31` },
    },
  },
  ...leagueFacts(place, league),
]

/** A game that the home team won. */
export const gameFacts = (played: Played): readonly AnyFact[] => {
  const of = { game: played.game, in: contextOf(played) }
  return [
    { type: 'GameScheduled', data: { ...of, details: details({ date: played.date, time: '18:00' }) } },
    { type: 'ScoreUpdated', data: { ...of, was: null, is: score('61–58') } },
  ]
}

/** So many corrections of its final score; after an even number it is what it was. */
export const correctionFacts = (played: Played, times: number): readonly AnyFact[] => {
  const scores = [score('61–58'), score('62–58')] as const
  return Array.from({ length: times }, (_, nth) => ({
    type: 'ScoreUpdated',
    data: { game: played.game, in: contextOf(played), was: scores[nth % 2] ?? null, is: scores[(nth + 1) % 2] ?? scores[0] },
  }))
}

/** So many new names of a team. */
export const renamingFacts = (organization: OrganizationId, team: TeamId, times: number): readonly AnyFact[] => {
  const named = (nth: number) => ({ name: `Team ${nth}`, logo: null })
  return Array.from({ length: times }, (_, nth) => ({
    type: 'TeamChanged',
    data: { organization, team, was: named(nth), is: named(nth + 1) },
  }))
}

/** A line of the home team. */
export const lineFact = (played: Played, player: PlayerId, is: Figures): AnyFact => ({
  type: 'BoxScoreLineRecorded',
  data: { game: played.game, in: contextOf(played), player, side: 'home', was: null, is },
})

/** Players with names of their own. */
export const playerFacts = async (
  people: People,
  organization: OrganizationId,
  players: readonly PlayerId[],
): Promise<readonly AnyFact[]> => {
  const names = await people.sealAll(players.map(player => ({ person: `player-${player}`, text: `Ann${player}` })))
  const none = { email: null, phoneNumber: null, image: null }
  return names.map((name, at) => ({
    type: 'PlayerAdded',
    data: { organization, player: players[at] ?? 0, details: { firstName: name, lastName: name, ...none }, joins: null },
  }))
}

export const rosterFact = (place: Place, league: LeagueId, player: PlayerId): AnyFact => ({
  type: 'PlayerJoinedRoster',
  data: { ...place, ...homeOf(league), player },
})
