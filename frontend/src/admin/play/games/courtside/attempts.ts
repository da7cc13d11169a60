import { isRefusal } from '../../../../api/api-error'

/** Pauses between attempts that got no answer, in milliseconds; the last one stays. */
export const PAUSES = [500, 1_000, 2_000, 4_000]

/** Pauses before a game is read once more that says nothing yet of what was changed, in milliseconds. */
export const PAUSES_OF_READS = [200, 500, 1_500]

/** An answer that takes longer is given up, and the same is sent again; in milliseconds. */
export const LONGEST_ANSWER = 8_000

/** Who is not signed in, or asks too often, may be served later; every other refusal stays one. */
export const staysRefused = (problem: unknown) => isRefusal(problem) && ![401, 408, 425, 429].includes(problem.status)
