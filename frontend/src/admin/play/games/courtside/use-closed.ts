import { isCompleted } from '@fullcourt/domain/games/completed'
import { useState } from 'react'
import type { Score } from '@fullcourt/domain/games/events'
import { samePoints } from './clock-step'

/** Whether a game is over for who taps: from its final score on, until they open it to correct a figure, and again once that has another final score. */
export const useClosed = (final: Score | null) => {
  const [correcting, setCorrecting] = useState<Score | null>(null)
  const isFinal = final !== null && isCompleted(final)
  return {
    isClosed: isFinal && !(correcting !== null && samePoints(correcting, final)),
    correct: () => setCorrecting(final),
  }
}
