import type { Fact } from './fact'

/**
 * Why a command is refused, in the caller's terms; the HTTP layer turns it into 400, 403, 404 or 409.
 * `changed` is the 409 of somebody else's earlier edit.
 */
export type Refusal = {
  readonly kind: 'refused'
  readonly why: 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'changed'
  /** What a person needs to act; where the specification has a text, exactly that. */
  readonly message: string
  /** What the caller needs beside the message, by the name of its field in the answer. */
  readonly details?: { readonly [field: string]: unknown }
}

/** What a command comes to: facts to write, nothing to change, or a refusal. */
export type Decision<F extends Fact<string, unknown>> =
  | { readonly kind: 'facts'; readonly facts: readonly [F, ...F[]] }
  | { readonly kind: 'nothing' }
  | Refusal

export const facts = <F extends Fact<string, unknown>>(...written: readonly [F, ...F[]]): Decision<F> => ({
  kind: 'facts',
  facts: written,
})

export const nothing = { kind: 'nothing' } as const

export const refuse = (why: Refusal['why'], message: string): Refusal => ({ kind: 'refused', why, message })

/** Refuses what was sent in one field; a form shows the sentence beside it. `field` is its name in the call. */
export const refuseField = (field: string, message: string, why: Refusal['why'] = 'invalid'): Refusal => ({
  ...refuse(why, message),
  details: { fields: [{ field, message }] },
})

/** For a list of facts that may have come out empty. */
export const factsOrNothing = <F extends Fact<string, unknown>>(written: readonly F[]): Decision<F> => {
  const [first, ...rest] = written
  return first === undefined ? nothing : facts(first, ...rest)
}
