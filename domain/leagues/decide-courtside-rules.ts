import { facts, nothing, refuseField, type Decision, type Refusal } from '../facts/decision'
import {
  FIBA_RULES,
  MOST_BONUS_FOULS,
  MOST_FOULS_OUT,
  MOST_MINUTES,
  MOST_TIME_OUTS,
  sameRules,
  type CourtsideRules,
  type SentCourtsideRules,
} from './courtside-rules'
import { LEAGUE_NOT_FOUND } from './decide'
import type { LeagueFact, LeaguePlace } from './events'
import { existingLeague, type Leagues } from './state'

const wholeFault = (field: string, value: number, [least, most]: readonly [number, number], what: string): Refusal | undefined =>
  Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : refuseField(field, `${what} must be a whole number from ${least} to ${most}.`)

const NO_CLOCK = refuseField('keepsMinutes', 'Minutes are kept only where the phone keeps the clock.')

const rulesFault = ({
  bonusFouls,
  timeOuts,
  clock,
  periodMinutes,
  overtimeMinutes,
  keepsMinutes,
  foulsOut,
}: CourtsideRules): Refusal | undefined =>
  wholeFault('bonusFouls', bonusFouls, [1, MOST_BONUS_FOULS], 'Team fouls to the bonus') ??
  wholeFault('firstHalf', timeOuts.firstHalf, [0, MOST_TIME_OUTS], 'Time-outs') ??
  wholeFault('secondHalf', timeOuts.secondHalf, [0, MOST_TIME_OUTS], 'Time-outs') ??
  wholeFault('overtime', timeOuts.overtime, [0, MOST_TIME_OUTS], 'Time-outs') ??
  wholeFault('periodMinutes', periodMinutes, [1, MOST_MINUTES], 'Minutes of a period') ??
  wholeFault('overtimeMinutes', overtimeMinutes, [1, MOST_MINUTES], 'Minutes of an overtime') ??
  wholeFault('foulsOut', foulsOut, [1, MOST_FOULS_OUT], 'Fouls of a player') ??
  (keepsMinutes && clock === 'none' ? NO_CLOCK : undefined)

/** Says by which rules the games of a league are scored beside the court. */
export const setCourtsideRules = (
  season: Leagues,
  { rules, ...place }: LeaguePlace & { rules: SentCourtsideRules },
): Decision<LeagueFact> => {
  const league = existingLeague(season, place.league)
  if (!league) return LEAGUE_NOT_FOUND
  const was = league.courtsideRules ?? FIBA_RULES
  const is = { ...was, ...rules }
  const fault = rulesFault(is)
  if (fault) return fault
  return sameRules(was, is) ? nothing : facts({ type: 'CourtsideRulesSet', data: { ...place, was, is } })
}
