import type { ListedPeriod, ListedStatistic } from '@fullcourt/domain/definitions/lists'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import type { SportId } from '@fullcourt/domain/ids/kinds'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { GamePeriodAnswer, StatDefinitionAnswer } from './statistics.answers'

/** The definitions of an organization in its order. */
export const statDefinitions = (list: readonly ListedStatistic[], revision?: number): StatDefinitionAnswer[] =>
  list.flatMap(({ id, hidden }, order) => {
    const definition = STAT_DEFINITIONS.find(one => one.id === id)
    if (!definition) return []
    const { name, abbreviation } = definition
    return [{ id, name, abbreviation, order, hidden, is_visible: !hidden, ...(revision === undefined ? {} : { revision }) }]
  })

/** The periods of an organization in its order, `Final` last (docs/games.md#periods). */
export const gamePeriods = (list: readonly ListedPeriod[], sportId: SportId, revision?: number): GamePeriodAnswer[] =>
  [...list, { id: FINAL_PERIOD, name: 'Final', hidden: false }].map(({ id, name, hidden }, order) => ({
    id,
    name,
    order,
    hidden,
    sportId,
    ...(revision === undefined ? {} : { revision }),
  }))
