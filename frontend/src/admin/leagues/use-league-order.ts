import type { LeagueWithTeamsAnswer } from '../../api/schema'
import { useFresh } from '../calls/use-fresh'
import { createEdits } from '../editing/edits'
import { saveEdit, type SaveCalls } from '../editing/save-edit'
import { useEdits } from '../editing/use-edits'
import { toast } from '../parts/toast'
import type { Reordered } from '../parts/use-order'
import { orderRules, storedOrder, type LeagueOrder } from './league-order'
import { leaguesQuery, useOrderLeagues } from './queries'

const key = 'order'
const failure = 'The new order could not be saved.'

/** The order of the leagues of a season while a person changes it. */
export const useLeagueOrder = (season: number, leagues: readonly LeagueWithTeamsAnswer[]) => {
  const order = useOrderLeagues(season)
  const fresh = useFresh()
  const [edits, all] = useEdits(() => createEdits<string, LeagueOrder>(orderRules))
  const calls: SaveCalls<string, LeagueOrder> = {
    send: async (_, { read, value }) => storedOrder(await order.mutateAsync({ leagues: value, revision: read.revision })),
    fresh: async () => storedOrder(await fresh(leaguesQuery(season))),
  }

  /** Resolves to whether it was saved. */
  const save = async () => {
    const outcome = await saveEdit(edits, key, calls)
    if (typeof outcome === 'object') toast.error(outcome.failed, failure)
    return outcome === 'saved'
  }

  const status = all.get(key)?.status
  return {
    reorder: async ({ wanted }: Reordered<LeagueWithTeamsAnswer>) => {
      if (edits.all().get(key)?.status.kind !== 'saved') edits.clear()
      edits.type(key, storedOrder(leagues), () => wanted.map(({ id }) => id))
      return (await save()) && wanted
    },
    conflict: status?.kind === 'conflict' ? { ...status, mine: all.get(key)?.value ?? [] } : null,
    keepMine: () => {
      edits.happened(key, { type: 'mine chosen' })
      void save()
    },
    takeTheirs: edits.clear,
  }
}
