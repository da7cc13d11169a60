import { changeOf, withWanted } from '../facts/change'
import { dateFault } from '../facts/dates'
import { facts, factsOrNothing, nothing, refuse, refuseField, type Decision, type Refusal } from '../facts/decision'
import { cleanName, nameFault } from '../facts/text'
import type { OrganizationId, SeasonId, SportId } from '../ids/kinds'
import type { SeasonDetails, SeasonFact } from './events'
import { endsBeforeStart, FINISH_BEFORE_START } from './season-dates'
import { existingSeason, type Seasons } from './state'

export const SEASON_NOT_FOUND = refuse('not-found', 'Season not found')
/** Why something of a season cannot be brought back. */
export const SEASON_IS_DELETED = refuse('conflict', 'The season is deleted: bring it back first.')

const detailsFault = (details: SeasonDetails): Refusal | undefined =>
  nameFault('Season name', details.name) ??
  dateFault('startDate', details.startDate) ??
  dateFault('finishDate', details.finishDate) ??
  (endsBeforeStart(details.startDate, details.finishDate) ? refuseField('finishDate', FINISH_BEFORE_START) : undefined)

const activeOfSport = (seasons: Seasons, sport: SportId, except: SeasonId): SeasonId | null =>
  [...seasons.values()].find(season => season.active && season.sport === sport && season.id !== except)?.id ?? null

type CreateSeason = {
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly sport: SportId
  readonly details: SeasonDetails
  /** `if-none`: active only where no other season of the sport is (an import's season). */
  readonly active: boolean | 'if-none'
}

/** A new season; an active one deactivates the sport's other (docs/seasons.md#the-active-season). */
export const createSeason = (seasons: Seasons, command: CreateSeason): Decision<SeasonFact> => {
  if (seasons.has(command.season)) return nothing
  const details = { ...command.details, name: cleanName(command.details.name) }
  const fault = detailsFault(details)
  if (fault) return fault
  const other = activeOfSport(seasons, command.sport, command.season)
  const active = command.active === 'if-none' ? other === null : command.active
  const { organization, season, sport } = command
  return facts({
    type: 'SeasonCreated',
    data: { organization, season, sport, details, active, deactivates: active ? other : null },
  })
}

type ChangeSeason = {
  readonly season: SeasonId
  readonly wanted: Partial<SeasonDetails>
  readonly active?: boolean
}

export const changeSeason = (seasons: Seasons, { season: id, wanted, active }: ChangeSeason): Decision<SeasonFact> => {
  const season = existingSeason(seasons, id)
  if (!season) return SEASON_NOT_FOUND
  const cleaned = wanted.name === undefined ? wanted : { ...wanted, name: cleanName(wanted.name) }
  const fault = detailsFault(withWanted(season.details, cleaned))
  if (fault) return fault
  const place = { organization: season.organization, season: id }
  const change = changeOf(season.details, cleaned)
  const written: SeasonFact[] = change ? [{ type: 'SeasonChanged', data: { ...place, ...change } }] : []
  if (active === true && !season.active)
    written.push({ type: 'SeasonActivated', data: { ...place, deactivates: activeOfSport(seasons, season.sport, id) } })
  if (active === false && season.active) written.push({ type: 'SeasonDeactivated', data: place })
  return factsOrNothing(written)
}

export const deleteSeason = (seasons: Seasons, { season: id }: { season: SeasonId }): Decision<SeasonFact> => {
  const season = existingSeason(seasons, id)
  return season ? facts({ type: 'SeasonDeleted', data: { organization: season.organization, season: id } }) : SEASON_NOT_FOUND
}

/** Brings a deleted season back with everything in it; one that is there stays as it is. */
export const restoreSeason = (seasons: Seasons, { season: id }: { season: SeasonId }): Decision<SeasonFact> => {
  const season = seasons.get(id)
  if (!season) return SEASON_NOT_FOUND
  if (season.kind === 'active') return nothing
  const { organization, sport, details, wasActive } = season
  const active = wasActive && activeOfSport(seasons, sport, id) === null
  return facts({ type: 'SeasonRestored', data: { organization, season: id, sport, details, active } })
}
