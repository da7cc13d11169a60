import type { GameFileRow } from '@fullcourt/domain/imports/rows'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { CreateOrganization } from '../../organizations/organizations.commands'
import { CreateSeason } from '../../seasons/seasons.commands'
import { AddLeague } from '../../leagues/leagues.commands'
import type { RunningJob } from './running-job'

/** A season from its first game to its last. */
const seasonDetails = (name: string, games: readonly GameFileRow[]): SeasonDetails => {
  const dates = games.map(({ details }) => details.date).sort()
  return { name, startDate: dates[0] ?? null, finishDate: dates.at(-1) ?? null }
}

/** Makes organization, season and league under the ids that were reserved for them, where they did not exist when the import began. */
export const makeTarget = async (job: RunningJob, games: readonly GameFileRow[]): Promise<void> => {
  const { organization, season, league } = job.into.target
  if (organization.make) {
    const { slug, timeZone } = organization
    const profile = { name: slug, slug, ...(timeZone !== null && { timeZone }) }
    await job.do(new CreateOrganization(job.step(['organization']), { profile, organization: organization.id }))
  }
  if (season.make) {
    const wanted = { details: seasonDetails(season.name, games), active: 'if-none' as const, sport: BASKETBALL }
    await job.do(new CreateSeason(job.step(['season'], { season: season.id }), { scope: job.scope, wanted }))
  }
  if (league.make)
    await job.do(
      new AddLeague(job.step(['league'], { league: league.id }), { scope: job.scope, season: season.id, name: league.name }),
    )
}
