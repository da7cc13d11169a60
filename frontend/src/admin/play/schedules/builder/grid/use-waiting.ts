import { useMemo } from 'react'
import type { ByeAnswer, GameAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { usePendingChanges } from '../../../games/pending/queries'
import type { DraftedGames } from './use-surroundings'

type Week = { readonly games: readonly GameAnswer[]; readonly byes: readonly ByeAnswer[] }

/** The weeks of a schedule as they are to be once what is pending is published, and what is said of it. */
export const useWaiting = ({ season_id: seasonId, leagueId }: ScheduleAnswer, weeks: readonly Week[] | undefined) => {
  const { changes } = usePendingChanges({ seasonId, leagueId })
  return useMemo(() => {
    const byId = new Map(changes.map(change => [change.game.id, change]))
    const drafted: DraftedGames = { games: changes.flatMap(({ is }) => is ?? []), replaced: new Set(byId.keys()) }
    const asIsToBe = (game: GameAnswer) => {
      const change = byId.get(game.id)
      return change === undefined ? game : (change.is ?? [])
    }
    return {
      weeks: changes.length === 0 ? weeks : weeks?.map(week => ({ ...week, games: week.games.flatMap(asIsToBe) })),
      drafted: changes.length === 0 ? undefined : drafted,
      conflictsOf: (game: GameAnswer) => byId.get(game.id)?.conflicts,
      waits: (game: GameAnswer) => byId.has(game.id),
    }
  }, [changes, weeks])
}
