import { Injectable } from '@nestjs/common'
import type { EntryId, LeagueId } from '@fullcourt/domain/ids/kinds'
import { certaintiesOf, type Certainty } from '@fullcourt/domain/qualification/certainty'
import type { PlayOffRace } from '@fullcourt/domain/qualification/race'
import { qualifyingSharesInSteps, type QualifyingShares } from '@fullcourt/domain/qualification/shares'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { leagueCard, tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { knowsOpenGames, opponents, withMeetings } from '@fullcourt/projections/standings/opponents'
import { TimeSlicer } from '@fullcourt/projections/runner/time-slicer'
import { Documents } from '../../storage/documents/documents'
import { SharedValues } from '../../storage/documents/shared-values'
import { ActiveRows } from './active-rows'

/** Others are answered after so long. */
const SLICE_MILLISECONDS = 8

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

  /**
   * In which share of the results that are left each team of a league goes on; undefined where the league does not say how many do, or all
   * of them do. It takes up to a second, in slices.
   */
  async sharesOf(id: LeagueId): Promise<QualifyingShares | undefined> {
    const race = await this.race(id)
    if (race === undefined || race.places >= race.rows.length) return undefined
    const slicer = new TimeSlicer(SLICE_MILLISECONDS)
    const steps = qualifyingSharesInSteps(race)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      if (slicer.over) await slicer.rest()
    }
  }

  /** Looked for once after each change, for all answers. */
  private async certainties(id: LeagueId): Promise<Certainties> {
    const race = await this.race(id)
    return new Map(race && certaintiesOf(race).map(certainty => [certainty.entry, certainty] as const))
  }

  private async race(id: LeagueId): Promise<PlayOffRace | undefined> {
    const league = knownOf(await this.documents.get(leagueCard, id))
    if (league?.playOffPlaces === undefined) return undefined
    const rows = (await this.rows.of([league])).get(id) ?? []
    const met = await this.documents.getMany(
      opponents,
      rows.map(({ entry }) => entry),
    )
    if (!knowsOpenGames(met)) return undefined
    return { rows: withMeetings(rows, met), order: tableOrderOf(league), places: league.playOffPlaces }
  }
}
