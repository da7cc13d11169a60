import type { Figures } from '@fullcourt/domain/statistics/figures'
import { perGame } from '@fullcourt/domain/statistics/percentages'
import { statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import type { Named, PlayedGame } from './played-games'

/** A player's season: his games, and his line of each; one in which he played for both teams is there twice and counts once. */
export type PlayedSeason = {
  readonly id: number
  readonly name: string
  readonly games: readonly PlayedGame[]
  readonly lines: readonly Figures[]
  readonly played: number
}

/** A player's games, from the earliest, and the active season. */
type Played = { readonly games: readonly PlayedGame[]; readonly activeSeason: Named | null }

const seasonOf = (games: readonly PlayedGame[], { id, name }: PlayedGame['season']): PlayedSeason => ({
  id,
  name,
  games,
  lines: games.map(({ figures }) => figures),
  played: new Set(games.map(({ id }) => id)).size,
})

/** His seasons, the newest first. */
export const seasonsPlayed = (games: readonly PlayedGame[]): PlayedSeason[] => {
  const seasons = new Map(games.map(({ season }) => [season.id, season]))
  return [...seasons.values()]
    .map(season =>
      seasonOf(
        games.filter(game => game.season.id === season.id),
        season,
      ),
    )
    .reverse()
}

/** The season that the figures of a page are of: the active one (spec 2 §4); where none is, the last that he played in. */
export const seasonShown = ({ games, activeSeason }: Played): PlayedSeason | null => {
  const seasons = seasonsPlayed(games)
  if (!activeSeason) return seasons[0] ?? null
  return seasons.find(({ id }) => id === activeSeason.id) ?? seasonOf([], activeSeason)
}

/** Points per game, one decimal; null before he played. */
export const pointsPerGame = ({ played, lines }: PlayedSeason) =>
  played ? perGame(statOfLines('PTS', lines) ?? undefined, played) : null
