import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { formOf, LAST_TEN, type Form } from '@fullcourt/domain/standings/form'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { resultOfOrder, resultsOfOrder } from '@fullcourt/projections/games/game-order'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import { Documents } from '../../storage/documents/documents'
import { gamesInRow } from './games-in-row'
import type { RowsInList } from './rows-in-list'

/** By how much more results are looked at where those before were not enough. */
const FURTHER = 4

/** The results of so many entries are looked at one by one. */
const FEW = 1

/** From the newest. */
type Results = readonly TeamResult[]

/** Whether more results would say nothing new of the form of a row. */
const isEnough = (row: StandingsRow, results: Results): boolean =>
  results.length >= gamesInRow(row) || (results.length >= LAST_TEN && new Set(results).size > 1)

/** How entries played lately: their last ten results, and more only of those that won or lost all of these. */
@Injectable()
export class FormReader {
  constructor(private readonly documents: Documents) {}

  /** Of all rows of a list together, and one by one of those that played longer ago than the others. */
  async of(lists: readonly RowsInList[]): Promise<ReadonlyMap<EntryId, Form>> {
    const known = await Promise.all(lists.map(list => this.lately(list)))
    const results = new Map(known.flatMap(found => [...found]))
    const entries = lists.flatMap(({ rows }) => rows.map(({ entry }) => entry))
    const forms = entries.map(async entry => {
      const lately = results.get(entry)
      return [entry, lately ? formOf(lately) : await this.form(entry)] as const
    })
    return new Map(await Promise.all(forms))
  }

  /** By the places of games in one range of a list, as long as that is enough for nearly all: no game is read. */
  private async lately(list: RowsInList, looked = LAST_TEN * list.rows.length): Promise<ReadonlyMap<EntryId, Results>> {
    const { key, rows } = list
    if (rows.length <= FEW) return new Map()
    const range = { index: 'leagueResults', key, descending: true, limit: looked }
    const places = await this.documents.placesIfBuilt(gameCard, range)
    if (places === undefined) return new Map()
    const byEntry = new Map(
      groupBy(
        places.flatMap(({ order }) => resultsOfOrder(order)),
        ([entry]) => entry,
      ).map(of => [of[0][0], of.map(([, result]) => result)]),
    )
    const found = rows.map(row => [row, byEntry.get(row.entry) ?? []] as const)
    const enough = places.length < looked ? found : found.filter(([row, results]) => isEnough(row, results))
    if (rows.length - enough.length > FEW) return this.lately(list, looked * FURTHER)
    return new Map(enough.map(([{ entry }, results]) => [entry, results]))
  }

  /** More results are looked at until one ends the streak. */
  private async form(entry: EntryId, looked = LAST_TEN): Promise<Form> {
    const lately = await this.results(entry, looked)
    const isOneStreak = lately.length >= looked && new Set(lately).size === 1
    return isOneStreak ? this.form(entry, looked * FURTHER) : formOf(lately)
  }

  /** From the newest, by their places in the list: no game is read. */
  private async results(entry: EntryId, limit: number): Promise<Results> {
    const range = { index: 'results', key: String(entry), descending: true, limit }
    const places = await this.documents.places(gameCard, range)
    return places.flatMap(({ order }) => resultOfOrder(order) ?? [])
  }
}
