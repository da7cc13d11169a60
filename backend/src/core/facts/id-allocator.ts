import { idsStream } from '@fullcourt/domain/ids/state'
import { reserveIds } from '@fullcourt/domain/ids/decide'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { forkOfWork, type Fork } from '../../storage/fork/fork'
import type { Decider } from './decider'
import { contextOnce } from './command-context'

/** How many ids a process reserves at once; what it has not handed out when it ends is a hole, which is fine. */
const BLOCK = 10

/** What is reserved and not handed out yet, and the turns of those who ask. */
type Reserved = { readonly free: Map<IdKind, number[]>; readonly turns: Map<IdKind, Promise<unknown>> }

const nothingReserved = (): Reserved => ({ free: new Map(), turns: new Map() })

/** Hands out ids of every kind, reserved in blocks in the stream `ids` (docs/facts.md#identities); those of a fork are its own. */
export class IdAllocator {
  private readonly own = nothingReserved()
  private readonly ofForks = new WeakMap<Fork, Reserved>()

  constructor(private readonly decider: Decider) {}

  async next(kind: IdKind): Promise<number> {
    const [id] = await this.take(kind, 1)
    return id as number
  }

  /** `count` ids in growing order, for callers that create many things at once. */
  take(kind: IdKind, count: number): Promise<readonly number[]> {
    const { free: all, turns } = this.reserved()
    const turn = (turns.get(kind) ?? Promise.resolve()).then(async () => {
      const free = all.get(kind) ?? []
      const short = count - free.length
      const ids = short > 0 ? [...free, ...(await this.reserve(kind, Math.max(short, BLOCK)))] : free
      all.set(kind, ids.slice(count))
      return ids.slice(0, count)
    })
    turns.set(
      kind,
      turn.catch(() => undefined),
    )
    return turn
  }

  private reserved(): Reserved {
    const fork = forkOfWork()
    if (fork === undefined) return this.own
    const known = this.ofForks.get(fork) ?? nothingReserved()
    this.ofForks.set(fork, known)
    return known
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
