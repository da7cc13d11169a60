import type { Page } from '@playwright/test'

export type Game = {
  id: number
  season_id: number
  leagueId: number
  home_team_id: number
  score_home: number | null
  score_away: number | null
  homeTeam: string
  awayTeam: string
}

/** The games of leagues; those of brackets belong to none. */
const gamesOf = async (url: string): Promise<Game[]> => {
  const games = (await (await fetch(`${url}/api/gamesv2?slug=demo`)).json()) as (Game | { readonly leagueId: null })[]
  return games.filter(game => game.leagueId !== null)
}

/** A game of the demo that has a score, by its place among them: journeys that change one each have their own. */
export const gameNumber = async (url: string, place: number): Promise<Game> => {
  const games = await gamesOf(url)
  return games.filter(({ score_home }) => score_home !== null)[place] as Game
}

/** The next game of the demo without a score. */
export const openGame = async (url: string): Promise<Game> =>
  (await gamesOf(url)).find(({ score_home }) => score_home === null) as Game

/**
 * A game of the demo's last weeks, which had no score at first, by its place from the end, whatever has a score by now: journeys that
 * enter figures have each their own.
 */
export const lateGame = async (url: string, place: number): Promise<Game> => (await gamesOf(url)).at(-place) as Game

/** The score that the public sees: `58–61`, the away team first. */
export const shownScore = async (page: Page, url: string, { id }: Pick<Game, 'id'>, slug = 'demo'): Promise<string> => {
  const answer = await page.request.get(`${url}/api/gamesv2/${id}?slug=${slug}`)
  const { game: shown } = (await answer.json()) as { game: Game }
  return `${shown.score_away}–${shown.score_home}`
}
