import { Injectable } from '@nestjs/common'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { gameSheet } from '@fullcourt/projections/games/game-sheet'
import { ID_DIGITS } from '@fullcourt/projections/order'
import { Documents } from '../../storage/documents/documents'

/** Who has lines of both sides of a game, which counts once for them (docs/merging.md#figures). */
@Injectable()
export class BothSides {
  constructor(private readonly documents: Documents) {}

  /** By the ids under which the lines were recorded, in regular games of these seasons. No game is read. */
  async of(seasons: Iterable<SeasonId>): Promise<ReadonlySet<PlayerId>> {
    const tallies = await Promise.all(
      [...new Set(seasons)].map(season =>
        this.documents.tally(gameSheet, { index: 'bothSides', key: String(season) }, ID_DIGITS),
      ),
    )
    return new Set(tallies.flat().map(({ beginning }) => Number(beginning)))
  }
}
