import { Injectable } from '@nestjs/common'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { PlayOffsReader } from '../../contexts/standings/play-offs-reader'
import { Documents } from '../../storage/documents/documents'
import type { Fork } from '../../storage/fork/fork'
import type { KnownScenario } from './scenario-access'
import type { QualifyingShareAnswer } from './scenarios.answers'

/** By entry; of none where the league does not say how many go on. */
type Shares = ReadonlyMap<EntryId, QualifyingShareAnswer>

/** In which share of the results that are left each team goes on, in the fork of a scenario: looked for once, as long as the fork is kept. */
@Injectable()
export class RunShares {
  private readonly found = new WeakMap<Fork, Promise<Shares>>()

  constructor(
    private readonly documents: Documents,
    private readonly playOffs: PlayOffsReader,
  ) {}

  of(fork: Fork, scenario: KnownScenario): Promise<Shares> {
    const known = this.found.get(fork)
    if (known !== undefined) return known
    const asked = this.ask(fork, scenario)
    this.found.set(fork, asked)
    asked.catch(() => this.found.delete(fork))
    return asked
  }

  private async ask(fork: Fork, { league }: KnownScenario): Promise<Shares> {
    const { shares = [], error = 0 } = (await this.documents.within(fork.now(), () => this.playOffs.sharesOf(league))) ?? {}
    return new Map(shares.map(({ entry, in: share, open }) => [entry, { share, open, error }]))
  }
}
