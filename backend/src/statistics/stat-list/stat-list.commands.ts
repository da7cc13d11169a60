import type { StatisticId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { orderStatistics, setStatisticVisibility } from '@fullcourt/domain/statistics/stat-list/decide'
import { statisticOrderPart, statisticPart, statisticStream } from '@fullcourt/domain/statistics/stat-list/state'
import { command, data } from '../../facts/command'
import { expecting, type Expecting } from '../../facts/expected-revision'
import { oneOrganization, type Scope } from '../../http/scope'

type InScope = { readonly scope: Scope }

/** Hides a statistic of an organization, or shows it again. */
export const SetStatisticVisibility = command('SetStatisticVisibility', {
  takes: data<InScope & Expecting & { readonly statistic: StatisticId; readonly hidden: boolean }>(),
  access: ({ scope }) => ({ organization: oneOrganization(scope) }),
  stream: statisticStream,
  id: ({ organization }) => organization,
  decide: (state, { organization }, { statistic, hidden }) => setStatisticVisibility(state, { organization, statistic, hidden }),
  expects: ({ expectedRevision, statistic }) => expecting(expectedRevision, [statisticPart(statistic)]),
})

/** Puts the statistics of one sport into an order, which names each of them. */
export const OrderStatistics = command('OrderStatistics', {
  takes: data<InScope & Expecting & { readonly statistics: readonly StatisticId[] }>(),
  access: ({ scope }) => ({ organization: oneOrganization(scope) }),
  stream: statisticStream,
  id: ({ organization }) => organization,
  decide: (state, { organization }, { statistics }) => orderStatistics(state, { organization, statistics }),
  expects: ({ expectedRevision }) =>
    expecting(
      expectedRevision,
      SPORTS.map(({ id }) => statisticOrderPart(id)),
    ),
})
