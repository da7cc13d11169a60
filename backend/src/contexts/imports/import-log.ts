import { Injectable } from '@nestjs/common'
import {
  recordImportedRows,
  failImport,
  finishImport,
  mapExternalIds,
  type InImport,
  type ReservedFor,
} from '@fullcourt/domain/imports/decide'
import type { ImportFact } from '@fullcourt/domain/imports/events'
import type { DigestedRow } from '@fullcourt/domain/imports/figures'
import { importStream, type LeagueImports } from '@fullcourt/domain/imports/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { stepOf, type CommandContext } from '../../core/facts/command-context'
import { Decider, type Outcome } from '../../core/facts/decider'

/** What a league's imports write down of themselves, in the stream of that league. */
@Injectable()
export class ImportLog {
  constructor(private readonly decider: Decider) {}

  /** What was mapped and brought in so far. */
  state(league: LeagueId): Promise<LeagueImports> {
    return this.decider.state(importStream, league)
  }

  map(context: CommandContext, into: InImport, reserved: ReservedFor): Promise<Outcome> {
    const step = stepOf(context, 'map', reserved.kind, ...reserved.ids.map(([external]) => external))
    return this.write(step, into, state => mapExternalIds(state, { ...into, reserved: [reserved] }))
  }

  importRows(context: CommandContext, into: InImport, rows: readonly DigestedRow[], done: number): Promise<Outcome> {
    const step = stepOf(context, 'rows', ...rows.flat())
    return this.write(step, into, state => recordImportedRows(state, { ...into, rows, done }))
  }

  finish(context: CommandContext, into: InImport, reports: readonly string[]): Promise<Outcome> {
    return this.write(stepOf(context, 'finish'), into, state => finishImport(state, { ...into, reports }))
  }

  fail(context: CommandContext, into: InImport, why: string): Promise<Outcome> {
    return this.write(stepOf(context, 'fail'), into, state => failImport(state, { ...into, why }))
  }

  private write(
    context: CommandContext,
    { target }: InImport,
    decide: (state: LeagueImports) => Decision<ImportFact>,
  ): Promise<Outcome> {
    const organization = target.organization.id
    return this.decider.handle({ stream: importStream, id: target.league.id, context, organization, decide })
  }
}
