import { isCompleted } from '@fullcourt/domain/games/completed'
import { isFigure, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'

export type Named = { readonly id: number; readonly name: string }

/** What a player did in one game. */
export type PlayedGame = {
  readonly id: number
  readonly date: string | null
  readonly playoff: boolean
  readonly season: Named
  readonly team: Named
  readonly opponent: Named
  readonly atHome: boolean
  /** The points of their side and of the other; null while there is no final score. */
  readonly score: { readonly own: number; readonly other: number } | null
  /** Address of the game's video. */
  readonly video: string | null
  readonly figures: Figures
}

/** One figure of one game, as calls answer it (docs/http-api.md#documented-names). */
export type StatRow = {
  readonly game_id: number
  readonly team_id: number
  readonly value: number
  readonly stat: { readonly abbreviation: string }
  readonly game: {
    readonly id: number
    readonly date: string | null
    readonly stage: 'regular' | 'playoff'
    readonly video_url: string | null
    readonly home_team: Named
    readonly away_team: Named
    readonly score_home: number | null
    readonly score_away: number | null
    readonly seasons_league: { readonly season: Named }
  }
}

const scoreOf = ({ score_home: home, score_away: away }: StatRow['game'], atHome: boolean): PlayedGame['score'] => {
  if (home === null || away === null || !isCompleted({ home, away })) return null
  return atHome ? { own: home, other: away } : { own: away, other: home }
}

/** A game, and what was kept of it. */
export const playedGameOf = ({ game, team_id }: Pick<StatRow, 'game' | 'team_id'>, figures: Figures): PlayedGame => {
  const atHome = game.home_team.id === team_id
  return {
    id: game.id,
    date: game.date,
    playoff: game.stage === 'playoff',
    season: { id: game.seasons_league.season.id, name: game.seasons_league.season.name },
    team: atHome ? game.home_team : game.away_team,
    opponent: atHome ? game.away_team : game.home_team,
    atHome,
    score: scoreOf(game, atHome),
    video: game.video_url,
    figures,
  }
}

/** One entry per game, of the rows of the documented form, one for each figure. */
export const gamesOf = (rows: readonly StatRow[]): PlayedGame[] => {
  const games = new Map<string, { first: StatRow; figures: { [figure in Figure]?: number } }>()
  for (const row of rows) {
    const key = `${row.game_id} ${row.team_id}`
    const game = games.get(key) ?? { first: row, figures: {} }
    games.set(key, game)
    if (isFigure(row.stat.abbreviation)) game.figures[row.stat.abbreviation] = row.value
  }
  return [...games.values()].map(({ first, figures }) => playedGameOf(first, figures))
}
