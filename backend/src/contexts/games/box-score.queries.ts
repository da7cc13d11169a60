import type { GameId } from '@fullcourt/domain/ids/kinds'
import { SIDES } from '@fullcourt/domain/games/sides'
import { sportOf, SPORTS } from '@fullcourt/domain/sports/sports'
import { gameLeaders } from '@fullcourt/domain/statistics/game-leaders'
import { knownOf } from '@fullcourt/projections/card'
import type { EntryCard } from '@fullcourt/projections/entries/entry'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import { query } from '../../core/readers/query'
import { EntryCards } from '../../core/identity/entry-cards'
import { DefinitionReader } from '../../core/readers/definition-reader'
import { ShirtNumberReader } from '../../core/readers/shirt-number-reader'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { gamePeriods, statDefinitions } from '../standings/definition-answers'
import type { WithScope } from '../../core/http/scope'
import type { BoxScoreAnswer, BoxScoreGameAnswer } from './box-score.answers'
import { CorrectionReader } from './queries/correction-reader'
import { CourtReader } from './queries/court-reader'
import { gameAnswer, type GameNames, type GameRecord } from './queries/game-answer'
import { GameDocuments, type GameParts } from './queries/game-documents'
import { mismatchAnswers } from './queries/game-row-answer'
import { courseAnswer } from './queries/course-answer'
import { periodRows } from './queries/period-rows'
import { revisionsOf, type Revisions } from './revisions'
import { playersOfSheet, rosterRows, type SideOfSheet } from './queries/roster-rows'
import { sheetStatRows } from './queries/sheet-stat-rows'

type OfGame = WithScope & {
  readonly game: GameId
  /** Of the players those alone who lead their side. */
  readonly leadersOnly?: boolean | undefined
}

const gameAbove = (card: GameRecord, names: GameNames, revisions: Revisions | undefined): BoxScoreGameAnswer => ({
  ...gameAnswer(card, names),
  ...(revisions
    ? {
        revision: revisions.score,
        detailsRevision: revisions.details,
        periodsRevision: revisions.periods,
        mismatches: mismatchAnswers(card),
      }
    : {}),
})

const NO_ENTRIES: ReadonlyMap<string, EntryCard> = new Map()

/** A sheet without the lines of who leads nothing. */
const sheetOfLeaders = ({ sheet, season }: GameParts): GameSheet => {
  const sport = sportOf(season.sport) ?? SPORTS[0]
  const led = SIDES.flatMap(side => {
    const lines = sheet.lines.filter(line => line.side === side)
    const leaders = gameLeaders(sport, lines)
    return lines.filter(({ player }) => leaders.has(player))
  })
  return { ...sheet, lines: led }
}

/** Everything of one game; staff get the revisions and mismatches with it. */
export const BoxScoreQuery = query('BoxScoreQuery', {
  uses: {
    entryCards: EntryCards,
    games: GameDocuments,
    playerNameReader: PlayerNameReader,
    shirtNumberReader: ShirtNumberReader,
    lists: DefinitionReader,
    corrections: CorrectionReader,
    court: CourtReader,
  },
  answer: async (
    { scope, game, leadersOnly = false }: OfGame,
    { entryCards, games, playerNameReader, shirtNumberReader, lists, corrections, court },
  ): Promise<BoxScoreAnswer> => {
    const shown = await games.of(scope, game)
    const { card, names, season } = shown
    const { context } = card
    const sheet = leadersOnly ? sheetOfLeaders(shown) : shown.sheet
    const entries = leadersOnly ? NO_ENTRIES : await entryCards.getMany([context.home.entry, context.away.entry])
    const sideOf = (side: 'home' | 'away'): SideOfSheet => ({
      side,
      roster: knownOf(entries.get(String(context[side].entry)))?.roster ?? [],
      sheet,
    })
    const [home, away] = [sideOf('home'), sideOf('away')]
    const ids = [...playersOfSheet(home), ...playersOfSheet(away)]
    const [players, numbers] = await Promise.all([playerNameReader.of(ids), shirtNumberReader.of(scope, ids)])
    const [statistics, { list: periods }] = await Promise.all([
      lists.list('statistic', context.organization, season.sport),
      lists.list('period', context.organization, season.sport),
    ])
    const played = sheet.periods.map(({ period }) => period)
    const revisions = scope.kind === 'public' ? undefined : revisionsOf(sheet)
    const above = gameAbove(card, names, revisions)
    const periodScores = periodRows(card, sheet, await lists.withRemoved(periods, played), revisions)
    return {
      game: above,
      homeRoster: rosterRows(card, home, { names: players, numbers }, revisions),
      awayRoster: rosterRows(card, away, { names: players, numbers }, revisions),
      periodScores,
      ...courseAnswer(card.score, periodScores, above),
      ...(leadersOnly ? {} : await court.of(shown, periods)),
      gamePeriods: gamePeriods(periods, season.sport),
      playerStats: sheet.lines.flatMap(line => sheetStatRows(shown, line)),
      allStats: statDefinitions(statistics.list),
      ...(await corrections.ofGame(scope, game)),
    }
  },
})
