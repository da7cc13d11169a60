import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { FIBA_RULES, type CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'

/** By which rules the games of a league are scored beside the court, and the revision of its season at which they were set. */
export type LeagueCourtsideRules = { readonly rules: CourtsideRules; readonly revision: number }

export const fibaRules: LeagueCourtsideRules = { rules: FIBA_RULES, revision: 0 }

const leagueOf = ({ league }: { league: LeagueId }) => [String(league)]

/** Apart from the cards of leagues, which nearly every page reads: only the scorer and the settings ask for these. */
export const courtsideRules = projection<LeagueCourtsideRules, AnyFact>('courtsideRules', {
  version: 2,
  initial: () => fibaRules,
}).on('CourtsideRulesSet', leagueOf, (_, { is: rules }, { fact: { revision } }) => ({ rules, revision }))
