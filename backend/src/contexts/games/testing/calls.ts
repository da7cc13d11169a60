import { STAT_DEFINITIONS, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { Answer, Caller, Headers, Product } from '../../../testing/product'
import type { BoxScoreAnswer, PlayerLineAnswer } from '../box-score.answers'
import type { GameRowAnswer, LeagueGamesAnswer } from '../games.answers'
import type { ScoreMismatchAnswer } from '../mismatch.answers'
import type { TestLeague } from './league'

/** The header by which a form says at which revision it read what it changes. */
export const ifMatch = (revision: number | string): Headers => ({ 'if-match': `"${revision}"` })

/** The id of a stat definition, by its abbreviation. */
export const statId = (abbreviation: Abbreviation): number => {
  const found = STAT_DEFINITIONS.find(definition => definition.abbreviation === abbreviation)
  if (found === undefined) throw new Error(`There is no stat ${abbreviation}.`)
  return found.id
}

type EnteredFigures = { readonly [abbreviation in Abbreviation]?: number | null }

/** The body of a player's line. */
export const lineBody = (game: number, player: number, figures: EnteredFigures, team?: number) => ({
  player_id: player,
  game_id: game,
  ...(team === undefined ? {} : { team_id: team }),
  stats: Object.entries(figures).map(([abbreviation, value]) => ({
    player_id: player,
    game_id: game,
    stat_id: statId(abbreviation as Abbreviation),
    value,
  })),
})

const bodyOf = <Body>({ status, body }: Answer, expected: number): Body => {
  if (status !== expected) throw new Error(`Answered ${status} instead of ${expected}: ${JSON.stringify(body)}`)
  return body as Body
}

/** The calls of a league's games, as somebody makes them. */
export const gameCalls = (product: Product, { season, league, teams: [home, away] }: TestLeague, caller: Caller = 'staff') => {
  const client = product.as(caller)
  const base = `/api/seasonsv2/${season}/leagues/${league}`
  return {
    base,
    schedule: async (changes: object = {}): Promise<GameRowAnswer> => {
      const game = { home_team_id: home.id, away_team_id: away.id, date: '2026-07-01', time: '19:30', allowConflicts: true }
      return bodyOf(await client.post(`${base}/games`, { ...game, ...changes }), 201)
    },
    score: (game: number, score_home: number, score_away: number, headers?: Headers): Promise<Answer> =>
      client.put(`${base}/games/${game}`, { score_home, score_away }, headers),
    line: (game: number, player: number, figures: EnteredFigures, team?: number, headers?: Headers): Promise<Answer> =>
      client.put('/api/player-game-stats', lineBody(game, player, figures, team), headers),
    recorded: async (game: number, player: number, figures: EnteredFigures, team?: number): Promise<PlayerLineAnswer> =>
      bodyOf(await client.put('/api/player-game-stats', lineBody(game, player, figures, team)), 200),
    periods: (game: number, periodScores: readonly object[], headers?: Headers): Promise<Answer> =>
      client.put(`/api/gamesv2/${game}/period-scores`, { periodScores }, headers),
    boxScore: async (game: number): Promise<BoxScoreAnswer> => bodyOf(await client.get(`/api/gamesv2/${game}`), 200),
    listed: async (): Promise<LeagueGamesAnswer> => bodyOf(await client.get(`${base}/games`), 200),
    mismatches: async (): Promise<ScoreMismatchAnswer[]> => bodyOf(await client.get(`${base}/score-mismatches`), 200),
  }
}

export type GameCalls = ReturnType<typeof gameCalls>
