import { DEFAULT_PERIODS } from '@fullcourt/domain/games/periods'
import type { SportId } from '@fullcourt/domain/ids/kinds'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { GamePeriodAnswer, StatDefinitionAnswer } from './statistics.answers'

/** The fifteen definitions in their order. */
export const statDefinitions = (): StatDefinitionAnswer[] =>
  STAT_DEFINITIONS.map(({ id, name, abbreviation }, order) => ({
    id,
    name,
    abbreviation,
    order,
    hidden: false,
    is_visible: true,
  }))

/** The default periods in their order, `Final` last. */
export const gamePeriods = (sportId: SportId): GamePeriodAnswer[] =>
  DEFAULT_PERIODS.map(({ id, name }, order) => ({ id, name, order, hidden: false, sportId }))
