import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { useFresh } from '../../parts/calls/use-fresh'
import { useValueEdit } from '../../parts/editing/use-value-edit'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import type { Reordered } from '../../parts/lists/use-order'
import { orderRules, storedOrder } from './league-order'
import { leaguesQuery, useOrderLeagues } from './queries'

/** The order of the leagues of a season while a person changes it. */
export const useLeagueOrder = (season: number, leagues: readonly LeagueWithTeamsAnswer[]) => {
  const order = useOrderLeagues(season)
  const fresh = useFresh()
  const edit = useValueEdit(orderRules, {
    send: async ({ read, value }) => storedOrder(await order.mutateAsync({ leagues: value, revision: read.revision })),
    fresh: async () => storedOrder(await fresh(leaguesQuery(season))),
  })

  /** Resolves to whether it was saved. */
  const save = async () => {
    const outcome = await edit.save()
    if (typeof outcome === 'object') toast.error(outcome.failed, FAILURES.saveOrder)
    return outcome === 'saved'
  }

  return {
    reorder: async ({ wanted }: Reordered<LeagueWithTeamsAnswer>) => {
      if (edit.now()?.status.kind !== 'saved') edit.clear()
      edit.type(storedOrder(leagues), () => wanted.map(({ id }) => id))
      return (await save()) && wanted
    },
    conflict: edit.conflict,
    keepMine: () => {
      edit.choose('mine chosen')
      void save()
    },
    takeTheirs: edit.clear,
  }
}
