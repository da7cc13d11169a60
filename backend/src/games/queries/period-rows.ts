import { DEFAULT_PERIODS, FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import type { GameRecord } from './game-answer'
import type { PeriodScoreAnswer } from '../games.answers'
import type { Revisions } from '../revisions'

const nameOf = (period: PeriodId) => DEFAULT_PERIODS.find(({ id }) => id === period)?.name ?? `Period ${period}`

/** The periods of both teams in their order, and last, under the period Final, the final score (design 5.4). */
export const periodRows = (card: GameRecord, { periods }: GameSheet, revisions?: Revisions): PeriodScoreAnswer[] => {
  const final = card.score === null ? [] : [{ period: FINAL_PERIOD, ...card.score }]
  return [...periods, ...final].flatMap(period =>
    SIDES.flatMap(side => {
      const { period: id, [side]: score } = period
      if (score === null) return []
      const revision = id === FINAL_PERIOD ? revisions?.score : revisions?.period(id)
      return [
        {
          id: `${card.id}-${id}-${side}`,
          gamePeriod: { id, name: nameOf(id), hidden: false },
          team_id: card.context[side].team,
          score,
          ...(revision === undefined ? {} : { revision }),
        },
      ]
    }),
  )
}
