import { FACT_VERSIONS, type AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { FactMetadata, Recorded } from '@fullcourt/domain/facts/fact'

type Stream<State, F extends AnyFact, Id> = {
  readonly name: (id: Id) => string
  readonly initial: State
  readonly evolve: (state: State, fact: Recorded<F>) => State
}

/** Positions have gaps, as those of a log that others write to as well. */
const POSITION_STEP = 7
const MINUTE = 60_000
const BEGINNING_OF_TIME = Date.UTC(2025, 5, 1)

const organizationOf = ({ data }: AnyFact): number | null => {
  if ('organization' in data) return data.organization
  return 'in' in data ? data.in.organization : null
}

/** A log in memory, together with the states that decisions are made from. */
export class GeneratedLog {
  readonly facts: Recorded<AnyFact>[] = []
  private readonly states = new Map<string, unknown>()
  private readonly lengths = new Map<string, number>()
  private commands = 0

  /** When the next fact is written, ISO 8601. */
  get now(): string {
    return new Date(BEGINNING_OF_TIME + this.facts.length * MINUTE).toISOString()
  }

  state<State, F extends AnyFact, Id>(stream: Stream<State, F, Id>, id: Id): State {
    const name = stream.name(id)
    return this.states.has(name) ? (this.states.get(name) as State) : stream.initial
  }

  /** Decides one command of a stream and writes what it comes to; a refused one writes nothing. */
  decide<State, F extends AnyFact, Id>(
    stream: Stream<State, F, Id>,
    id: Id,
    decision: (state: State) => Decision<F>,
    cause: string | null = null,
  ): readonly Recorded<F>[] {
    const state = this.state(stream, id)
    const decided = decision(state)
    if (decided.kind !== 'facts') return []
    const written = this.write(stream.name(id), decided.facts, cause)
    this.states.set(stream.name(id), written.reduce(stream.evolve, state))
    return written
  }

  write<F extends AnyFact>(stream: string, facts: readonly F[], cause: string | null = null): readonly Recorded<F>[] {
    this.commands++
    return facts.map(fact => this.record(stream, fact, cause))
  }

  private record<F extends AnyFact>(stream: string, fact: F, cause: string | null): Recorded<F> {
    const revision = this.lengths.get(stream) ?? 0
    const position = (this.facts.length + 1) * POSITION_STEP
    const recorded: Recorded<F> = {
      ...(JSON.parse(JSON.stringify(fact)) as F),
      id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
      stream,
      revision,
      position: String(position).padStart(20, '0'),
      metadata: this.metadata(fact, cause),
    }
    this.lengths.set(stream, revision + 1)
    this.facts.push(recorded)
    return recorded
  }

  private metadata(fact: AnyFact, cause: string | null): FactMetadata {
    const command = `command-${this.commands}`
    return {
      version: FACT_VERSIONS[fact.type],
      time: this.now,
      actor: this.commands % 3 === 0 ? 'system' : this.commands % 3,
      organization: organizationOf(fact),
      command,
      correlation: command,
      cause,
      reason: this.commands % 4 === 0 ? 'The sheet was misread.' : null,
    }
  }
}
