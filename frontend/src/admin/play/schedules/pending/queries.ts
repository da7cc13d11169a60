import type { PendingChangesAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import { PENDING } from '../../games/pending/queries'
import type { LeagueAt } from '../../leagues/queries'
import { scheduleViews } from '../builder/queries'

/** Publishes what is pending, as it was seen. */
export const usePublishPending = (at: LeagueAt) =>
  useCall(
    ({ revision }: Pick<PendingChangesAnswer, 'revision'>) => api.post(`${PENDING}/publish`, {}, { path: at, ifMatch: revision }),
    scheduleViews,
  )
