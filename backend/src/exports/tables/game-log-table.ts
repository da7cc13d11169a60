import type { GameStatAnswer } from '../../games/game-stat.answers'
import type { PlayerStatsAnswer } from '../../players/players.answers'
import type { Cell, Table } from '../csv'
import { shownStatistics } from './shown-statistics'

const ROUNDS = { regular: 'Regular season', playoff: 'Play-offs' } as const

/** The figures of each line of a box score: a player may have two in a game, for both teams. */
const linesOf = (figures: readonly GameStatAnswer[]): readonly (readonly GameStatAnswer[])[] => {
  const lines = new Map<string, GameStatAnswer[]>()
  for (const figure of figures) {
    const key = `${figure.game_id}/${figure.team_id}`
    lines.set(key, [...(lines.get(key) ?? []), figure])
  }
  return [...lines.values()]
}

const rowOf = (rows: readonly GameStatAnswer[], figures: readonly string[]): Cell[][] => {
  const [first] = rows
  if (first === undefined) return []
  const { game, team_id } = first
  const [own, other] = game.home_team.id === team_id ? [game.home_team, game.away_team] : [game.away_team, game.home_team]
  return [
    [
      game.seasons_league.season.name,
      game.seasons_league.league.name,
      ROUNDS[game.stage],
      game.id,
      game.date,
      own.name,
      other.name,
      ...figures.map(figure => rows.find(({ stat }) => stat.abbreviation === figure)?.value ?? null),
    ],
  ]
}

/** What a player did, game by game, from the earliest. */
export const gameLogTable = (player: number, { gameStats, allStats }: PlayerStatsAnswer): Table => {
  const figures = shownStatistics(allStats, gameStats)
  return {
    name: `player-${player}-games`,
    columns: ['Season', 'League', 'Round', 'Game', 'Date', 'Team', 'Opponent', ...figures],
    rows: linesOf(gameStats).flatMap(rows => rowOf(rows, figures)),
  }
}
