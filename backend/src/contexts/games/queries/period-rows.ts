import type { ListedPeriod } from '@fullcourt/domain/definitions/lists'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import type { GameRecord } from './game-answer'
import type { PeriodScoreAnswer } from '../games.answers'
import type { Revisions } from '../revisions'

/** The place of a period in the list of its organization; one that it does not hold comes after all others. */
const placeIn = (listed: readonly ListedPeriod[], id: PeriodId) => {
  const place = listed.findIndex(period => period.id === id)
  return place === -1 ? listed.length : place
}

/**
 * The periods of both teams in the order of their organization, and last, under the period Final, the final score (docs/games.md#periods).
 */
export const periodRows = (
  card: GameRecord,
  { periods }: GameSheet,
  listed: readonly ListedPeriod[],
  revisions?: Revisions,
): PeriodScoreAnswer[] => {
  const inOrder = [...periods].sort((a, b) => placeIn(listed, a.period) - placeIn(listed, b.period))
  const final = card.score === null ? [] : [{ period: FINAL_PERIOD, ...card.score }]
  const gamePeriodOf = (id: PeriodId) => {
    const { name = id === FINAL_PERIOD ? 'Final' : `Period ${id}`, hidden = false } =
      listed.find(period => period.id === id) ?? {}
    return { id, name, hidden }
  }
  return [...inOrder, ...final].flatMap(period =>
    SIDES.flatMap(side => {
      const { period: id, [side]: score } = period
      if (score === null) return []
      const revision = id === FINAL_PERIOD ? revisions?.score : revisions?.period(id)
      return [
        {
          id: `${card.id}-${id}-${side}`,
          gamePeriod: gamePeriodOf(id),
          team_id: card.context[side].team,
          score,
          ...(revision === undefined ? {} : { revision }),
        },
      ]
    }),
  )
}
