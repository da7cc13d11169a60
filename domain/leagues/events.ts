import type { Fact } from '../facts/fact'
import type { EntryId, LeagueId, OrganizationId, SeasonId, TeamId } from '../ids/kinds'
import type { OrderRule } from '../order-rules/order-rule'
import type { CourtsideRules } from './courtside-rules'

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

/** By what the table of the league is ordered, the whole rule; null is that of the specification. */
export type LeagueOrderRuleSet = Fact<'LeagueOrderRuleSet', LeaguePlace & { was: OrderRule | null; is: OrderRule | null }>
/** So many teams of the table go on to the play-offs; null where nobody says it (docs/standings.md#play-offs). */
export type PlayOffPlacesSet = Fact<'PlayOffPlacesSet', LeaguePlace & { was: number | null; is: number | null }>
/** By which rules the games of the league are scored beside the court, the whole of them. */
export type CourtsideRulesSet = Fact<'CourtsideRulesSet', LeaguePlace & { was: CourtsideRules; is: CourtsideRules }>
/** Lots were drawn among teams that nothing else told apart: in the order in which they came, with their teams. */
export type LotsDrawn = Fact<'LotsDrawn', LeaguePlace & { entries: readonly EntryId[]; teams: readonly TeamId[] }>

export type LeagueFact =
  | LeagueAdded
  | LeagueRenamed
  | LeaguesOrdered
  | LeagueDeleted
  | LeagueRestored
  | LeagueOrderRuleSet
  | PlayOffPlacesSet
  | CourtsideRulesSet
  | LotsDrawn
