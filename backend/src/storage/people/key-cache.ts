import type { KeyObject } from 'node:crypto'

/** `destroyed`: the person was erased; there will never be a key again. */
export type PersonKey = KeyObject | 'destroyed'

type CachedKey = { readonly key: PersonKey; readonly since: number }

/** Keys of the persons that were last asked for, up to a number, each for a while: another process may have destroyed it. */
export class KeyCache {
  private readonly kept = new Map<string, CachedKey>()

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
    private readonly now: () => number,
  ) {}

  get(person: string): PersonKey | undefined {
    const found = this.kept.get(person)
    return found !== undefined && this.now() - found.since < this.milliseconds ? found.key : undefined
  }

  /** Answers the key that holds: a destroyed one stays destroyed, and one that was read just before does not bring it back. */
  set(person: string, key: PersonKey): PersonKey {
    const stored = this.kept.get(person)?.key === 'destroyed' ? 'destroyed' : key
    this.kept.delete(person)
    this.kept.set(person, { key: stored, since: this.now() })
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break
      this.kept.delete(oldest)
    }
    return stored
  }
}
