import type { CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import { adminQuery } from '../../../parts/calls/admin-query'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import type { SeenRevision } from '../../../parts/editing/editing'
import { leagueKeys, type LeagueAt } from '../queries'

const RULES = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/courtside-rules'

/** By which rules the games of a league are scored beside the court. */
export const courtsideRulesQuery = (at: LeagueAt) =>
  adminQuery([...leagueKeys.one(at), 'courtside rules'], [`league:${at.leagueId}`, 'leagues'], signal =>
    api.get(RULES, { path: at, signal }),
  )

type NewRules = { readonly rules: CourtsideRules; readonly revision: SeenRevision }

export const useSetCourtsideRules = (at: LeagueAt) =>
  useCall(({ rules, revision }: NewRules) => api.put(RULES, rules, { path: at, ifMatch: revision }), [leagueKeys.one(at)])
