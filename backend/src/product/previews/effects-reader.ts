import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { EffectsAnswer } from '../../core/effects/effects.answers'
import { Documents } from '../../storage/documents/documents'
import { inFork, type Fork } from '../../storage/fork/fork'
import { concernedBy } from './concerned'
import { differenceOf, type Effects } from './difference'
import { ShownReader } from './shown-reader'

const NOTHING: Effects = { ranks: [], leaders: [], bracket: [], games: [], progress: [] }

/**
 * What was written in a fork and what it leads to, as a short text: two are the same where both are. Facts count by what they say, not
 * by when they were decided.
 */
const tokenOf = (fork: Fork, difference: Effects): string => {
  const facts = fork.facts().map(({ stream, type, data }) => [stream, type, data])
  return createHash('sha256')
    .update(JSON.stringify([facts, difference, fork.isCutOff]))
    .digest('base64url')
}

/** Says what the facts of a fork lead to: the pages of visitors with them, beside the pages without. */
@Injectable()
export class EffectsReader {
  constructor(
    private readonly documents: Documents,
    private readonly shown: ShownReader,
  ) {}

  async of(fork: Fork): Promise<EffectsAnswer> {
    const difference = await this.difference(fork)
    return { ...difference, facts: fork.facts().length, further: fork.isCutOff, token: tokenOf(fork, difference) }
  }

  private async difference(fork: Fork): Promise<Effects> {
    const concerned = concernedBy(fork.facts())
    if (concerned === undefined) return NOTHING
    const [before, after] = await inFork(fork, () =>
      Promise.all([fork.before(), fork.now()].map(reading => this.documents.within(reading, () => this.shown.of(concerned)))),
    )
    return before && after ? differenceOf(before, after) : NOTHING
  }
}
