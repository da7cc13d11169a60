import { Inject, Injectable } from '@nestjs/common'
import type { Inverse } from '@fullcourt/domain/undo/inverse'
import { CLOCK, PRIVATE_STORE, type Clock } from '../../../core/injection/tokens'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import type { StepsCall } from './step-call'

/** What one command of an action is to bring about, and the revision of what it takes back. */
export type ActionStep = { readonly inverse: Inverse; readonly revision: number }

/** An action of several streams that was begun: all that another process needs to write the rest of it. */
export type UnfinishedAction = Omit<StepsCall, 'context'> & {
  readonly id: string
  readonly reason: StepsCall['context']['reason']
  readonly since: string
  readonly steps: readonly ActionStep[]
}

const RECORD = ['installation', 'unfinished-actions'] as const

/** Which actions were begun and have not ended, so that the next process finds them (docs/history.md#undo). */
@Injectable()
export class UnfinishedActions {
  constructor(
    @Inject(PRIVATE_STORE) private readonly store: PrivateStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async all(): Promise<readonly UnfinishedAction[]> {
    return ((await this.store.get(...RECORD)) ?? []) as readonly UnfinishedAction[]
  }

  async begun({ context, ...call }: StepsCall, steps: readonly ActionStep[]): Promise<void> {
    const { id, reason } = context
    const action = { ...call, id, reason, since: this.clock().toISOString(), steps }
    await this.change(all => [...all.filter(one => one.id !== id), action])
  }

  async ended(id: string): Promise<void> {
    await this.change(all => all.filter(one => one.id !== id))
  }

  /** Of writers that race, each sees what the others wrote. */
  private async change(next: (all: readonly UnfinishedAction[]) => readonly UnfinishedAction[]): Promise<void> {
    await this.store.putIfAbsent(...RECORD, [])
    for (;;) {
      const expected = await this.all()
      if (await this.store.replace(...RECORD, { expected, value: next(expected) })) return
    }
  }
}
