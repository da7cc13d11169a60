import { sportShowing, type Sport } from '@fullcourt/domain/sports/sports'
import { isPercentage, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { perGame } from '@fullcourt/domain/statistics/percentages'
import { freeThrowPercentage, statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import type { EarlierGames } from './bests'
import type { Named, PlayedGame } from './played-games'

/** A player's season: their games, and their line of each; one in which they played for both teams is there twice and counts once. */
export type PlayedSeason = {
  readonly id: number
  readonly name: string
  readonly games: readonly PlayedGame[]
  /** Games before these, where there are too many to be listed. */
  readonly earlier: readonly EarlierGames[]
  /** Of all games. */
  readonly lines: readonly Figures[]
  readonly played: number
}

/** A player's games, from the earliest, and the active season. */
type Played = {
  readonly games: readonly PlayedGame[]
  readonly earlier?: readonly EarlierGames[]
  readonly activeSeason: Named | null
}

const seasonOf = (
  games: readonly PlayedGame[],
  { id, name }: PlayedGame['season'],
  earlier: readonly EarlierGames[],
): PlayedSeason => ({
  id,
  name,
  games,
  earlier,
  lines: [...earlier.flatMap(({ lines }) => lines), ...games.map(({ figures }) => figures)],
  played: earlier.reduce((sum, { games }) => sum + games, new Set(games.map(({ id }) => id)).size),
})

/** Their seasons, the newest first. */
export const seasonsOfGames = (games: readonly PlayedGame[], earlier: readonly EarlierGames[] = []): PlayedSeason[] => {
  const seasons = new Map(games.map(({ season }) => [season.id, season]))
  return [...seasons.values()]
    .map(season =>
      seasonOf(
        games.filter(game => game.season.id === season.id),
        season,
        earlier.filter(one => one.season === season.id),
      ),
    )
    .reverse()
}

/**
 * The season that the figures of a page are of: the active one (docs/standings.md#figures-of-a-player); where none is, the last that
 * they played in.
 */
export const seasonToShow = ({ games, earlier, activeSeason }: Played): PlayedSeason | null => {
  const seasons = seasonsOfGames(games, earlier)
  if (!activeSeason) return seasons[0] ?? null
  return seasons.find(({ id }) => id === activeSeason.id) ?? seasonOf([], activeSeason, [])
}

/** The sport of a season, by what was kept of its games; of one without games, by what is shown. */
export const sportOfGames = ({ lines }: PlayedSeason, shown: readonly Abbreviation[]): Sport => {
  const kept = lines.flatMap(line => Object.keys(line))
  return sportShowing(kept.length > 0 ? kept : shown)
}

/** Of what is shown, what belongs to a sport. */
export const statsOfSport = ({ definitions }: Sport, shown: readonly Abbreviation[]): readonly Abbreviation[] =>
  shown.filter(one => definitions.some(({ abbreviation }) => abbreviation === one))

/** Points per game, in another sport what adds up to its score, one decimal; null before they played. */
export const pointsPerGame = ({ played, lines }: PlayedSeason, { score }: Sport) =>
  played ? perGame(statOfLines(score.figure, lines) ?? undefined, played) : null

/** What the sum of a season says of a statistic; free throws are times 100 (docs/standings.md#percentages). */
export const sumOfSeason = ({ lines }: PlayedSeason, abbreviation: Abbreviation): number | null =>
  abbreviation === 'FT%' ? freeThrowPercentage(lines) : statOfLines(abbreviation, lines)

/** What a season says of a statistic per game, one decimal; of a percentage what the sum says. */
export const meanOfSeason = (season: PlayedSeason, abbreviation: Abbreviation): number | null =>
  isPercentage(abbreviation)
    ? sumOfSeason(season, abbreviation)
    : season.played
      ? perGame(statOfLines(abbreviation, season.lines) ?? undefined, season.played)
      : null

/** All seasons of a player as one, under a name of its own. */
export const careerOf = (games: readonly PlayedGame[], earlier: readonly EarlierGames[] = []): PlayedSeason =>
  seasonOf(games, { id: 0, name: 'Career' }, earlier)
