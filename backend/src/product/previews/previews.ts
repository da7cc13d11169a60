import { Injectable } from '@nestjs/common'
import { recall } from '@fullcourt/domain/log/recall'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { StoredFact } from '@fullcourt/event-store/port'
import type { EffectsAnswer } from '../../core/effects/effects.answers'
import { CallCourse } from '../../core/facts/call-course'
import { stepOf, type CommandContext } from '../../core/facts/command-context'
import { asInFork, ForkOutdated, type AsInFork } from '../../core/facts/decided-as'
import { IdAllocator } from '../../core/facts/id-allocator'
import { KeyedQueue } from '../../core/facts/keyed-queue'
import { Busy, Refused } from '../../core/facts/refused'
import { Documents } from '../../storage/documents/documents'
import { inFork, type Fork } from '../../storage/fork/fork'
import { Forks } from '../../storage/fork/forks'
import { concernedBy, meet, type Concerned } from './concerned'
import { EffectsReader } from './effects-reader'

/** The work of a call: what it does with a context of its commands. */
export type CallWork = {
  readonly call: CommandContext
  readonly run: (context: CommandContext) => Promise<unknown>
}

/** What a call would answer and lead to. */
type Seen = { readonly fork: Fork; readonly answer: unknown; readonly effects: EffectsAnswer }

/** How often a call is looked at again because others write what may matter. */
const TRIES = 10

const leadsElsewhere = (effects: EffectsAnswer) =>
  new Refused({
    ...refuse('conflict', 'This would lead to something else by now. Nothing was saved: look at it once more.'),
    details: { effects },
  })

const mayMatterTo =
  (concerned: Concerned | undefined) =>
  (stored: StoredFact): boolean => {
    const fact = recall(stored)
    if (fact === 'unknown') return true
    const other = concernedBy([fact])
    return concerned !== undefined && other !== undefined && meet(concerned, other)
  }

/** Shows what calls would lead to, and saves what leads to what was shown (docs/history.md#before-it-is-saved). */
@Injectable()
export class Previews {
  private readonly turns = new KeyedQueue()

  constructor(
    private readonly forks: Forks,
    private readonly documents: Documents,
    private readonly effects: EffectsReader,
    private readonly ids: IdAllocator,
  ) {}

  /** What the call would answer, with its effects. Throws what refuses the call. */
  async answer(work: CallWork): Promise<object> {
    const { answer, effects } = await this.look(work)
    return { ...(typeof answer === 'object' ? answer : {}), effects }
  }

  /**
   * Carries the call out where it leads to what the token says; throws `Refused` with the new effects where it does not. Those of one
   * organization come one after another.
   */
  async save(token: string, work: CallWork): Promise<unknown> {
    const first = await this.look(work)
    const organization = first.fork.facts()[0]?.metadata.organization ?? null
    return this.turns.run(String(organization), async () => {
      let seen = first
      for (let tries = 0; tries < TRIES; tries++) {
        if (seen.effects.token !== token) throw leadsElsewhere(seen.effects)
        try {
          return await asInFork(this.expected(seen), () => work.run(work.call))
        } catch (error) {
          if (!(error instanceof ForkOutdated)) throw error
          seen = await this.look(work)
        }
      }
      throw new Busy()
    })
  }

  private expected({ fork }: Seen): AsInFork {
    return { fork, mayMatter: mayMatterTo(concernedBy(fork.facts())) }
  }

  private async look({ call, run }: CallWork): Promise<Seen> {
    const fork = await this.forks.begin()
    const context: CommandContext = {
      ...stepOf(call, 'preview'),
      nextId: kind => this.ids.next(kind),
      behind: () => undefined,
      course: new CallCourse(),
    }
    const answer = await inFork(fork, () => this.documents.inRequest(() => run(context)))
    return { fork, answer, effects: await this.effects.of(fork) }
  }
}
