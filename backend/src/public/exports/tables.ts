import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { fullName } from '@fullcourt/domain/players/full-name'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { GameStatAnswer } from '../../contexts/games/game-stat.answers'
import type { StatDefinitionAnswer, PlayerLeaderAnswer, TeamLeaderAnswer } from '../../contexts/standings/statistics.answers'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import type { GameAnswer } from '../../contexts/games/games.answers'
import type { PlayerAnswer, RosterAnswer, PlayerStatsAnswer } from '../../contexts/players/players.answers'
import type { BoxScoreAnswer, RosterPlayerAnswer } from '../../contexts/games/box-score.answers'
import type { ExportTable, ExportCell } from '../../core/http/csv'

/** The stages of a season, as tables name them. */
export const ROUNDS = { regular: 'Regular season', playoff: 'Play-offs' } as const

/** The figures that an organization shows, in its order, as far as any line has them. */
export const shownStatistics = (
  definitions: readonly StatDefinitionAnswer[],
  rows: readonly GameStatAnswer[],
): readonly string[] => {
  const kept = new Set(rows.map(({ stat }) => stat.abbreviation))
  return definitions
    .filter(({ hidden, abbreviation }) => !hidden && kept.has(abbreviation))
    .toSorted((a, b) => a.order - b.order)
    .map(({ abbreviation }) => abbreviation)
}

/** Sums of the sport (`FT%`, `3PM`) that any of the teams has, in their order. */
const totalsOf = (teams: readonly StandingsTeamAnswer[]) => [
  ...new Set(teams.flatMap(({ summary }) => summary.map(({ abbreviation }) => abbreviation))),
]

/** The tables of leagues, one below the other. */
export const standingsTable = (leagues: readonly LeagueWithTeamsAnswer[]): ExportTable => {
  const summed = totalsOf(leagues.flatMap(({ teams }) => teams))
  return {
    name: 'standings',
    columns: ['League', 'Rank', 'Team', 'W', 'L', 'T', 'PCT', 'GP', 'PF', 'PA', 'DIFF', ...summed],
    rows: leagues.flatMap(league =>
      league.teams.map(team => [
        league.name,
        team.rank,
        team.name,
        team.wins,
        team.losses,
        team.ties,
        team.winPercentage,
        team.gamesPlayed,
        team.pointsFor,
        team.pointsAgainst,
        team.pointsFor - team.pointsAgainst,
        ...summed.map(figure => team.summary.find(({ abbreviation }) => abbreviation === figure)?.value ?? null),
      ]),
    ),
  }
}

/** Games in the order in which they are played, with the scores of those that were. */
export const scheduleTable = (games: readonly GameAnswer[]): ExportTable => ({
  name: 'schedule',
  columns: ['Game', 'Date', 'Time', 'Away', 'Away score', 'Home', 'Home score', 'Location', 'League', 'Round', 'Status'],
  rows: games.map(game => [
    game.id,
    game.date,
    game.time,
    game.awayTeam,
    game.score_away,
    game.homeTeam,
    game.score_home,
    game.location,
    game.league?.name ?? game.division?.name ?? null,
    game.matchupLabel ?? ROUNDS[game.stage],
    game.statusLabel,
  ]),
})

const isOf =
  (season: SeasonId | undefined) =>
  ({ seasons_leagues_team: { seasons_league: of } }: RosterAnswer): boolean =>
    season === undefined || of.season.id === season

/** Players by name, with the teams that they are on; of a season those alone who are on a team of it. */
export const playersTable = (players: readonly PlayerAnswer[], season?: SeasonId): ExportTable => ({
  name: 'players',
  columns: ['Player', 'First name', 'Last name', 'Teams'],
  rows: players.flatMap(player => {
    const teams = [...new Set(player.rosters.filter(isOf(season)).map(({ team }) => team.name))]
    if (season !== undefined && teams.length === 0) return []
    return [[player.id, player.firstName, player.lastName, teams.join('; ')]]
  }),
})

/** What everybody did in a game, the away team first. */
export const boxScoreTable = ({ game, homeRoster, awayRoster, playerStats, allStats }: BoxScoreAnswer): ExportTable => {
  const figures = shownStatistics(allStats, playerStats)
  const valueOf = (player: number, team: number, figure: string) =>
    playerStats.find(row => row.player_id === player && row.team_id === team && row.stat.abbreviation === figure)?.value ?? null
  const rowsOf = (team: string, roster: readonly RosterPlayerAnswer[]): ExportCell[][] =>
    roster.map(player => [
      team,
      player.number,
      fullName(player),
      ...figures.map(figure => valueOf(player.player_id, player.team_id, figure)),
    ])
  return {
    name: `box-score-${game.id}`,
    columns: ['Team', 'Number', 'Player', ...figures],
    rows: [...rowsOf(game.awayTeam, awayRoster), ...rowsOf(game.homeTeam, homeRoster)],
  }
}

/** The figures of one line of a box score. */
const rowOf = (rows: readonly [GameStatAnswer, ...GameStatAnswer[]], figures: readonly string[]): ExportCell[] => {
  const [{ game, team_id }] = rows
  const [own, other] = game.home_team.id === team_id ? [game.home_team, game.away_team] : [game.away_team, game.home_team]
  return [
    game.seasons_league.season.name,
    game.seasons_league.league.name,
    ROUNDS[game.stage],
    game.id,
    game.date,
    own.name,
    other.name,
    ...figures.map(figure => rows.find(({ stat }) => stat.abbreviation === figure)?.value ?? null),
  ]
}

/** What a player did, game by game, from the earliest: they may have two lines in a game, one for each team. */
export const gameLogTable = (player: number, { gameStats, allStats }: PlayerStatsAnswer): ExportTable => {
  const figures = shownStatistics(allStats, gameStats)
  return {
    name: `player-${player}-games`,
    columns: ['Season', 'League', 'Round', 'Game', 'Date', 'Team', 'Opponent', ...figures],
    rows: groupBy(gameStats, ({ game_id, team_id }) => `${game_id}/${team_id}`).map(rows => rowOf(rows, figures)),
  }
}

/** The leaders of one figure. */
export type PlayerBoard = { readonly figure: string; readonly players: readonly PlayerLeaderAnswer[] }

const playerRows = ({ figure, players }: PlayerBoard): ExportCell[][] =>
  players.map(player => [
    figure,
    player.rank,
    fullName(player),
    player.teams.map(({ name }) => name).join('; '),
    player.value,
    player.games,
  ])

/** The leaders of each figure, and the teams with most wins, one list below the other. */
export const leadersTable = (boards: readonly PlayerBoard[], wins: readonly TeamLeaderAnswer[]): ExportTable => ({
  name: 'leaders',
  columns: ['Figure', 'Rank', 'Name', 'Team', 'Total', 'GP'],
  rows: [...boards.flatMap(playerRows), ...wins.map(team => ['Wins', team.rank, team.name, team.name, team.value, team.games])],
})
