/**
 * The body of a cached response, its `length` in bytes. A short one is text with one character for each byte (`latin1`), which Node
 * sends in one piece with its head; bytes beside a head are a second piece.
 */
export type Body = Buffer | string

/** A longer text costs more than it saves: Node joins it with the head on the heap (docs/measured.md#where-limits-are-missed). In bytes. */
const LONGEST_TEXT = 4 * 1024

export const bodyOf = (bytes: Buffer): Body => (bytes.length > LONGEST_TEXT ? bytes : bytes.toString('latin1'))

/** The bytes of a body. */
export const bytesOf = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

/** The text of a body that is not compressed. */
export const textOf = (body: Body): string => bytesOf(body).toString()
