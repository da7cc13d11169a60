import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { GamePlan, WantedGame } from '@fullcourt/domain/imports/plan-game'
import { ChangeDetails } from '../../games/commands/change-details.command'
import { RecordSheet } from '../../games/commands/record-sheet.command'
import { ScheduleGame } from '../../games/commands/schedule-game.command'
import { UpdateScore } from '../../games/commands/update-score.command'
import type { LeaguePlans, Planning } from '../league-plans'
import { inParallel } from '../../facts/in-parallel'
import type { Progress } from './progress'
import type { RunningJob } from './running-job'

/** Games that are written at the same time share a wait for the disk. */
const AT_ONCE = 24

/** A game's box score goes in with one append. */
const carryGame = async (job: RunningJob, { id, home, away, stage, details }: WantedGame, plan: GamePlan): Promise<void> => {
  const { season, league } = job.into.target
  const digests = plan.rows.map(([, digest]) => digest)
  const step = (name: string) => job.step([name, id, ...digests])
  if (plan.schedule) {
    const game = { season: season.id, league: league.id, home, away, stage, details }
    await job.do(new ScheduleGame(step('game'), job.scope, game, id))
  }
  if (plan.details) await job.do(new ChangeDetails(step('details'), job.scope, id, plan.details))
  if (plan.lines.length > 0) await job.do(new RecordSheet(step('sheet'), job.scope, id, plan.lines))
  if (plan.score) await job.do(new UpdateScore(step('score'), job.scope, id, plan.score))
}

/** Brings the games in with their box scores and final scores. */
export const importGames = async (
  job: RunningJob,
  { rows }: Planning,
  plans: LeaguePlans,
  playing: ReadonlySet<TeamId>,
  progress: Progress,
): Promise<void> => {
  await inParallel(rows.games, AT_ONCE, async row => {
    await job.rest()
    const { game, plan } = await plans.game(row, playing)
    await carryGame(job, game, plan)
    await progress.goneThrough(1 + row.lines.length, plan.rows, plan.reports)
  })
  await progress.flush()
}
