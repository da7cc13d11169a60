import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { EntryCards } from '../../../core/identity/entry-cards'
import type { Scope } from '../../../core/http/scope'
import { DefinitionReader } from '../../../core/readers/definition-reader'
import { ShirtNumberReader } from '../../../core/readers/shirt-number-reader'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { gamePeriods, statDefinitions } from '../../statistics/definition-answers'
import type { BoxScoreAnswer, BoxScoreGameAnswer } from '../box-score.answers'
import { CorrectionReader } from './correction-reader'
import { gameAnswer, type GameNames, type GameRecord } from './game-answer'
import { GameDocuments } from './game-documents'
import { mismatchAnswers } from './game-row-answer'
import { periodRows } from './period-rows'
import { revisionsOf, type Revisions } from '../revisions'
import { playersOfSheet, rosterRows, type SideOfSheet } from './roster-rows'
import { sheetStatRows } from './sheet-stat-rows'

/** Everything of one game; staff get the revisions and mismatches with it. */
export class BoxScoreQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
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

@QueryHandler(BoxScoreQuery)
export class BoxScoreQueryHandler implements IQueryHandler<BoxScoreQuery> {
  constructor(
    private readonly entries: EntryCards,
    private readonly games: GameDocuments,
    private readonly players: PlayerNameReader,
    private readonly numbers: ShirtNumberReader,
    private readonly lists: DefinitionReader,
    private readonly corrections: CorrectionReader,
  ) {}

  async execute({ scope, game }: BoxScoreQuery): Promise<BoxScoreAnswer> {
    const shown = await this.games.of(scope, game)
    const { card, sheet, names, season } = shown
    const { context } = card
    const entries = await this.entries.getMany([context.home.entry, context.away.entry])
    const sideOf = (side: 'home' | 'away'): SideOfSheet => ({
      side,
      roster: knownOf(entries.get(String(context[side].entry)))?.roster ?? [],
      sheet,
    })
    const [home, away] = [sideOf('home'), sideOf('away')]
    const ids = [...playersOfSheet(home), ...playersOfSheet(away)]
    const [players, numbers] = await Promise.all([this.players.of(ids), this.numbers.of(scope, ids)])
    const [statistics, { list: periods }] = await Promise.all([
      this.lists.list('statistic', context.organization, season.sport),
      this.lists.list('period', context.organization, season.sport),
    ])
    const played = sheet.periods.map(({ period }) => period)
    const revisions = scope.kind === 'public' ? undefined : revisionsOf(sheet)
    return {
      game: gameAbove(card, names, revisions),
      homeRoster: rosterRows(card, home, { names: players, numbers }, revisions),
      awayRoster: rosterRows(card, away, { names: players, numbers }, revisions),
      periodScores: periodRows(card, sheet, await this.lists.withRemoved(periods, played), revisions),
      gamePeriods: gamePeriods(periods, season.sport),
      playerStats: sheet.lines.flatMap(line => sheetStatRows(shown, line)),
      allStats: statDefinitions(statistics.list),
      ...(await this.corrections.ofGame(scope, game)),
    }
  }
}
