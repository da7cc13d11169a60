import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import type { GameSheet, SheetLine } from '@fullcourt/projections/games/game-sheet'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { GameSheets } from '../../../core/identity/game-sheets'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { gameAnswer, type GameRecord } from './game-answer'
import { GameNameReader } from './game-name-reader'
import { mismatchAnswers } from './game-row-answer'
import type { FlaggedLineAnswer, ScoreMismatchAnswer } from '../mismatch.answers'

/**
 * The games of a league in which something does not add up: sums against the final score, and figures within a line
 * (docs/games.md#sums-that-do-not-agree).
 */
export class ScoreMismatchesQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

type FlaggedLine = { readonly line: SheetLine; readonly flags: readonly string[] }

const flaggedLines = (sheet: GameSheet | undefined): readonly FlaggedLine[] =>
  (sheet?.lines ?? []).map(line => ({ line, flags: deriveLine(line.line).flags })).filter(({ flags }) => flags.length > 0)

@QueryHandler(ScoreMismatchesQuery)
export class ScoreMismatchesQueryHandler implements IQueryHandler<ScoreMismatchesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly sheets: GameSheets,
    private readonly seasons: SeasonReader,
    private readonly names: GameNameReader,
    private readonly players: PlayerNameReader,
  ) {}

  async execute({ scope, league }: ScoreMismatchesQuery): Promise<ScoreMismatchAnswer[]> {
    const { organization } = (await this.seasons.league(scope, league)).season
    const rows = await this.documents.list(gameCard, { index: 'league', key: String(league.league) })
    const cards = rows
      .flatMap(({ body }) => activeOf<GameCard>(body) ?? [])
      .filter(({ context }) => context.league === league.league)
    const found = cards
      .map(card => ({ card, mismatches: mismatchAnswers(card) }))
      .filter(({ card, mismatches }) => mismatches.length > 0 || card.flagged > 0)
    const games = found.map(({ card }) => card)
    const [names, flagged] = await Promise.all([this.names.of(games), this.flagged(organization, games)])
    const answers = found.map(({ card, mismatches }) => ({
      game_id: card.id,
      game: gameAnswer(card, names),
      mismatches,
      flaggedLines: flagged.get(card.id) ?? [],
    }))
    // Two lines of a merged player may add up to one that is in order.
    return answers.filter(({ mismatches, flaggedLines }) => mismatches.length > 0 || flaggedLines.length > 0)
  }

  /** Only sheets that hold such a line are read. */
  private async flagged(
    organization: OrganizationId,
    games: readonly GameRecord[],
  ): Promise<ReadonlyMap<number, FlaggedLineAnswer[]>> {
    const ones = games.filter(({ flagged }) => flagged > 0)
    const sheets = await this.sheets.getMany(
      organization,
      ones.map(({ id }) => id),
    )
    const lines = ones.map(card => ({ card, lines: flaggedLines(sheets.get(String(card.id))) }))
    const names = await this.players.of(lines.flatMap(({ lines }) => lines.map(({ line }) => line.player)))
    return new Map(
      lines.map(({ card, lines }) => [
        card.id,
        lines.flatMap(({ line: { player, side }, flags }) => {
          const name = names.get(player)
          return name
            ? [
                {
                  player_id: player,
                  firstName: name.firstName,
                  lastName: name.lastName,
                  team_id: card.context[side].team,
                  flags: [...flags],
                },
              ]
            : []
        }),
      ]),
    )
  }
}
