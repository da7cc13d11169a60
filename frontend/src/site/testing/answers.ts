import type { BoxScoreAnswer, GameAnswer, PlayerLeaderAnswer, StandingsTeamAnswer } from '../../api/schema'

/** Answers of the API as pages get them, for specs of whole pages. */

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const [hawks, bulls] = [team(1, 'Hawks'), team(2, 'Bulls')]

type Game = {
  readonly id?: number
  readonly date?: string | null
  readonly time?: string | null
  /** Home and away. */
  readonly score?: readonly [number, number]
}

/** Bulls at Hawks. */
export const gameAnswer = ({ id = 9, date = '2026-11-21', time = null, score }: Game = {}): GameAnswer => ({
  id,
  match_id: null,
  season_id: 2,
  leagueId: 5,
  league: { id: 5, name: 'Monday' },
  stage: 'regular',
  division: null,
  matchupLabel: null,
  date,
  time,
  game_dateTime: null,
  location: null,
  location_url: null,
  video_url: null,
  status: 'scheduled',
  state: score ? 'completed' : 'scheduled',
  statusLabel: score ? 'Completed' : 'Scheduled',
  score_home: score?.[0] ?? null,
  score_away: score?.[1] ?? null,
  score_team1: score?.[0] ?? null,
  score_team2: score?.[1] ?? null,
  walkover_winner: null,
  live: null,
  home_team_id: 1,
  away_team_id: 2,
  team1_id: 1,
  team2_id: 2,
  home_team: hawks,
  away_team: bulls,
  homeTeam: 'Hawks',
  awayTeam: 'Bulls',
})

const points = (period: number, team_id: number, score: number) => ({
  id: `${period}-${team_id}`,
  gamePeriod: { id: period, name: `Q${period}`, hidden: false },
  team_id,
  score,
})
const period = (id: number) => ({ id, name: `Q${id}`, order: id, hidden: false, sportId: 1 })

/** The box score of that game without lines; of one that was played, in two periods, the home side behind after the first. */
export const boxScoreAnswer = (game: GameAnswer): BoxScoreAnswer => {
  const { score_home: home, score_away: away } = game
  return {
    game,
    homeRoster: [],
    awayRoster: [],
    periodScores:
      home === null || away === null
        ? []
        : [points(1, 1, 20), points(1, 2, 25), points(2, 1, home - 20), points(2, 2, away - 25)],
    gamePeriods: [period(1), period(2)],
    playerStats: [],
    allStats: [{ id: 1, name: 'Points', abbreviation: 'PTS', order: 0, hidden: false, is_visible: true }],
    corrections: [],
  }
}

type Placed = Pick<StandingsTeamAnswer, 'id' | 'name' | 'rank'> &
  Partial<Pick<StandingsTeamAnswer, 'wins' | 'losses' | 'ties' | 'pointsFor' | 'pointsAgainst' | 'division_id'>>

/** A row of the table of the league Monday. */
export const standingsTeam = (row: Placed): StandingsTeamAnswer => ({
  ...team(row.id, row.name),
  slt_id: row.id,
  seasons_leagues_teams_id: row.id,
  captain: null,
  captain_id: null,
  playersCount: 8,
  gamesPlayed: 3,
  wins: 0,
  losses: 0,
  ties: 0,
  streak: null,
  lastTen: null,
  lastFive: [],
  tieBreak: null,
  winPercentage: 0,
  walkovers: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  ftPercentage: null,
  total3PM: null,
  summary: [],
  league_id: 5,
  leagueName: 'Monday',
  isAssigned: false,
  position: null,
  division_id: null,
  divisionName: null,
  ...row,
})

/** Somebody who leads in a figure, by first and last name. */
export const playerLeader = ({ name, value }: { name: string; value: number }): PlayerLeaderAnswer => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { rank: 1, player_id: 7, firstName, lastName, image: null, teams: [hawks], value, games: 3 }
}
