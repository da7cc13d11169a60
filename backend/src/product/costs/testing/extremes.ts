import { daysAfter } from '@fullcourt/domain/facts/days'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import type { GameId, LeagueId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { People } from '../../../storage/people/people'
import {
  correctionFacts,
  gameFacts,
  leagueFacts,
  lineFact,
  pastSeasonFacts,
  playerFacts,
  rosterFact,
  type Place,
  type Played,
} from './extreme-facts'

/** Ids that were not given out: so far are they from those that were. */
const FROM = 1_000_000

/** What grows with these sizes shows at a third of them as well, which takes a third of the time. */
const extreme = (size: number): number => (EXPLORES ? size : Math.ceil(size / 3))

export const LEAGUES = extreme(300)
export const PLAYERS = extreme(5_000)
export const SEASONS = 20
const GAMES_A_SEASON = 100

/** Players who lead with as many points, and as many who have none. */
export const TIED = extreme(400)
export const MOST_POINTS = 20
export const POINTS_A_GAME = 10
export const GAMES = SEASONS * GAMES_A_SEASON
export const CORRECTIONS = extreme(1_000)

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at)

const nthPlayer = (nth: number): PlayerId => FROM + nth
export const VETERAN: PlayerId = nthPlayer(PLAYERS)
export const nthLeague = (nth: number): LeagueId => FROM + nth
const nthGame = (nth: number): GameId => FROM + nth

/** The first league's, corrected again and again. */
export const CORRECTED: GameId = nthGame(0)

const pointsOf = (nth: number): number => (nth < TIED ? MOST_POINTS : nth < 2 * TIED ? 0 : 1 + (nth % (MOST_POINTS - 1)))

/** Who played, each in one game. */
const PLAYED = range(3 * TIED)

/** Who scored so many points in the season, in the order of their ids. */
export const playersWith = (points: number): readonly PlayerId[] => PLAYED.filter(nth => pointsOf(nth) === points).map(nthPlayer)

/** Leagues with a game each, and thousands of players on their rosters; of those who played many are equal. */
const manyLeagues = (place: Place): readonly AnyFact[] => {
  const games = range(LEAGUES).map((nth): Played => ({ place, game: nthGame(nth), league: nthLeague(nth), date: '2026-03-01' }))
  const gameOf = (nth: number): Played => games[nth % LEAGUES]!
  return [
    ...games.flatMap(({ league }) => leagueFacts(place, league)),
    ...range(PLAYERS).map(nth => rosterFact(place, gameOf(nth).league, nthPlayer(nth))),
    ...games.flatMap(gameFacts),
    ...PLAYED.map(nth => lineFact(gameOf(nth), nthPlayer(nth), { PTS: pointsOf(nth), REB: 1, AST: 0 })),
    ...correctionFacts(gameOf(0), CORRECTIONS),
  ]
}

/** A player's games of many seasons. */
const longCareer = ({ organization }: Place): readonly AnyFact[] =>
  range(SEASONS).flatMap(at => {
    const [place, league] = [{ organization, season: FROM + at }, nthLeague(PLAYERS + at)]
    const games = range(GAMES_A_SEASON).map((day): Played => {
      const game = nthGame(PLAYERS + at * GAMES_A_SEASON + day)
      return { place, game, league, date: daysAfter(`${2000 + at}-01-01`, day) }
    })
    return [
      ...pastSeasonFacts(place, String(2000 + at), league),
      ...games.flatMap(game => [...gameFacts(game), lineFact(game, VETERAN, { PTS: POINTS_A_GAME, REB: 1 })]),
    ]
  })

/** What happened in an organization of extreme sizes. */
export const extremes = async (people: People, place: Place): Promise<readonly AnyFact[]> => [
  ...(await playerFacts(people, place.organization, range(PLAYERS + 1).map(nthPlayer))),
  ...manyLeagues(place),
  ...longCareer(place),
]
