import { fieldsOf } from '../facts/change'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, SeasonId, SportId } from '../ids/kinds'
import type { SeasonDates } from './dates'
import type { SeasonDetails, SeasonFact } from './events'

export type Season = {
  readonly id: SeasonId
  readonly organization: OrganizationId
  readonly sport: SportId
  readonly details: SeasonDetails
  readonly active: boolean
  readonly kind: 'active' | 'deleted'
  /** Of a deleted one: whether it was active. */
  readonly wasActive: boolean
}

/** All seasons of an organization, by id. */
export type Seasons = ReadonlyMap<SeasonId, Season>

const change = (seasons: Seasons, id: SeasonId | null, how: (season: Season) => Season): Seasons => {
  const season = id === null ? undefined : seasons.get(id)
  return season ? new Map(seasons).set(season.id, how(season)) : seasons
}

const inactive = (season: Season): Season => ({ ...season, active: false })

const evolve = (seasons: Seasons, fact: SeasonFact): Seasons => {
  switch (fact.type) {
    case 'SeasonCreated': {
      const { organization, season, sport, details, active, deactivates } = fact.data
      return new Map(change(seasons, deactivates, inactive)).set(season, {
        id: season,
        organization,
        sport,
        details,
        active,
        kind: 'active',
        wasActive: false,
      })
    }
    case 'SeasonChanged':
      return change(seasons, fact.data.season, season => ({ ...season, details: { ...season.details, ...fact.data.is } }))
    case 'SeasonActivated':
      return change(change(seasons, fact.data.deactivates, inactive), fact.data.season, season => ({ ...season, active: true }))
    case 'SeasonDeactivated':
      return change(seasons, fact.data.season, inactive)
    case 'SeasonDeleted':
      return change(seasons, fact.data.season, season => ({
        ...season,
        active: false,
        kind: 'deleted',
        wasActive: season.active,
      }))
    case 'SeasonRestored':
      return change(seasons, fact.data.season, season => ({
        ...season,
        active: fact.data.active,
        kind: 'active',
        wasActive: false,
      }))
  }
}

/** The part of the seasons that a field of one season is; `active` is one as well. */
export const seasonPart = (season: SeasonId, field: string): string => `${season} ${field}`

/** Who makes a season active makes the other one inactive. */
const partsOf = (fact: SeasonFact): readonly string[] => {
  switch (fact.type) {
    case 'SeasonChanged':
      return fieldsOf(fact.data.is).map(field => seasonPart(fact.data.season, field))
    case 'SeasonCreated':
    case 'SeasonActivated':
      return [fact.data.season, fact.data.deactivates ?? []].flat().map(season => seasonPart(season, 'active'))
    case 'SeasonDeactivated':
    case 'SeasonRestored':
      return [seasonPart(fact.data.season, 'active')]
    case 'SeasonDeleted':
      return []
  }
}

export const seasonsStream: StreamOf<Seasons, SeasonFact, OrganizationId> = {
  name: organization => `seasons-${organization}`,
  initial: new Map(),
  evolve,
  partsOf,
}

/** The first and last day of a season, as far as they are known. */
export const datesOfSeason = (season: Season | undefined): SeasonDates => ({
  from: season?.details.startDate ?? null,
  to: season?.details.finishDate ?? null,
})

/** The season of that id; undefined where it is unknown or deleted. */
export const existingSeason = (seasons: Seasons, id: SeasonId): Season | undefined => {
  const season = seasons.get(id)
  return season?.kind === 'active' ? season : undefined
}
