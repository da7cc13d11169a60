import { NO_VALUE } from './figures'

/** The three digests of a figure: as last brought in, as it is now, as the files say. */
export type ThreeDigests = { readonly last: string | undefined; readonly now: string; readonly wanted: string }

/**
 * `same`: the files say what they said before. `record`: it is as the files say, and only has to be remembered. `carry`:
 * the files changed, nobody else did. `changed-here`: staff changed it since, which is reported and never overwritten.
 */
export type Verdict = 'same' | 'record' | 'carry' | 'changed-here'

export const verdictOf = ({ last = NO_VALUE, now, wanted }: ThreeDigests): Verdict => {
  if (wanted === last) return now === last || last === NO_VALUE ? 'same' : 'changed-here'
  if (now === wanted) return 'record'
  return now === last ? 'carry' : 'changed-here'
}
