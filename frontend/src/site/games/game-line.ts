import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { lacksResult, type GameStatus } from '@fullcourt/domain/games/status'
import type { GameAnswer } from '../../api/schema'
import { statusText } from '../../ui/status-text'
import type { TeamColours } from '../../ui/team/team-colours'
import type { PlayingSide } from '../parts/game-sides'

export type GameTeam = {
  readonly id: number
  readonly name: string
  readonly logo: string | null
  readonly colors: TeamColours
  readonly abbreviation: string | null
  readonly points: number | null
}

/** A game in a list, as small as it can be shown of. */
export type GameLine = {
  readonly id: number
  readonly date: string | null
  readonly time: string | null
  readonly place: string | null
  readonly league: string | null
  /** `Play-offs`, in a bracket what the game is called there: `Semifinal 1`; null for other games. */
  readonly round: string | null
  readonly completed: boolean
  /** What the product means by its status. */
  readonly state: GameStatus
  /** Figures come in, and there is no final score yet: the points are those so far. */
  readonly live: boolean
  /** Its day is over, and nobody has said how it ended. */
  readonly lacksResult: boolean
  /** `Completed`, `Live`, `Walk-over for Hawks`, `No result yet`, or its status otherwise: `Scheduled`. */
  readonly status: string
  /** The side that won without playing. */
  readonly walkover: 'away' | 'home' | null
  readonly away: GameTeam
  readonly home: GameTeam
}

/** Score sheets often name a court by its number alone. */
const placeOf = (location: string | null) => (location !== null && /^\d+$/.test(location) ? `Court ${location}` : location)

/** What a list shows of a game on a day; points only once it is completed or in progress. */
export const gameLine = (game: GameAnswer, today: string): GameLine => {
  const { state } = game
  const completed = state === 'completed'
  const isLate = lacksResult(game, today)
  const live = isLate ? null : game.live
  const points = completed
    ? { home: game.score_home, away: game.score_away }
    : live && { home: live.score_home, away: live.score_away }
  const team = ({ id, name, logo, colors, abbreviation }: GameAnswer['home_team'], of: number | null | undefined): GameTeam => ({
    id,
    name,
    logo,
    colors,
    abbreviation,
    points: of ?? null,
  })
  return {
    id: game.id,
    date: game.date,
    time: game.time,
    place: placeOf(game.location),
    league: game.league?.name ?? game.division?.name ?? null,
    round: game.matchupLabel ?? (game.stage === 'playoff' ? 'Play-offs' : null),
    completed,
    state,
    live: live !== null,
    lacksResult: isLate,
    status: statusText(game, isLate),
    walkover: game.walkover_winner,
    away: team(game.away_team, points?.away),
    home: team(game.home_team, points?.home),
  }
}

/** One side of a game, with a link to the team's page. */
export const sideOf = (
  game: Pick<GameLine, 'away' | 'home' | 'live'> & Partial<Pick<GameLine, 'walkover'>>,
  side: 'away' | 'home',
): PlayingSide => {
  const team = game[side]
  return { ...team, to: `/teams/${team.id}`, live: game.live, walkover: game.walkover === side }
}

/** The same games with abbreviations that tell the teams of the list apart, where none were chosen. */
export const tellTeamsApart = (games: readonly GameLine[]): readonly GameLine[] => {
  const abbreviations = abbreviationsById(games.flatMap(({ away, home }) => [away, home]))
  const abbreviated = (team: GameTeam): GameTeam => ({ ...team, abbreviation: abbreviations.get(team.id) ?? team.abbreviation })
  return games.map(game => ({ ...game, away: abbreviated(game.away), home: abbreviated(game.home) }))
}
