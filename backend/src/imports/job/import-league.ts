import type { MappedKind } from '@fullcourt/domain/imports/events'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import type { LeagueImports } from '@fullcourt/domain/imports/state'
import type { IdAllocator } from '../../facts/id-allocator'
import type { KeyedHash } from '../../people/keyed-hash'
import type { People } from '../../people/people'
import type { ImportBook } from '../import-book'
import type { LeagueNow } from '../league-now'
import { LeaguePlans, type Planning } from '../league-plans'
import { OuterIds, reservedFor, unmapped } from '../outer-ids'
import { bringGames } from './bring-games'
import { bringPlayers, bringTeams } from './bring-names'
import { bringRosters, standingRosters } from './bring-rosters'
import { makeTarget } from './make-target'
import type { Progress } from './progress'
import type { RunningJob } from './running-job'

/** What an import works with. */
export type Workshop = {
  readonly book: ImportBook
  readonly now: LeagueNow
  readonly ids: IdAllocator
  readonly people: People
  readonly keyedHash: KeyedHash
}

/** Reserves an id for every outer id, before anything is created under it: a job that was cut off finds the same ids again. */
const reserveIds = async ({ book, ids, keyedHash }: Workshop, job: RunningJob, rows: LeagueRows): Promise<LeagueImports> => {
  const { league } = job.into.target
  const missing = unmapped(keyedHash, rows, (await book.state(league.id)).ids)
  const take = async (kind: MappedKind, outers: readonly string[]) =>
    reservedFor(kind, outers, await ids.take(kind, outers.length))
  const reserved = await Promise.all([...missing].map(([kind, outers]) => take(kind, outers)))
  if (reserved.some(({ ids }) => ids.length > 0)) await book.map(job.call, job.into, reserved)
  return book.state(league.id)
}

const mustBeReserved = (kind: MappedKind): never => {
  throw new Error(`No id was reserved for a ${kind}.`)
}

/**
 * Brings a league in, from whatever point it had reached: every step looks at how things stand, and every command is the same
 * in every run, so that a kill between two steps makes no double and loses nothing.
 */
export const importLeague = async (workshop: Workshop, job: RunningJob, rows: LeagueRows, progress: Progress): Promise<void> => {
  const { book, now, people, keyedHash } = workshop
  const { season, league } = job.into.target
  const { ids: mapped, digests } = await reserveIds(workshop, job, rows)
  await makeTarget(job, rows.games)
  const ids = new OuterIds(keyedHash, rows, mapped, mustBeReserved)
  const planning: Planning = { rows, ids, mapped, digests, digest: text => keyedHash('import-row', text) }
  const plans = new LeaguePlans(planning, now)
  const entries = () => now.entries({ season: season.id, league: league.id })
  await bringTeams(job, planning, plans, await entries(), progress)
  await bringPlayers(job, planning, plans, people, progress)
  await bringRosters(job, planning, plans, await entries(), progress)
  const playing = new Set(standingRosters(await entries()).keys())
  await bringGames(job, planning, plans, playing, progress)
  progress.report(await plans.gone())
  await book.finish(job.call, job.into, progress.reports)
}
