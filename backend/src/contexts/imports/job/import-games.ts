import type { Entry } from '@fullcourt/domain/entries/state'
import { slotOf } from '@fullcourt/domain/games/decide'
import { waitingReports } from '@fullcourt/domain/imports/report-words'
import { RemoveDraftGames, MoveDraftGames } from '../../schedules/drafts/draft-games.commands'
import { ChangeDetails, RecordSheet, ScheduleGame, UpdateScore } from '../../games/games.commands'
import type { IdAllocator } from '../../../core/facts/id-allocator'
import { inParallel } from '../../../core/facts/in-parallel'
import type { LeaguePlans, GameToImport, Planning } from '../league-plans'
import { importDraft } from './import-draft'
import { importWaitingChanges } from './import-waiting-changes'
import type { ImportProgress } from './progress'
import type { RunningJob } from './running-job'

/** Games that are written at the same time share a wait for the disk. */
const AT_ONCE = 24

/** A step is named by what the files say of its game. */
const stepOf = (job: RunningJob, { game, plan }: GameToImport, name: string) =>
  job.step([name, game.id, ...plan.rows.map(([, digest]) => digest)])

const schedule = (job: RunningJob, toImport: GameToImport, { details }: Pick<GameToImport['game'], 'details'>) => {
  const { id, home, away, stage } = toImport.game
  const { season, league } = job.into.target
  const wanted = { season: season.id, league: league.id, home, away, stage, details }
  return job.do(new ScheduleGame(stepOf(job, toImport, 'game'), { scope: job.scope, wanted, game: id }))
}

/** A game's box score goes in with one append. What staff changed since the game was looked at is not written over: then it is planned again. */
const carryGame = async (job: RunningJob, toImport: GameToImport): Promise<void> => {
  const { game, plan, read } = toImport
  const step = (name: string) => stepOf(job, toImport, name)
  const scheduled = plan.schedule ? await schedule(job, toImport, game) : undefined
  const of = { scope: job.scope, game: game.id, expectedRevision: read ?? scheduled?.revision ?? undefined }
  if (plan.details) await job.do(new ChangeDetails(step('details'), { ...of, wanted: plan.details }))
  if (plan.lines.length > 0) await job.do(new RecordSheet(step('sheet'), { ...of, lines: plan.lines }))
  if (plan.score) await job.do(new UpdateScore(step('score'), { ...of, is: plan.score }))
}

/** A game of a draft stays in it where it is one to come. */
const carryGameOfDraft = async (job: RunningJob, toImport: GameToImport): Promise<void> => {
  const { game, plan, draft, way } = toImport
  if (!draft || (!plan.details && !plan.score && plan.lines.length === 0)) return
  const of = { scope: job.scope, draft: draft.planned.plan }
  if (way === 'draft-moved') {
    const moves = [{ game: game.id, slot: slotOf(game.details) }]
    await job.do(new MoveDraftGames(stepOf(job, toImport, 'draft slot'), { ...of, moves }))
    return
  }
  await job.do(new RemoveDraftGames(stepOf(job, toImport, 'out of draft'), { ...of, games: [game.id] }))
  const scheduled = await schedule(job, toImport, { details: plan.details ?? { ...game.details, ...slotOf(draft.game) } })
  await carryGame(job, { ...toImport, read: scheduled.revision ?? undefined, plan: { ...plan, details: null } })
}

/** What games are brought in with, beside what is planned. */
type Into = { readonly ids: IdAllocator; readonly entries: readonly Entry[]; readonly progress: ImportProgress }

/** Brings the games in with their box scores and final scores; those that wait are brought in together, at the end. */
export const importGames = async (
  job: RunningJob,
  planning: Planning,
  plans: LeaguePlans,
  { ids, entries, progress }: Into,
): Promise<void> => {
  const playing = new Set(entries.map(({ team }) => team))
  const drafted: GameToImport[] = []
  const waiting: GameToImport[] = []
  const gone = ({ game, plan }: GameToImport) => progress.goneThrough(1 + game.lines.length, plan.rows, plan.reports)
  await inParallel(planning.rows.games, AT_ONCE, async row => {
    await job.rest()
    const planned = await plans.game(row, playing)
    if (planned.way === 'drafted') drafted.push(planned)
    else if (planned.way === 'change-waits') waiting.push(planned)
    else {
      await (planned.draft ? carryGameOfDraft(job, planned) : carryGame(job, planned))
      await gone(planned)
    }
  })
  await importDraft(job, planning, drafted, { ids, entries })
  await importWaitingChanges(job, waiting)
  for (const planned of [...drafted, ...waiting]) await gone(planned)
  progress.report(waitingReports(waiting.length))
  await progress.flush()
}
