import { idsStream } from '@fullcourt/domain/ids/state'
import { reserveIds } from '@fullcourt/domain/ids/decide'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { Decider } from './decider'
import { contextOnce } from './command-context'

/** How many ids a process reserves at once; what it has not handed out when it ends is a hole, which is fine. */
const BLOCK = 10

/** Hands out ids of every kind, reserved in blocks in the stream `ids` (docs/facts.md#identities). */
export class IdAllocator {
  private readonly free = new Map<IdKind, number[]>()
  private readonly turns = new Map<IdKind, Promise<unknown>>()

  constructor(private readonly decider: Decider) {}

  async next(kind: IdKind): Promise<number> {
    const [id] = await this.take(kind, 1)
    return id as number
  }

  /** `count` ids in growing order, for callers that create many things at once. */
  take(kind: IdKind, count: number): Promise<readonly number[]> {
    const turn = (this.turns.get(kind) ?? Promise.resolve()).then(async () => {
      const free = this.free.get(kind) ?? []
      const short = count - free.length
      const ids = short > 0 ? [...free, ...(await this.reserve(kind, Math.max(short, BLOCK)))] : free
      this.free.set(kind, ids.slice(count))
      return ids.slice(0, count)
    })
    this.turns.set(
      kind,
      turn.catch(() => undefined),
    )
    return turn
  }

  private async reserve(kind: IdKind, count: number): Promise<readonly number[]> {
    const outcome = await this.decider.handle({
      stream: idsStream,
      id: undefined,
      organization: null,
      context: contextOnce('system', kind => this.next(kind)),
      decide: reserved => reserveIds(reserved, { kind, count }),
    })
    const [reserved] = outcome.facts
    if (reserved?.type !== 'IdsReserved') throw new Error('A reservation of ids wrote no block.')
    const { from, upTo } = reserved.data
    return Array.from({ length: upTo - from + 1 }, (_, i) => from + i)
  }
}
