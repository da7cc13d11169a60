import { LRUCache } from 'lru-cache'
import { EVERYTHING } from '@fullcourt/projections/changes'
import type { FeedLine } from '@fullcourt/projections/read-store'
import { forkOfWork } from '../fork/fork'
import type { Documents } from './documents'

type Made<Value> = {
  readonly value: Value
  readonly dependencies: ReadonlySet<FeedLine>
  readonly stale: boolean
  readonly earlier: string | undefined
}

/** A value that is being made, and what changed meanwhile. */
type Making = { readonly name: string; readonly made: Promise<Made<object>>; readonly changed: FeedLine[] }

/** So many values are kept: those that were used least recently go first. */
const MOST_VALUES = 500

const concerns = (changes: readonly FeedLine[], dependencies: ReadonlySet<FeedLine>) =>
  changes.some(change => change === EVERYTHING || dependencies.has(change))

/** What an answer depends on that uses a value: one change instead of all that the value was made of. */
const changeOf = (name: string): FeedLine => `shared:${name}`

/**
 * Values made of many documents that many answers share, such as the names that are searched: kept until something that they were
 * made of changes. Values are immutable.
 */
export class SharedValues {
  private readonly kept = new LRUCache<string, Made<object>>({ max: MOST_VALUES })
  private readonly making = new Set<Making>()

  constructor(private readonly documents: Documents) {}

  /** The value of that name; `make` is always the same for a name. That of a fork, or of another moment, is its own and not kept. */
  async of<Value extends object>(name: string, make: () => Promise<Value>): Promise<Value> {
    if (forkOfWork() !== undefined || this.documents.isApart()) return make()
    const { value, stale, earlier } = (this.kept.get(name) ?? (await this.made(name, make))) as Made<Value>
    this.documents.include({ dependencies: [changeOf(name)], stale, earlier })
    return value
  }

  /** Drops the values that depend on what changed, and names the changes that this is for the answers that used them. */
  forget(changes: readonly FeedLine[]): readonly FeedLine[] {
    for (const { changed } of this.making) changed.push(...changes)
    const dropped = [...this.kept].filter(([, { dependencies }]) => concerns(changes, dependencies)).map(([name]) => name)
    for (const name of dropped) this.kept.delete(name)
    return [...dropped, ...[...this.making].map(({ name }) => name)].map(changeOf)
  }

  /** Who asks after a change does not get what was begun before it. */
  private made(name: string, make: () => Promise<object>): Promise<Made<object>> {
    const running = [...this.making].find(one => one.name === name && one.changed.length === 0)
    if (running) return running.made
    const making: Making = { name, made: this.make(make), changed: [] }
    this.making.add(making)
    return this.keptWhenMade(making)
  }

  private async keptWhenMade(making: Making): Promise<Made<object>> {
    try {
      const made = await making.made
      if (!made.stale && !concerns(making.changed, made.dependencies)) this.kept.set(making.name, made)
      return made
    } finally {
      this.making.delete(making)
    }
  }

  private async make(make: () => Promise<object>): Promise<Made<object>> {
    const reading = this.documents.open()
    const value = await this.documents.within(reading, make)
    return { value, dependencies: reading.dependencies(), stale: reading.stale(), earlier: reading.earlier() }
  }
}
