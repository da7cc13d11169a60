import type { JointlySealed } from './sealed'

/** A past-tense statement about one thing: a stable type name and plain data (docs/facts.md#what-a-fact-says). */
export type Fact<Type extends string, Data> = { readonly type: Type; readonly data: Data }

/** Who caused a fact: a user by id, or the product itself (a demo league, the first administrator). */
export type ActingUser = number | 'system'

/**
 * What a person gave as the reason, in their words: sealed, since it may name people (docs/people.md#sealed). Older facts have it as a plain
 * text.
 */
export type Reason = string | JointlySealed

/** The metadata of every fact (docs/facts.md#what-a-fact-says). */
export type FactMetadata = {
  /** Schema version of the fact's data; older versions are read through upcasters. */
  readonly version: number
  /** When it was decided, ISO 8601 in UTC. */
  readonly time: string
  readonly actor: ActingUser
  /** The organization it belongs to; null for facts of the installation. */
  readonly organization: number | null
  /** Id of the command that decided it; one command may write several facts. */
  readonly command: string
  /** Id of the call or job that everything with this correlation followed from. */
  readonly correlation: string
  /** Id of the fact that a policy reacted to. */
  readonly cause: string | null
  readonly reason: Reason | null
  /** Correlation of the action that this one undoes (docs/history.md#undo); absent where it undoes none. */
  readonly undoes?: string
}

/**
 * A fact as a fold takes it that remembers what to take back: once it is written it has an id, the command that decided it, and what
 * it followed from.
 */
export type Traced<F extends Fact<string, unknown>> = F & {
  readonly id?: string
  readonly metadata?: Partial<Pick<FactMetadata, 'cause' | 'command' | 'correlation'>>
}

/** A fact as it was read back from its log, in its newest shape. Positions are 20 digits and compare as text. */
export type Recorded<F extends Fact<string, unknown>> = F & {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly metadata: FactMetadata
}
