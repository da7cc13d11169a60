import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../parts/feedback/QueryState'
import type { LeagueAt } from '../../leagues/queries'
import { OrderEditor } from './OrderEditor'
import { PlayOffPlaces } from './PlayOffPlaces'
import { orderRuleQuery } from './queries'

/** How many teams go on, and by what the table of a league is ordered (docs/admin.md#leagues). */
export const LeagueOrderRule = ({ at }: { readonly at: LeagueAt }) => (
  <QueryState of={useQuery(orderRuleQuery(at))}>
    {stored => (
      <>
        <PlayOffPlaces at={at} stored={stored} />
        <OrderEditor at={at} stored={stored} />
      </>
    )}
  </QueryState>
)
