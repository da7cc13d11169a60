import { Injectable } from '@nestjs/common'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { appointment, type Appointment } from '@fullcourt/projections/games/appointment'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../../storage/documents/documents'
import type { GameRecord } from '../../contexts/games/queries/game-answer'
import type { GamesFilter } from '../../contexts/games/queries/game-reader'

const fits =
  ({ league, team }: GamesFilter) =>
  ({ leagues, teams }: Known<Appointment>): boolean =>
    (league === undefined || leagues.includes(league)) && (team === undefined || teams.includes(team))

/** Deleted games of seasons: a calendar that has them is told so. */
@Injectable()
export class DeletedGames {
  constructor(private readonly documents: Documents) {}

  async of(seasons: readonly SeasonId[], filter: GamesFilter): Promise<readonly GameRecord[]> {
    const lists = await Promise.all(
      seasons.map(season => this.documents.list(appointment, { index: 'deleted', key: String(season) })),
    )
    const deleted = lists.flat().flatMap(({ body }) => knownOf(body) ?? [])
    const ids = deleted.filter(fits(filter)).map(({ id }) => id)
    const cards = await this.documents.getMany(gameCard, ids)
    return ids.flatMap(id => knownOf(cards.get(String(id))) ?? [])
  }
}
