import { brackets } from '@fullcourt/projections/brackets/brackets'
import { teamCard } from '@fullcourt/projections/teams/team'
import { championsOf } from '@fullcourt/domain/brackets/champions'
import type { SeasonId, GameId } from '@fullcourt/domain/ids/kinds'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { query } from '../../core/readers/query'
import { DivisionAccess, type DivisionInSeason } from '../../core/access/division-access'
import { Documents } from '../../storage/documents/documents'
import { forStaff, oneOrganization, type WithScope } from '../../core/http/scope'
import { DivisionReader } from '../../core/readers/division-reader'
import { SeasonReader } from '../../core/readers/season-reader'
import { seasonNameAnswer } from '../seasons/season-answer'
import { BracketAccess } from '../../core/access/bracket-access'
import { GameAccess } from '../../core/access/game-access'
import type { UndoneGameAnswer } from '../../core/http/undone-game.answers'
import type { BracketAnswer, DivisionGameAnswer } from './brackets.answers'
import { bracketAnswer } from './queries/bracket-answer'
import { DivisionGameReader } from './queries/division-games'
import type { SeasonChampionsAnswer } from './champions.answers'
import { championAnswer } from './queries/champion-answer'
import { SeasonResultReader, type ReadSeason } from './queries/season-results'
import { changeMatchupGame, type WantedMatchupGame } from './matchup-game-changes'

type OfDivision = WithScope & { readonly at: DivisionInSeason }
type ChangeOfGame = OfDivision & { readonly game: GameId; readonly wanted: WantedMatchupGame }

type OfSeasons = WithScope & {
  readonly season?: SeasonId | undefined
  /** Today, `YYYY-MM-DD`. */
  readonly on?: string | undefined
}
/**
 * The bracket of a division, derived from its teams in their order and the results of its games (docs/brackets.md#the-shape-of-a-bracket).
 */
export const BracketQuery = query('BracketQuery', {
  uses: { documents: Documents, divisions: DivisionReader, divisionGameReader: DivisionGameReader },
  answer: async ({ scope, at }: OfDivision, { documents, divisions, divisionGameReader }): Promise<BracketAnswer> => {
    const { division } = await divisions.inSeason(scope, at.season, at.division)
    const document = (await documents.get(brackets, division.id)) ?? brackets.initial(String(division.id))
    const [teams, games] = await Promise.all([
      documents.getFor(teamCard, document.teams, ({ team }) => team),
      divisionGameReader.of(scope, division.organization, division.id),
    ])
    return { ...forStaff(scope, document.revision), ...bracketAnswer(document, { teams, games }) }
  },
})

type ResultReaders = { readonly seasons: SeasonReader; readonly results: SeasonResultReader }

const resultsOf = async (
  { scope, season, on }: OfSeasons,
  { seasons, results }: ResultReaders,
): Promise<readonly ReadSeason[]> => {
  if (season !== undefined) return [await results.of(await seasons.season(scope, season), on)]
  return results.ofAll(await seasons.organization(scope, oneOrganization(scope)), on)
}

/** Who won each season of an organization in their order, or one season. */
export const ChampionsQuery = query('ChampionsQuery', {
  uses: { documents: Documents, seasons: SeasonReader, results: SeasonResultReader },
  answer: async (asked: OfSeasons, { documents, ...readers }): Promise<SeasonChampionsAnswer[]> => {
    const won = (await resultsOf(asked, readers)).map(one => ({ one, champions: championsOf(one.results) }))
    const all = won.flatMap(({ champions }) => champions)
    const [teams, games] = await Promise.all([
      documents.getFor(teamCard, all, ({ team, runnerUp }) => [team, runnerUp]),
      documents.getFor(gameCard, all, ({ game }) => game),
    ])
    return won.map(({ one, champions }) => ({
      season: seasonNameAnswer(one.season),
      champions: champions.map(champion => championAnswer(champion, one, { teams, games })),
      openBrackets:
        one.results.divisions.filter(({ input }) => input.seeds.length > 1).length -
        champions.filter(({ of }) => 'division' in of).length,
    }))
  },
})

/** The games of a division's bracket; where there are any, the division is locked. */
export const DivisionGamesQuery = query('DivisionGamesQuery', {
  uses: { divisions: DivisionReader, games: DivisionGameReader },
  answer: async ({ scope, at }: OfDivision, { divisions, games }): Promise<DivisionGameAnswer[]> => {
    const { division } = await divisions.inSeason(scope, at.season, at.division)
    return games.of(scope, division.organization, division.id)
  },
})

/** The later games that a change of a game of a bracket would undo. */
export const MatchupGamePreviewQuery = query('MatchupGamePreviewQuery', {
  uses: { divisions: DivisionAccess, games: GameAccess, brackets: BracketAccess },
  answer: async ({ scope, at, game, wanted }: ChangeOfGame, { divisions, games, brackets }): Promise<UndoneGameAnswer[]> => {
    await divisions.placeInSeason(scope, at)
    const place = await games.placeOf(scope, game, at)
    return brackets.gamesUndoneBy(place, await games.knownGame(scope, game, at), changeMatchupGame(wanted))
  },
})
