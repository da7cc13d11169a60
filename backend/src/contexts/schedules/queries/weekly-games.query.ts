import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { plannedGameCard, weekKey } from '@fullcourt/projections/schedules/planned-game'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import type { GameAnswer } from '../../games/games.answers'
import type { GameRecord } from '../../games/queries/game-answer'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { inPlayingOrder } from '../../games/queries/game-reader'
import type { Scope } from '../../../core/http/scope'
import { ScheduleReader, type ScheduleWeek } from './schedule-reader'

/** The games that were planned for a week of a schedule, wherever they are played by now. */
export class WeeklyGamesQuery {
  constructor(
    readonly scope: Scope,
    readonly week: ScheduleWeek,
  ) {}
}

/** The active games that a schedule's generations made for a week. */
const gamesOfWeek = async (documents: Documents, { id }: Known<ScheduleCard>, week: number): Promise<readonly GameRecord[]> => {
  const planned = await documents.list(plannedGameCard, { index: 'week', key: weekKey(id, week) })
  const cards = await documents.getMany(
    gameCard,
    planned.map(one => one.id),
  )
  return inPlayingOrder([...cards.values()].flatMap(card => activeOf(card) ?? []))
}

@QueryHandler(WeeklyGamesQuery)
export class WeeklyGamesQueryHandler implements IQueryHandler<WeeklyGamesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly schedules: ScheduleReader,
    private readonly names: GameNameReader,
  ) {}

  async execute({ scope, week }: WeeklyGamesQuery): Promise<GameAnswer[]> {
    const schedule = await this.schedules.withWeek(scope, week)
    return this.names.answers(await gamesOfWeek(this.documents, schedule, week.week))
  }
}
