import { Inject, Injectable, Logger } from '@nestjs/common'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { EventStore } from '@fullcourt/event-store/port'
import type { ReadStore } from '@fullcourt/projections/read-store'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { contextOfJob } from '../../core/facts/command-context'
import { isReported } from '../../storage/condition/is-reported'
import { Commands } from '../../core/facts/commands'
import { CLOCK, EVENT_STORE, READ_STORE, RUNNER, type Clock } from '../../core/injection/tokens'
import { isWaitingOrRunning, type CheckPhase, type CheckRecord } from './check-record'
import { CheckRecords } from './check-records'
import { carryOutCheck, CheckCancelled } from './running-check'
import { RecordRepair } from './statistics-check.commands'

/** How soon a check begins that was asked for, in milliseconds. */
const LOOK_AGAIN_MILLISECONDS = 300

/** Carries out the checks that were asked for, one after another, in the process that keeps the documents up to date. */
@Injectable()
export class StatisticsChecks {
  private readonly logger = new Logger('Statistics check')

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly records: CheckRecords,
    private readonly commands: Commands,
  ) {}

  /** From now on, whenever this process is the runner; what another one began is begun again. */
  start(): void {
    this.runner.whileLeading(ended => this.watch(ended))
  }

  private async watch(ended: AbortSignal): Promise<void> {
    const backoff = new Backoff(ended)
    while (!ended.aborted) {
      try {
        for (const organization of await this.records.asked()) await this.carryOut(organization, ended)
        backoff.reset()
        await pause(LOOK_AGAIN_MILLISECONDS, ended)
      } catch (error) {
        if (ended.aborted) return
        if (!isReported(error)) this.logger.warn(`A check of statistics is tried again: ${String(error)}`)
        await backoff.wait()
      }
    }
  }

  private async carryOut(organization: OrganizationId, ended: AbortSignal): Promise<void> {
    const waiting = async () => {
      const asked = await this.records.of(organization)
      return asked !== undefined && isWaitingOrRunning(asked) ? asked : undefined
    }
    for (let asked = await waiting(); asked !== undefined && !ended.aborted; asked = await waiting())
      await this.check(asked, ended)
    if (ended.aborted) return
    await this.records.settle(organization)
    if ((await waiting()) !== undefined) await this.records.ask(organization)
  }

  private async check(asked: CheckRecord, ended: AbortSignal): Promise<void> {
    const { events, documents, runner, records } = this
    try {
      await carryOutCheck({ events, documents, runner, records }, asked, ended)
      await this.end(asked, 'done')
    } catch (error) {
      if (ended.aborted) throw error
      if (error instanceof CheckCancelled) return this.end(asked, 'cancelled')
      this.logger.error(`The statistics of organization ${asked.organization} could not be checked: ${String(error)}`)
      await this.end(asked, 'failed', String(error))
    }
  }

  /** What was repaired is on record, also where the rest was given up. */
  private async end(
    { organization, id, by, reason }: CheckRecord,
    phase: CheckPhase,
    error: string | null = null,
  ): Promise<void> {
    const record = await this.records.of(organization)
    if (record?.id !== id) return
    const noIds = () => Promise.reject(new Error('A repair makes no ids.'))
    const context = { ...contextOfJob(['repair', id], by, noIds), reason }
    await this.commands.dispatch(new RecordRepair(context, { organization, documents: record.repaired }))
    const endedAt = this.clock().toISOString()
    await this.records.change(organization, known => (known?.id === id ? { ...known, phase, error, endedAt } : known))
  }
}
