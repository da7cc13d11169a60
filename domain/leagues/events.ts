import type { Fact } from '../facts/fact'
import type { LeagueId, OrganizationId, SeasonId } from '../ids/kinds'

export type LeaguePlace = { readonly organization: OrganizationId; readonly season: SeasonId; readonly league: LeagueId }

/** New leagues come last in the order. */
export type LeagueAdded = Fact<'LeagueAdded', LeaguePlace & { name: string }>
export type LeagueRenamed = Fact<'LeagueRenamed', LeaguePlace & { was: string; is: string }>
/** The whole order of a season's leagues: all of them, in it. */
export type LeaguesOrdered = Fact<
  'LeaguesOrdered',
  { organization: OrganizationId; season: SeasonId; leagues: readonly LeagueId[] }
>
export type LeagueDeleted = Fact<'LeagueDeleted', LeaguePlace>
/** The league is back with everything in it. `leagues` is the whole order with it, at the place that it had. */
export type LeagueRestored = Fact<'LeagueRestored', LeaguePlace & { name: string; leagues: readonly LeagueId[] }>

export type LeagueFact = LeagueAdded | LeagueRenamed | LeaguesOrdered | LeagueDeleted | LeagueRestored
