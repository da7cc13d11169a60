import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { query } from '../../core/readers/query'
import type { WithScope } from '../../core/http/scope'
import { DivisionReader } from '../../core/readers/division-reader'
import { Documents } from '../../storage/documents/documents'
import { SeasonReader } from '../../core/readers/season-reader'
import { GameNameReader } from './queries/game-name-reader'
import type { GameAnswer, GameDayAnswer, GameProgressAnswer } from './games.answers'
import { GameReader, type GamesFilter, type Otherwise } from './queries/game-reader'
import type { Near } from './queries/days-around'
import type { GamePart } from './queries/game-part'
import { SeasonGames } from './queries/season-games'
import { ProgressReader, type ProgressFilter } from './queries/progress-reader'
import type { CorrectedGameAnswer } from './corrections.answers'
import { CorrectionReader } from './queries/correction-reader'

type OfGames = WithScope & { readonly filter: GamesFilter; readonly otherwise: Otherwise }

type OfGamePart = WithScope & { readonly filter: GamesFilter; readonly part: GamePart }

type OfDays = WithScope & {
  readonly filter: GamesFilter
  /** Only the days around this one. */
  readonly near?: Near | undefined
}

/** Which games are asked for, for how far they are played. */
export type PlayedPart = ProgressFilter & { readonly season?: SeasonId | undefined }

type OfPart = WithScope & { readonly filter: PlayedPart }
type OfSeason = WithScope & { readonly season: SeasonId | undefined }

/** Games in the order in which they are played: of the active season, or of all, where the filter names no season or league. */
export const GamesQuery = query('GamesQuery', {
  uses: { games: GameReader, names: GameNameReader },
  answer: async ({ scope, filter, otherwise }: OfGames, { games, names }): Promise<GameAnswer[]> =>
    names.answers(await games.of(scope, filter, otherwise)),
})

/** A part of the games of a season, or of what is named of one, of the active one where nothing is: they are read alone. */
export const GamePartQuery = query('GamePartQuery', {
  uses: { games: SeasonGames, names: GameNameReader },
  answer: async ({ scope, filter, part }: OfGamePart, { games, names }): Promise<GameAnswer[]> =>
    names.answers(await games.part(scope, filter, part)),
})

/** The days on which games are played, so that a long season need not be read whole to show a part of it. */
export const GameDaysQuery = query('GameDaysQuery', {
  uses: { games: SeasonGames },
  answer: ({ scope, filter, near }: OfDays, { games }): Promise<GameDayAnswer[]> => games.days(scope, filter, near),
})

const NOTHING: GameProgressAnswer = { games: 0, completed: 0, last: null, next: null }

/** How far a season, or a league, division or team of it, is played: of the active one where none is named. */
export const GameProgressQuery = query('GameProgressQuery', {
  uses: { games: GameReader, divisions: DivisionReader, progress: ProgressReader },
  answer: async ({ scope, filter }: OfPart, { games, divisions, progress }): Promise<GameProgressAnswer> => {
    const { division, season: named } = filter
    const ofDivision = division === undefined ? undefined : (await divisions.byId(scope, division)).season.id
    const [season] = await games.seasonsOf(scope, { ...filter, season: named ?? ofDivision }, 'active season')
    if (season === undefined || (ofDivision !== undefined && season !== ofDivision)) return NOTHING
    return progress.inSeason(season, filter)
  },
})

const AT_MOST = 10

/** The games of a season whose final scores were corrected last, of the active one where none is named. */
export const CorrectedGamesQuery = query('CorrectedGamesQuery', {
  uses: { documents: Documents, seasons: SeasonReader, corrections: CorrectionReader, names: GameNameReader },
  answer: async (
    { scope, season: named }: OfSeason,
    { documents, seasons, corrections, names },
  ): Promise<CorrectedGameAnswer[]> => {
    const season = await seasons.namedOrActive(scope, named)
    if (season === undefined) return []
    const corrected = await corrections.lastIn(season.id, AT_MOST)
    const cards = await documents.getFor(gameCard, corrected, ({ game }) => game)
    const games = await names.answers(corrected.flatMap(({ game }) => activeOf(cards.get(String(game))) ?? []))
    const byId = new Map(games.map(game => [game.id, game]))
    const answers = corrected.map(async (one): Promise<CorrectedGameAnswer[]> => {
      const game = byId.get(one.game)
      return game ? [{ game, corrections: await corrections.answers(scope, one) }] : []
    })
    return (await Promise.all(answers)).flat()
  },
})
