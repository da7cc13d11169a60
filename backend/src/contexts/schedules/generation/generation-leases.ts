import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Backoff } from '@fullcourt/event-store/backoff'
import type { PlanId } from '@fullcourt/domain/ids/kinds'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { HeldLease } from '@fullcourt/projections/runner/held-lease'
import { passesBy } from '../../../core/facts/policy-follow-up'
import { READ_STORE } from '../../../core/injection/tokens'
import { GeneratorStopped } from './schedule-generator'

/** How long a generation belongs to a process that does not answer any more. One that lives renews it at a third of that. */
const LEASE_MILLISECONDS = 6_000

/** Which process works at a generation: while it lives, no other one begins the same work. */
@Injectable()
export class GenerationLeases {
  private readonly owner = randomUUID()

  constructor(@Inject(READ_STORE) private readonly readStore: ReadStore) {}

  /** Null: another process works at it. While the store is away it waits; throws `GeneratorStopped` after the signal. */
  async take(plan: PlanId, stop: AbortSignal): Promise<HeldLease | null> {
    const backoff = new Backoff(stop)
    while (!stop.aborted) {
      try {
        return await HeldLease.take(this.readStore, {
          name: `generation-${plan}`,
          owner: this.owner,
          milliseconds: LEASE_MILLISECONDS,
        })
      } catch (error) {
        if (!passesBy(error)) throw error
        await backoff.wait()
      }
    }
    throw new GeneratorStopped()
  }
}
