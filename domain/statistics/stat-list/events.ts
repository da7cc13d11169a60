import type { Fact } from '../../facts/fact'
import type { OrganizationId, SportId, StatisticId } from '../../ids/kinds'

/** Whether an organization hides a statistic. */
export type StatisticVisibilitySet = Fact<
  'StatisticVisibilitySet',
  { organization: OrganizationId; sport: SportId; statistic: StatisticId; was: boolean; is: boolean }
>
export type StatisticsOrdered = Fact<
  'StatisticsOrdered',
  { organization: OrganizationId; sport: SportId; statistics: readonly StatisticId[] }
>

export type StatisticFact = StatisticVisibilitySet | StatisticsOrdered
