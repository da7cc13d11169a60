import { Injectable } from '@nestjs/common'
import {
  bringRowsIn,
  failImport,
  finishImport,
  mapOuterIds,
  type InImport,
  type ReservedFor,
} from '@fullcourt/domain/imports/decide'
import type { ImportFact } from '@fullcourt/domain/imports/events'
import type { DigestedRow } from '@fullcourt/domain/imports/figures'
import { importStream, type LeagueImports } from '@fullcourt/domain/imports/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { stepOf, type Call } from '../facts/call'
import { Decider, type Outcome } from '../facts/decider'

/** What a league's imports write down of themselves, in the stream of that league. */
@Injectable()
export class ImportBook {
  constructor(private readonly decider: Decider) {}

  /** What was mapped and brought in so far. */
  state(league: LeagueId): Promise<LeagueImports> {
    return this.decider.state(importStream, league)
  }

  map(call: Call, into: InImport, reserved: readonly ReservedFor[]): Promise<Outcome> {
    return this.write(stepOf(call, 'map'), into, state => mapOuterIds(state, { ...into, reserved }))
  }

  bringIn(call: Call, into: InImport, rows: readonly DigestedRow[], done: number): Promise<Outcome> {
    const step = stepOf(call, 'rows', ...rows.flat())
    return this.write(step, into, state => bringRowsIn(state, { ...into, rows, done }))
  }

  finish(call: Call, into: InImport, reports: readonly string[]): Promise<Outcome> {
    return this.write(stepOf(call, 'finish'), into, state => finishImport(state, { ...into, reports }))
  }

  fail(call: Call, into: InImport, why: string): Promise<Outcome> {
    return this.write(stepOf(call, 'fail'), into, state => failImport(state, { ...into, why }))
  }

  private write(call: Call, { target }: InImport, decide: (state: LeagueImports) => Decision<ImportFact>): Promise<Outcome> {
    const organization = target.organization.id
    return this.decider.handle({ stream: importStream, id: target.league.id, call, organization, decide })
  }
}
