import { brackets } from '@fullcourt/projections/brackets/brackets'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { query } from '../../core/readers/query'
import { DivisionAccess, type DivisionInSeason } from '../../core/access/division-access'
import { Documents } from '../../storage/documents/documents'
import { forStaff, type WithScope } from '../../core/http/scope'
import { DivisionReader } from '../../core/readers/division-reader'
import { BracketAccess } from '../../core/access/bracket-access'
import { GameAccess } from '../../core/access/game-access'
import type { UndoneGameAnswer } from '../../core/http/undone-game.answers'
import type { BracketAnswer, DivisionGameAnswer } from './brackets.answers'
import { bracketAnswer } from './queries/bracket-answer'
import { DivisionGameReader } from './queries/division-games'
import { changeMatchupGame, type WantedMatchupGame } from './matchup-game-changes'

type OfDivision = WithScope & { readonly at: DivisionInSeason }
type ChangeOfGame = OfDivision & { readonly game: GameId; readonly wanted: WantedMatchupGame }

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
