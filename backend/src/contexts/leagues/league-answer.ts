import { forStaff, type Scope } from '../../core/http/scope'
import type { SeasonLeague } from '../../core/readers/season-reader'
import { seasonNameAnswer } from '../seasons/season-answer'
import type { LeagueAnswer } from './leagues.answers'

export const leagueAnswer = (scope: Scope, { league, season, position }: SeasonLeague, teamsCount: number): LeagueAnswer => ({
  id: league.id,
  name: league.name,
  ...forStaff(scope, league.revision),
  position,
  teamsCount,
  season_id: season.id,
  season: seasonNameAnswer(season),
  seasons_leagues: { id: league.id, season_id: season.id, league_id: league.id },
})
