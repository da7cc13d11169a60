import type { CorrectionAnswer } from '../../api/schema'

/** A final score that replaced another one, as visitors see it. */
export type Correction = {
  readonly number: number
  /** ISO 8601. */
  readonly when: string
  /** `58–61`, the away team first. */
  readonly was: string
  readonly is: string
  /** Where staff made it public. */
  readonly reason: string | null
}

/** `58–61`, the away team first. */
export const scoreInRow = ({ score_away: away, score_home: home }: CorrectionAnswer['is']) => `${away}–${home}`

export const correction = ({ number, when, was, is, reason }: CorrectionAnswer): Correction => ({
  number,
  when,
  was: scoreInRow(was),
  is: scoreInRow(is),
  reason,
})
