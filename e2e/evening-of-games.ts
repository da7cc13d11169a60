import type { APIRequestContext } from '@playwright/test'
import { hasRealLeague, rowsOf, teamNames } from './league-data'
import { newLeague } from './new-league'
import type { RunningProduct } from './running-product'

export type EveningGame = { readonly away: string; readonly home: string; readonly score: readonly [away: number, home: number] }

const MADE: readonly EveningGame[] = [
  { away: 'Harbor', home: 'Summit', score: [84, 86] },
  { away: 'Valley', home: 'Prairie', score: [105, 65] },
  { away: 'Island', home: 'Canyon', score: [92, 78] },
  { away: 'Forest', home: 'Delta', score: [69, 90] },
  { away: 'Summit', home: 'Valley', score: [101, 99] },
  { away: 'Prairie', home: 'Island', score: [88, 72] },
  { away: 'Canyon', home: 'Forest', score: [77, 83] },
  { away: 'Delta', home: 'Harbor', score: [95, 91] },
  { away: 'Harbor', home: 'Valley', score: [80, 104] },
  { away: 'Summit', home: 'Island', score: [87, 85] },
  { away: 'Prairie', home: 'Delta', score: [74, 102] },
  { away: 'Forest', home: 'Canyon', score: [98, 96] },
]

/** Twelve games of the real league where it is, else made ones. */
export const twelveGames = (): readonly EveningGame[] => {
  if (!hasRealLeague()) return MADE
  const names = teamNames()
  return rowsOf('games.csv')
    .slice(0, MADE.length)
    .map(({ away, home, score_away, score_home }) => ({
      away: names.get(away) ?? '',
      home: names.get(home) ?? '',
      score: [Number(score_away), Number(score_home)],
    }))
}

/** An organization of its own in which these games are played today, without scores, and somebody who enters them. */
export const eveningOf = async (
  request: APIRequestContext,
  product: RunningProduct,
  name: string,
  games: readonly EveningGame[],
) => {
  const league = await newLeague(request, product, name)
  const teams = new Map<string, number>()
  for (const name of new Set(games.flatMap(({ away, home }) => [away, home]))) teams.set(name, await league.addTeam(name))
  for (const [place, { away, home }] of games.entries())
    await league.addGame(teams.get(away) ?? 0, teams.get(home) ?? 0, `${String(10 + place).padStart(2, '0')}:00`)
  const person = await league.addPerson('staff')
  const scores = async () => {
    type Game = { readonly awayTeam: string; readonly homeTeam: string; readonly score_away: number; readonly score_home: number }
    const found = await league.call<readonly Game[]>('GET', `/api/gamesv2?slug=${league.slug}`)
    return found.map(({ awayTeam, homeTeam, score_away, score_home }) => ({
      away: awayTeam,
      home: homeTeam,
      score: [score_away, score_home],
    }))
  }
  return { ...league, person, scores, teams }
}
