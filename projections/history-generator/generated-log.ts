import { FACT_VERSIONS, type AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { FactMetadata, Recorded } from '@fullcourt/domain/facts/fact'

type Stream<State, F extends AnyFact, Id> = {
  readonly name: (id: Id) => string
  readonly initial: State
  readonly evolve: (state: State, fact: Recorded<F>) => State
}

/** A step of a policy: what it follows, and which step of its plan it is. */
export type PolicyStep = {
  readonly policy: string
  readonly fact: Recorded<AnyFact>
  readonly step: string | number
  /** From which fact it follows, where that is not the one that the policy follows. */
  readonly cause?: string | null
}

/** A policy's command as generated facts name it: the ids that the product makes of the same parts are not known here. */
const policyCommand = ({ policy, fact, step }: PolicyStep): string => JSON.stringify([policy, fact.id, step])

/** Positions have gaps, as those of a log that others write to as well. */
const POSITION_STEP = 7
const MINUTE = 60_000
/** Commands that somebody gives one after another, so that slips are mended at once. */
const IN_A_ROW = 4
const BEGINNING_OF_TIME = Date.UTC(2025, 5, 1)

const organizationOf = ({ data }: AnyFact): number | null => {
  if ('organization' in data) return data.organization
  return 'in' in data ? data.in.organization : null
}

/** A log in memory, together with the states that decisions are made from. */
export class GeneratedLog {
  readonly facts: Recorded<AnyFact>[] = []
  private readonly states = new Map<unknown, Map<string, { readonly state: unknown; readonly facts: number }>>()
  private readonly streams = new Map<string, Recorded<AnyFact>[]>()
  private commands = 0

  /** When the next fact is written, ISO 8601. */
  get now(): string {
    return new Date(BEGINNING_OF_TIME + this.facts.length * MINUTE).toISOString()
  }

  state<State, F extends AnyFact, Id>(stream: Stream<State, F, Id>, id: Id): State {
    const name = stream.name(id)
    const ofStream = this.states.get(stream) ?? new Map<string, { readonly state: unknown; readonly facts: number }>()
    this.states.set(stream, ofStream)
    const { state, facts } = ofStream.get(name) ?? { state: stream.initial, facts: 0 }
    const all = this.streams.get(name) ?? []
    const now = all.slice(facts).reduce((before, fact) => evolved(stream, before, fact), state as State)
    ofStream.set(name, { state: now, facts: all.length })
    return now
  }

  /** Decides one command of a stream and writes what it comes to; a refused one writes nothing. */
  decide<State, F extends AnyFact, Id>(
    stream: Stream<State, F, Id>,
    id: Id,
    decision: (state: State) => Decision<F>,
    by: PolicyStep | null = null,
  ): readonly Recorded<F>[] {
    const decided = decision(this.state(stream, id))
    return decided.kind === 'facts' ? this.write(stream.name(id), decided.facts, by) : []
  }

  write<F extends AnyFact>(stream: string, facts: readonly F[], by: PolicyStep | null = null): readonly Recorded<F>[] {
    this.commands++
    return facts.map(fact => this.record(stream, fact, by))
  }

  private record<F extends AnyFact>(stream: string, fact: F, by: PolicyStep | null): Recorded<F> {
    const facts = this.streams.get(stream) ?? []
    const revision = facts.length
    const position = (this.facts.length + 1) * POSITION_STEP
    const recorded: Recorded<F> = {
      ...(JSON.parse(JSON.stringify(fact)) as F),
      id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
      stream,
      revision,
      position: String(position).padStart(20, '0'),
      metadata: this.metadata(fact, by),
    }
    this.streams.set(stream, facts)
    facts.push(recorded)
    this.facts.push(recorded)
    return recorded
  }

  private metadata(fact: AnyFact, by: PolicyStep | null): FactMetadata {
    const actor = Math.floor(this.commands / IN_A_ROW) % 3
    const command = by === null ? `command-${this.commands}` : policyCommand(by)
    return {
      version: FACT_VERSIONS[fact.type],
      time: this.now,
      actor: actor === 0 ? 'system' : actor,
      organization: organizationOf(fact),
      command,
      correlation: by?.fact.metadata.correlation ?? command,
      cause: by?.cause ?? by?.fact.id ?? null,
      reason: this.commands % 4 === 0 ? 'The sheet was misread.' : null,
    }
  }
}

/** A fact of another context falls through, as where commands are decided. */
const evolved = <State, F extends AnyFact, Id>({ evolve }: Stream<State, F, Id>, state: State, fact: Recorded<AnyFact>): State =>
  (evolve(state, fact as unknown as Recorded<F>) as State | undefined) ?? state
