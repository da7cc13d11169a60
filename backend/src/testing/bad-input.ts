import type { Answer } from './product'

/** What nobody should send, to be tried in every field of every call. */
export const NONSENSE: readonly unknown[] = [
  -1,
  0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  '',
  ' ',
  'x'.repeat(10_000),
  '<script>alert(1)</script>',
  'line\u0000break',
  '\ud800',
  'half a \udfff character',
  '25:61',
  [],
  [1],
  [null],
  [[]],
  [{}],
  ['\ud800'],
  {},
  { id: 1 },
  { toString: 1, valueOf: null },
  { length: 3 },
  [{ toString: null }],
]

/** A text with half a character in it, which no field takes. */
export const isHalfText = (nonsense: unknown): boolean => typeof nonsense === 'string' && /\p{Surrogate}/u.test(nonsense)

/** Bodies that are no body of any call. */
export const NO_BODIES: readonly (object | string)[] = [
  {},
  [],
  '"text"',
  'null',
  '{"name":',
  { unknown: 1 },
  { __proto__: { name: 'x' } },
]

/** True where an answer is no error, or one in the documented form with a text (docs/http-api.md#errors). */
export const isErrorForm = ({ status, body }: Answer): boolean => {
  if (status < 400) return true
  const form = body as { statusCode?: unknown; message?: unknown; error?: unknown }
  return (
    status < 500 &&
    form.statusCode === status &&
    typeof form.message === 'string' &&
    form.message !== '' &&
    typeof form.error === 'string'
  )
}
