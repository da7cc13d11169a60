import type { GameId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import { query } from '../../core/readers/query'
import type { WithScope } from '../../core/http/scope'
import { DefinitionReader } from '../../core/readers/definition-reader'
import { Refused } from '../../core/facts/refused'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { GameDocuments } from './queries/game-documents'
import { gameRowAnswer } from './queries/game-row-answer'
import type { GameRowAnswer, GamePeriodScoresAnswer } from './games.answers'
import { ConflictsReader } from './conflicts/conflicts-reader'
import { placingOf } from './conflicts/placing'
import { periodRows } from './queries/period-rows'
import { revisionsOf } from './revisions'
import type { PlayerLineAnswer } from './box-score.answers'
import { NO_LINE, playerLineAnswer } from './queries/player-line-answer'
import type { CorrectionAnswer } from './corrections.answers'
import { CorrectionReader } from './queries/correction-reader'

type OfGame = WithScope & { readonly game: GameId }
type OfCorrection = OfGame & { readonly number: number }

type OfLines = OfGame & {
  readonly lines: readonly { readonly player: PlayerId; readonly team: TeamId | undefined }[]
  /** Those that were just written. */
  readonly written: readonly SheetLine[]
}

/** One game as a row of staff's lists, with the revisions of its figures. */
export const GameRowQuery = query('GameRowQuery', {
  uses: { games: GameDocuments },
  answer: async ({ scope, game }: OfGame, { games }): Promise<GameRowAnswer> => {
    const { card, sheet, names } = await games.of(scope, game)
    return gameRowAnswer(card, sheet, names)
  },
})

/** What is in the way of a game where it is, in sentences. */
export const GameConflictsQuery = query('GameConflictsQuery', {
  uses: { games: GameDocuments, conflicts: ConflictsReader },
  answer: async ({ scope, game }: OfGame, { games, conflicts }): Promise<string[]> => {
    const { card } = await games.of(scope, game)
    return (await conflicts.of([placingOf(card)])).map(({ message }) => message)
  },
})

/** A game with its periods, as staff edit them. */
export const PeriodScoresQuery = query('PeriodScoresQuery', {
  uses: { games: GameDocuments, lists: DefinitionReader },
  answer: async ({ scope, game }: OfGame, { games, lists }): Promise<GamePeriodScoresAnswer> => {
    const { card, sheet, names, season } = await games.of(scope, game)
    const row = gameRowAnswer(card, sheet, names)
    const named = sheet.periods.map(({ period }) => period)
    const { list } = await lists.list('period', card.context.organization, season.sport)
    const listed = await lists.withRemoved(list, named)
    return { ...row, periodScores: periodRows(card, sheet, listed, revisionsOf(sheet)) }
  },
})

/** Players' lines in one game, with their revisions: as they were just written, else as they are, which merged players have in several. */
export const PlayerLinesQuery = query('PlayerLinesQuery', {
  uses: { games: GameDocuments, identity: PlayerIdentity },
  answer: async ({ scope, game, lines, written }: OfLines, { games, identity }): Promise<PlayerLineAnswer[]> => {
    const shown = await games.of(scope, game)
    const { card, sheet } = shown
    const { idsOf } = await identity.identities(card.context.organization)
    return lines.map(({ player, team }) => {
      const [person, ...merged] = idsOf(player)
      const isHis = (one: SheetLine) => one.player === person && (team === undefined || card.context[one.side].team === team)
      const own = merged.length === 0 ? written.find(isHis) : undefined
      const line = own ?? sheet.lines.find(isHis)
      if (line === undefined) throw new Refused(NO_LINE)
      return playerLineAnswer(shown, line)
    })
  },
})

/** One correction of a game's final score. */
export const CorrectionQuery = query('CorrectionQuery', {
  uses: { games: GameDocuments, corrections: CorrectionReader },
  answer: async ({ scope, game, number }: OfCorrection, { games, corrections }): Promise<CorrectionAnswer> => {
    const { card } = await games.of(scope, game)
    const { corrections: latest } = await corrections.ofGame(scope, card.id)
    const found = latest.find(correction => correction.number === number)
    if (!found) throw new Refused(refuse('not-found', 'Correction not found.'))
    return found
  },
})
