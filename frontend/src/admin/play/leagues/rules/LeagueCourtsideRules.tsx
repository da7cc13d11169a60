import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../parts/feedback/QueryState'
import type { LeagueAt } from '../queries'
import { CourtsideRulesForm } from './CourtsideRulesForm'
import { courtsideRulesQuery } from './queries'

/** Fouls to the bonus, time-outs and the clock of a league's games (docs/games.md#fouls-time-outs-and-the-clock). */
export const LeagueCourtsideRules = ({ at }: { readonly at: LeagueAt }) => (
  <QueryState of={useQuery(courtsideRulesQuery(at))}>{stored => <CourtsideRulesForm at={at} stored={stored} />}</QueryState>
)
