import type { BoxScoreAnswer } from '../../games/box-score.answers'
import type { GameAnswer } from '../../games/games.answers'
import type { LeagueWithTeamsAnswer } from '../../leagues/leagues.answers'
import type { SeasonAnswer } from '../../seasons/seasons.answers'
import type { PlayerLeaderAnswer } from '../../standings/statistics.answers'
import type { Application } from '../../../product/app/application'

/** Answers a public call. */
export type Ask = <Answer>(address: string) => Promise<Answer>

export const askOf =
  ({ app }: Application): Ask =>
  async <Answer>(address: string) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: address })
    if (statusCode !== 200) throw new Error(`${address} answers ${statusCode}: ${body}`)
    return JSON.parse(body) as Answer
  }

/** A league as its public pages show it, in words without ids: equal leagues are equal words, whatever ids they got. */
export type ShownLeague = {
  readonly seasons: readonly string[]
  readonly standings: readonly string[]
  readonly points: readonly string[]
  readonly threes: readonly string[]
  readonly games: readonly ShownGame[]
}

export type ShownGame = { readonly game: string; readonly sheet: readonly string[] }

const leaderWords = ({ rank, firstName, lastName, teams, value, games }: PlayerLeaderAnswer) =>
  `${rank} ${firstName} ${lastName} (${teams.map(({ name }) => name).join(', ')}) ${value} in ${games}`

const leagueWords = ({ name, teams }: LeagueWithTeamsAnswer): string[] =>
  teams.map(
    ({ rank, name: team, wins, losses, ties, pointsFor, pointsAgainst, playersCount }) =>
      `${name}: ${rank} ${team} ${wins}–${losses}–${ties} ${pointsFor}:${pointsAgainst} ${playersCount} players`,
  )

const gameWords = ({ date, time, location, stage, status, homeTeam, awayTeam, score_home, score_away }: GameAnswer) =>
  `${date} ${time} ${location} ${stage} ${status}: ${homeTeam} ${score_home}–${score_away} ${awayTeam}`

/** The figures as entered: `Ana Núñez PTS 12, AST 3`. */
const sheetWords = ({ homeRoster, awayRoster, playerStats }: BoxScoreAnswer): string[] =>
  [...homeRoster, ...awayRoster]
    .map(({ player_id, team_id, firstName, lastName, onRoster, onSheet, didNotPlay }) => {
      const figures = playerStats.filter(stat => stat.player_id === player_id && stat.team_id === team_id && stat.entered)
      const words = figures.map(({ stat, value }) => `${stat.abbreviation} ${value}`).join(', ')
      const presence = didNotPlay ? 'did not play' : onSheet ? words : 'not on the sheet'
      return `${firstName} ${lastName}${onRoster ? '' : ' (guest)'}: ${presence}`
    })
    .sort()

/** What the public pages of an organization show of its active season. */
export const shownLeague = async (ask: Ask, slug: string): Promise<ShownLeague> => {
  const of = `slug=${slug}`
  const seasons = await ask<SeasonAnswer[]>(`/api/seasonsv2?${of}`)
  const active = seasons.find(season => season.active)
  const leagues = active ? await ask<LeagueWithTeamsAnswer[]>(`/api/seasonsv2/${active.id}/leagues-with-teams-public?${of}`) : []
  const listed = await ask<GameAnswer[]>(`/api/gamesv2?${of}`)
  const games: ShownGame[] = []
  for (const game of listed) games.push({ game: gameWords(game), sheet: sheetWords(await ask(`/api/gamesv2/${game.id}?${of}`)) })
  return {
    seasons: seasons.map(
      ({ name, startDate, finishDate, active }) => `${name} ${startDate} to ${finishDate}${active ? ' active' : ''}`,
    ),
    standings: leagues.flatMap(leagueWords),
    points: (await ask<PlayerLeaderAnswer[]>(`/api/records/top20Points?${of}`)).map(leaderWords),
    threes: (await ask<PlayerLeaderAnswer[]>(`/api/records/top20Threes?${of}`)).map(leaderWords),
    games: games.sort((a, b) => (a.game < b.game ? -1 : 1)),
  }
}
