import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Entry } from '@fullcourt/domain/entries/state'
import { LeaveRoster, JoinRosterTogether } from '../../entries/entries.commands'
import type { LeaguePlans, Planning } from '../league-plans'
import type { ImportProgress } from './progress'
import type { RunningJob } from './running-job'

/** The rosters of the entries that are active. */
export const currentRosters = (entries: readonly Entry[]): ReadonlyMap<TeamId, readonly PlayerId[]> =>
  new Map(entries.filter(({ left }) => !left).map(({ team, roster }) => [team, roster]))

/** Lets players join and leave rosters, one append for each team. */
export const importRosters = async (
  job: RunningJob,
  { rows }: Planning,
  plans: LeaguePlans,
  entries: readonly Entry[],
  progress: ImportProgress,
): Promise<void> => {
  const { joins, leaves, rows: remembered, reports } = plans.rosters(currentRosters(entries))
  const { season, league } = job.into.target
  const at = (team: TeamId) => ({ season: season.id, league: league.id, team })
  for (const { team, player } of leaves)
    await job.do(new LeaveRoster(job.step(['leave', team, player]), { scope: job.scope, at: at(team), player }))
  for (const [team, players] of joins)
    await job.do(new JoinRosterTogether(job.step(['roster', team, ...players]), { scope: job.scope, at: at(team), players }))
  const given = rows.rosters.kind === 'named' ? rows.rosters.places.length : 0
  await progress.goneThrough(given, remembered, reports)
  await progress.flush()
}
