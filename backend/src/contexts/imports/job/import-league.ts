import type { MappedKind } from '@fullcourt/domain/imports/events'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import type { LeagueImports } from '@fullcourt/domain/imports/state'
import type { IdAllocator } from '../../../core/facts/id-allocator'
import type { KeyedHash } from '../../../storage/people/keyed-hash'
import type { People } from '../../../storage/people/people'
import type { ImportLog } from '../import-log'
import type { LeagueNow } from '../league-now'
import { LeaguePlans, type Planning } from '../league-plans'
import { ExternalIds, reservationsFor, unmappedIds } from '../external-ids'
import { importGames } from './import-games'
import { importPlayers, importTeams } from './import-names'
import { importRosters } from './import-rosters'
import { makeTarget } from './make-target'
import type { ImportProgress } from './progress'
import type { RunningJob } from './running-job'

/** What an import works with. */
export type ImportServices = {
  readonly log: ImportLog
  readonly now: LeagueNow
  readonly ids: IdAllocator
  readonly people: People
  readonly keyedHash: KeyedHash
}

/** Reserves an id for every external id, before anything is created under it: a job that was cut off finds the same ids again. */
const reserveIds = async ({ log, ids, keyedHash }: ImportServices, job: RunningJob, rows: LeagueRows): Promise<LeagueImports> => {
  const { league } = job.into.target
  for (const { kind, externals } of unmappedIds(keyedHash, rows, (await log.state(league.id)).ids)) {
    await job.rest()
    await log.map(job.context, job.into, reservationsFor(kind, externals, await ids.take(kind, externals.length)))
  }
  return log.state(league.id)
}

const mustBeReserved = (kind: MappedKind): never => {
  throw new Error(`No id was reserved for a ${kind}.`)
}

/**
 * Brings a league in, from whatever point it had reached: every step looks at the present state, and every command is the same
 * in every run, so that a kill between two steps makes no double and loses nothing.
 */
export const importLeague = async (
  services: ImportServices,
  job: RunningJob,
  rows: LeagueRows,
  progress: ImportProgress,
): Promise<void> => {
  const { log, now, people, keyedHash } = services
  const { season, league } = job.into.target
  const { ids: mapped, digests } = await reserveIds(services, job, rows)
  await makeTarget(job, rows.games)
  const ids = new ExternalIds(keyedHash, rows, mapped, mustBeReserved)
  const identities = await now.identities(job.into.target.organization.id)
  const drafts = await now.drafts(league.id)
  const waits = await now.waits(job.into.target.organization.id)
  const digest = (text: string) => keyedHash('import-row', text)
  const planning: Planning = { rows, ids, mapped, digests, identities, drafts, waits, digest }
  const plans = new LeaguePlans(planning, now)
  const entries = () => now.entries({ season: season.id, league: league.id })
  await importTeams(job, planning, plans, await entries(), progress)
  await importPlayers(job, plans, people, progress)
  await importRosters(job, planning, plans, await entries(), progress)
  const present = (await entries()).filter(({ left }) => !left)
  await importGames(job, planning, plans, { ids: services.ids, entries: present, progress })
  progress.report(await plans.goneThings())
  await log.finish(job.context, job.into, progress.reports)
}
