import { Inject, Injectable } from '@nestjs/common'
import { refuseField } from '@fullcourt/domain/facts/decision'
import type { FactMetadata, Recorded } from '@fullcourt/domain/facts/fact'
import type { GameReset } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofSeason } from '@fullcourt/projections/games/game-lists'
import { BEFORE_UNDATED } from '@fullcourt/projections/games/game-order'
import { gameSheet, type GameSheet } from '@fullcourt/projections/games/game-sheet'
import { readingAhead } from '@fullcourt/projections/reading-ahead'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Refused } from '../../core/facts/refused'
import { RUNNER } from '../../core/injection/tokens'
import { Documents } from '../../storage/documents/documents'

/** After the place of every game of a day, in the order of games. */
const endOf = (date: string): string => `${date}~`

/** After every fact. */
const LAST = '9'.repeat(20)

const METADATA: FactMetadata = {
  version: 1,
  time: '',
  actor: 'system',
  organization: null,
  command: '',
  correlation: '',
  cause: null,
  reason: null,
}

const ONE_OF_BOTH = refuseField('through', 'A table is asked for through a day, or as of a moment: not both.')

/** Takes back all that was entered for a game. */
const resetOf = (
  { id, context, score, walkover }: Known<GameCard>,
  { periods, lines }: Pick<GameSheet, 'periods' | 'lines'>,
): Recorded<GameReset> => ({
  type: 'GameReset',
  data: { game: id, in: context, was: { score, periods, lines, ...(walkover ? { walkover } : {}) } },
  id: '',
  stream: gameStream.name(id),
  revision: 0,
  position: LAST,
  metadata: METADATA,
})

/**
 * Answers of a season's games through a day, with all that is known of them now (docs/history.md#through-a-day): the games after it
 * count as not played. Those without a day count.
 */
@Injectable()
export class ThroughDate {
  constructor(
    private readonly documents: Documents,
    @Inject(RUNNER) private readonly runner: Runner,
  ) {}

  async answer<Answer>(season: SeasonId, date: string, make: () => Promise<Answer>): Promise<Answer> {
    if (this.documents.isApart()) throw new Refused(ONE_OF_BOTH)
    const reading = readingAhead(this.runner.readings, await this.resets(season, date))
    const answer = await this.documents.within(reading, make)
    this.documents.include({ dependencies: reading.dependencies(), stale: reading.stale(), earlier: reading.earlier() })
    return answer
  }

  private async resets(season: SeasonId, date: string): Promise<readonly Recorded<GameReset>[]> {
    const range = { index: 'decided', key: ofSeason(season), after: endOf(date), before: BEFORE_UNDATED }
    const games = await this.documents.active(gameCard, range)
    const sheets = await this.documents.getFor(gameSheet, games, ({ id }) => id)
    return games.map(game => resetOf(game, sheets.get(String(game.id)) ?? { periods: [], lines: [] }))
  }
}
