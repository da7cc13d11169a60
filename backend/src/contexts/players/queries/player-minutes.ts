import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { MinutesReader } from '../../../core/readers/minutes-reader'
import { Documents } from '../../../storage/documents/documents'
import type { GameMinutesAnswer } from '../player-minutes.answers'
import type { EntryLines } from './played-lines'

/** The minutes of a person in each game of the leagues that keep them. */
@Injectable()
export class PlayerMinutes {
  constructor(
    private readonly documents: Documents,
    private readonly minutes: MinutesReader,
  ) {}

  async of(ids: readonly PlayerId[], entries: readonly EntryLines[]): Promise<GameMinutesAnswer[]> {
    const kept = await this.minutes.keptIn([...new Set(entries.map(({ placed }) => placed.league.id))])
    const played = entries.filter(({ placed }) => kept.includes(placed.league.id)).flatMap(({ lines }) => lines)
    const cards = await this.documents.getFor(gameCard, played, ({ game }) => game)
    const games = [...cards.values()].flatMap(card => activeOf(card) ?? [])
    const seasons = new Map(games.map(({ id, context }) => [id, context.season]))
    const own = (await this.minutes.of(games)).filter(({ player, milliseconds }) => ids.includes(player) && milliseconds > 0)
    return groupBy(own, ({ game }) => game).map(same => ({
      game_id: same[0].game,
      season_id: seasons.get(same[0].game) ?? 0,
      seconds: Math.round(same.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000),
    }))
  }
}
