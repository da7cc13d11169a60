import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { ChangeDetails, RecordSheet, ScheduleGame, UpdateScore } from '../../games/games.commands'
import type { LeaguePlans, GameToImport, Planning } from '../league-plans'
import { inParallel } from '../../../core/facts/in-parallel'
import type { ImportProgress } from './progress'
import type { RunningJob } from './running-job'

/** Games that are written at the same time share a wait for the disk. */
const AT_ONCE = 24

/** A game's box score goes in with one append. What staff changed since the game was looked at is not written over: then it is planned again. */
const carryGame = async (job: RunningJob, { game, plan, read }: GameToImport): Promise<void> => {
  const { id, home, away, stage, details } = game
  const { season, league } = job.into.target
  const digests = plan.rows.map(([, digest]) => digest)
  const step = (name: string) => job.step([name, id, ...digests])
  const wanted = { season: season.id, league: league.id, home, away, stage, details }
  const scheduled = plan.schedule
    ? await job.do(new ScheduleGame(step('game'), { scope: job.scope, wanted, game: id }))
    : undefined
  const of = { scope: job.scope, game: id, expectedRevision: read ?? scheduled?.revision ?? undefined }
  if (plan.details) await job.do(new ChangeDetails(step('details'), { ...of, wanted: plan.details }))
  if (plan.lines.length > 0) await job.do(new RecordSheet(step('sheet'), { ...of, lines: plan.lines }))
  if (plan.score) await job.do(new UpdateScore(step('score'), { ...of, is: plan.score }))
}

/** Brings the games in with their box scores and final scores. */
export const importGames = async (
  job: RunningJob,
  { rows }: Planning,
  plans: LeaguePlans,
  playing: ReadonlySet<TeamId>,
  progress: ImportProgress,
): Promise<void> => {
  await inParallel(rows.games, AT_ONCE, async row => {
    await job.rest()
    const planned = await plans.game(row, playing)
    await carryGame(job, planned)
    const { plan } = planned
    await progress.goneThrough(1 + row.lines.length, plan.rows, plan.reports)
  })
  await progress.flush()
}
