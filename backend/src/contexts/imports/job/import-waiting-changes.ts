import { slotOf } from '@fullcourt/domain/games/decide'
import { SetPendingChanges } from '../../schedules/pending/pending.commands'
import type { GameToImport } from '../league-plans'
import type { RunningJob } from './running-job'

/** Collects other dates, times and places of games that everybody sees: they wait until somebody publishes them. */
export const importWaitingChanges = async (job: RunningJob, waiting: readonly GameToImport[]): Promise<void> => {
  if (waiting.length === 0) return
  const { season, league } = job.into.target
  const changes = waiting.map(({ game: { id, details } }) => ({ game: id, wanted: slotOf(details) }))
  const at = { season: season.id, league: league.id }
  const step = job.step(['waiting changes', JSON.stringify(changes)])
  await job.do(new SetPendingChanges(step, { scope: job.scope, at, changes }))
}
