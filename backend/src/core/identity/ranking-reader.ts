import { Injectable } from '@nestjs/common'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { playerSeasons } from '@fullcourt/projections/statistics/player-seasons'
import { rankingKey, rankingPlaceIn, type Ranking, type RankingPlace } from '@fullcourt/projections/statistics/rankings'
import { Documents } from '../../storage/documents/documents'

/** So many places are read at first for each that is wanted, and so many times as many each time that they were not enough. */
const AT_FIRST = 2
const GROWTH = 4

type Wanted = {
  readonly places: number
  /** Whether somebody is ranked. */
  readonly takes: (place: RankingPlace) => boolean
}

/** Reads the rankings of a season from their first place on. */
@Injectable()
export class RankingReader {
  constructor(private readonly documents: Documents) {}

  /**
   * The first so many of those who are taken, all who are equal to the last of them included, by the ids under which their figures were
   * recorded. No document is read.
   */
  async first(season: SeasonId, ranking: Ranking, { places, takes }: Wanted): Promise<readonly PlayerId[]> {
    const list = { index: 'rankings', key: rankingKey(season, ranking), descending: true }
    const found: RankingPlace[] = []
    let before: string | undefined
    for (let limit = AT_FIRST * places; ; limit *= GROWTH) {
      const page = await this.documents.places(playerSeasons, { ...list, limit, ...(before !== undefined && { before }) })
      for (const { order } of page) {
        const place = rankingPlaceIn(order)
        const last = found[places - 1]
        if (last !== undefined && place.value < last.value) return found.map(({ player }) => player)
        if (takes(place)) found.push(place)
      }
      before = page.at(-1)?.order
      if (page.length < limit) return found.map(({ player }) => player)
    }
  }
}
