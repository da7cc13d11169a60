import { FINAL_PERIOD, type Period } from '@fullcourt/domain/games/periods'
import type { GamePeriodAnswer } from '../../../../api/schema'

/** The periods that a league plays, in its order; the final score is none of them. */
export const playedPeriods = (periods: readonly GamePeriodAnswer[]): readonly Period[] =>
  [...periods]
    .sort((a, b) => a.order - b.order)
    .filter(({ id, name, hidden }) => !hidden && id !== FINAL_PERIOD && name !== 'Final')
    .map(({ id, name }) => ({ id, name }))
