import { Injectable } from '@nestjs/common'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { certaintiesOf, type Certainty } from '@fullcourt/domain/qualification/certainty'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { leagueCard, tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { knowsOpenGames, opponents, withMeetings } from '@fullcourt/projections/standings/opponents'
import { Documents } from '../../storage/documents/documents'
import { SharedValues } from '../../storage/documents/shared-values'
import { ActiveRows } from './active-rows'

/** By entry. */
type Certainties = ReadonlyMap<EntryId, Certainty>

/** Who of a table is in the play-offs, and who is out, however its games end (docs/standings.md#play-offs). */
@Injectable()
export class PlayOffsReader {
  constructor(
    private readonly documents: Documents,
    private readonly rows: ActiveRows,
    private readonly values: SharedValues,
  ) {}

  /** Of all teams of these leagues; of one that does not say how many go on there is none. */
  async of(leagues: readonly Known<LeagueCard>[]): Promise<Certainties> {
    const saying = leagues.filter(({ playOffPlaces }) => playOffPlaces !== undefined)
    const found = await Promise.all(saying.map(({ id }) => this.values.of(`play-offs:${id}`, () => this.certainties(id))))
    return new Map(found.flatMap(certainties => [...certainties]))
  }

  /** Looked for once after each change, for all answers. */
  private async certainties(id: number): Promise<Certainties> {
    const league = knownOf(await this.documents.get(leagueCard, id))
    if (league?.playOffPlaces === undefined) return new Map()
    const rows = (await this.rows.of([league])).get(id) ?? []
    const met = await this.documents.getMany(
      opponents,
      rows.map(({ entry }) => entry),
    )
    if (!knowsOpenGames(met)) return new Map()
    const race = { rows: withMeetings(rows, met), order: tableOrderOf(league), places: league.playOffPlaces }
    return new Map(certaintiesOf(race).map(certainty => [certainty.entry, certainty] as const))
  }
}
