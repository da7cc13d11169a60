import { specification } from '../testing/specification'
import type { LeagueId } from '../ids/kinds'
import type { OrderRule } from '../order-rules/order-rule'
import { FIBA_RULES, type CourtsideRules, type SentCourtsideRules } from './courtside-rules'
import * as courtsideDecisions from './decide-courtside-rules'
import * as decisions from './decide'
import * as orderDecisions from './decide-order-rule'
import * as playOffDecisions from './decide-play-off-places'
import type { LeagueFact } from './events'
import { leaguesAfter, type Leagues } from './state'

const none: Leagues = { leagues: [] }
const evolve = (before: Leagues, fact: LeagueFact): Leagues => ({ leagues: leaguesAfter(before, fact) })

/** Words in which the specs describe the leagues of a season: `given(added(SUNDAY)).when(renameLeague('Monday'))`. */
export const given = specification(none, evolve)
export const leaguesOf = (...history: LeagueFact[]): Leagues => history.reduce(evolve, none)

export const SUNDAY: LeagueId = 5
export const MONDAY: LeagueId = 6

const season = { organization: 1, season: 3 }
export const leagueAt = (league: LeagueId) => ({ ...season, league })

// What happened.
export const added = (league: LeagueId, name = `League ${league}`): LeagueFact => ({
  type: 'LeagueAdded',
  data: { ...leagueAt(league), name },
})
export const renamed = (league: LeagueId, was: string, is: string): LeagueFact => ({
  type: 'LeagueRenamed',
  data: { ...leagueAt(league), was, is },
})
export const ordered = (...leagues: LeagueId[]): LeagueFact => ({ type: 'LeaguesOrdered', data: { ...season, leagues } })
export const deleted = (league: LeagueId): LeagueFact => ({ type: 'LeagueDeleted', data: leagueAt(league) })
export const restored = (league: LeagueId, ...leagues: LeagueId[]): LeagueFact => ({
  type: 'LeagueRestored',
  data: { ...leagueAt(league), name: `League ${league}`, leagues },
})
export const playOffPlacesSet = (was: number | null, is: number | null): LeagueFact => ({
  type: 'PlayOffPlacesSet',
  data: { ...leagueAt(SUNDAY), was, is },
})
export const courtsideRulesSet = (is: CourtsideRules, was = FIBA_RULES): LeagueFact => ({
  type: 'CourtsideRulesSet',
  data: { ...leagueAt(SUNDAY), was, is },
})

// What is wanted.
export const addLeague = (name: string) => (state: Leagues) => decisions.addLeague(state, { ...leagueAt(SUNDAY), name })
export const renameLeague = (name: string) => (state: Leagues) => decisions.renameLeague(state, { ...leagueAt(SUNDAY), name })
export const orderLeagues =
  (...order: LeagueId[]) =>
  (state: Leagues) =>
    decisions.orderLeagues(state, { ...season, order })
export const deleteLeague = (league: LeagueId) => (state: Leagues) => decisions.deleteLeague(state, leagueAt(league))
export const restoreLeague = (league: LeagueId) => (state: Leagues) => decisions.restoreLeague(state, leagueAt(league))
export const setOrderRule = (rule: OrderRule | null) => (state: Leagues) =>
  orderDecisions.setOrderRule(state, { ...leagueAt(SUNDAY), rule })
export const setPlayOffPlaces = (places: number | null) => (state: Leagues) =>
  playOffDecisions.setPlayOffPlaces(state, { ...leagueAt(SUNDAY), places })
/** Draws these entries, whose teams have ids that are greater by ten. */
export const drawLots =
  (...entries: number[]) =>
  (state: Leagues) =>
    orderDecisions.drawLots(state, { ...leagueAt(SUNDAY), drawn: entries.map(entry => ({ entry, team: entry + 10 })) })
export const setCourtsideRules = (rules: SentCourtsideRules) => (state: Leagues) =>
  courtsideDecisions.setCourtsideRules(state, { ...leagueAt(SUNDAY), rules })
