import type { Entry } from '@fullcourt/domain/entries/state'
import type { People } from '../../../storage/people/people'
import { AddPlayer } from '../../players/commands/add-player.command'
import { ChangePlayer } from '../../players/commands/change-player.command'
import { ChangeTeam, CreateTeam } from '../../teams/teams.commands'
import { EnterLeague } from '../../entries/entries.commands'
import type { LeaguePlans, PlayerPlan, TeamPlan, Planning } from '../league-plans'
import { inParallel } from '../../../core/facts/in-parallel'
import type { ImportProgress } from './progress'
import type { RunningJob } from './running-job'

const AT_ONCE = 24

const carryTeam = async (job: RunningJob, plan: TeamPlan, entry: number): Promise<void> => {
  const { row, team, does, rows, enters, chooses, read } = plan
  const digest = rows[0]?.[1] ?? ''
  const step = job.step(['team', team, digest], { team })
  const created =
    does === 'create' ? await job.do(new CreateTeam(step, { scope: job.scope, details: { name: row.name } })) : undefined
  const expectedRevision = read ?? created?.revision ?? undefined
  if (does === 'rename')
    await job.do(new ChangeTeam(step, { scope: job.scope, team, wanted: { name: row.name }, expectedRevision }))
  if (Object.keys(chooses).length > 0)
    await job.do(
      new ChangeTeam(job.step(['branding', team, ...rows.map(([, is]) => is)]), {
        scope: job.scope,
        team,
        wanted: {},
        branding: chooses,
        expectedRevision,
      }),
    )
  const { season, league } = job.into.target
  const at = { season: season.id, league: league.id, team }
  if (enters) await job.do(new EnterLeague(job.step(['entry', entry]), { scope: job.scope, at, entry }))
}

/** Brings the teams in, and lets them enter the league. */
export const importTeams = async (
  job: RunningJob,
  { rows, ids }: Planning,
  plans: LeaguePlans,
  entries: readonly Entry[],
  progress: ImportProgress,
): Promise<void> => {
  await inParallel(rows.teams, AT_ONCE, async row => {
    await job.rest()
    const plan = await plans.team(row, entries)
    await carryTeam(job, plan, ids.of('entry', row.id))
    await progress.goneThrough(1, plan.rows, plan.reports)
  })
  await progress.flush()
}

const carryPlayer = async (job: RunningJob, { row, player, does, rows, read }: PlayerPlan): Promise<void> => {
  const digest = rows[0]?.[1] ?? ''
  const name = { firstName: row.firstName, lastName: row.lastName }
  if (does === 'create')
    await job.do(new AddPlayer(job.step(['player', player, digest], { player }), { scope: job.scope, player: name }))
  if (does === 'rename')
    await job.do(
      new ChangePlayer(job.step(['player', player, digest]), { scope: job.scope, player, wanted: name, expectedRevision: read }),
    )
}

/** Brings the players in. The keys of new ones are made in one write: a key of its own for each would be a wait for each. */
export const importPlayers = async (
  job: RunningJob,
  plans: LeaguePlans,
  people: Pick<People, 'sealAll'>,
  progress: ImportProgress,
): Promise<void> => {
  for await (const planned of plans.players()) {
    await job.rest()
    const added = planned.filter(({ does }) => does === 'create')
    await people.sealAll(added.map(({ player }) => ({ person: `player-${player}` as const, text: '' })))
    await inParallel(planned, AT_ONCE, async plan => {
      await carryPlayer(job, plan)
      await progress.goneThrough(1, plan.rows, plan.reports)
    })
  }
  await progress.flush()
}
