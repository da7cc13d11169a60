import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import { conflictInWords } from '@fullcourt/domain/schedules/conflict-words'
import { conflictsOf } from '@fullcourt/domain/schedules/conflicts'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { GameRemarkAnswer } from '../../../core/http/conflicts.answers'
import { placedGameOf, type Placing } from './placing'
import { SurroundingsReader } from './surroundings-reader'

/** Games with the same weeks off, byes and schedules. */
const surroundedAlike = ({ context: { season, league, home, away } }: Placing): string =>
  [season, league, home.league, away.league].join(' ')

/** Of more dates than these the games of the whole season are read at once. */
const MOST_DATES = 10

/** Says what is in the way of games where they are. */
@Injectable()
export class ConflictsReader {
  constructor(private readonly surroundings: SurroundingsReader) {}

  /** In sentences; the games may be of several seasons and leagues. Those that give way to them are in nobody's. */
  async of(placings: readonly Placing[], giveWay: readonly GameId[] = []): Promise<GameRemarkAnswer[]> {
    const groups = groupBy(placings, surroundedAlike)
    return (await Promise.all(groups.map(group => this.ofGroup(group, giveWay)))).flat()
  }

  private async ofGroup(placings: readonly Placing[], giveWay: readonly GameId[]): Promise<GameRemarkAnswer[]> {
    const dates = [...new Set(placings.map(({ slot }) => slot.date))]
    const around = await this.surroundings.of({ placings, dates: dates.length > MOST_DATES ? 'all' : dates })
    const gone = new Set([...giveWay, ...placings.map(({ id }) => id)])
    const games = [...around.games.filter(({ id }) => !gone.has(id)), ...placings.map(placedGameOf)]
    const days = new Map(groupBy(games, ({ date }) => date ?? '').map(ofDay => [ofDay[0].date, ofDay]))
    return placings.map(placedGameOf).flatMap(game =>
      conflictsOf(game, { ...around, games: days.get(game.date) ?? [] }).map(conflict => ({
        game_id: game.id,
        message: conflictInWords(conflict, around.nameOf),
      })),
    )
  }
}
