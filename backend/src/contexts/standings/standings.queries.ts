import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import { forStaff, type WithScope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import type { LeagueInSeason, TeamInLeague } from '../../core/access/season-access'
import { Refused } from '../../core/facts/refused'
import { LeagueTables } from './league-tables'
import type { StandingsTeamAnswer } from './standings.answers'

type OfLeague = WithScope & { readonly league: LeagueInSeason | LeagueId }
type OfTeam = WithScope & { readonly at: TeamInLeague }

/** The teams of a league in the order of its table; the league is named with its season, or by its id alone. */
export const LeagueTeamsQuery = query('LeagueTeamsQuery', {
  uses: { documents: Documents, seasons: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, league: named }: OfLeague, { documents, seasons, tables }): Promise<StandingsTeamAnswer[]> => {
    const read = forStaff(scope, documents.position())
    const { league } = typeof named === 'number' ? await seasons.leagueById(scope, named) : await seasons.league(scope, named)
    return ((await tables.of([league])).get(league.id) ?? []).map(row => ({ ...row, ...read }))
  },
})

/** A team's row in the table of a league. */
export const LeagueTeamQuery = query('LeagueTeamQuery', {
  uses: { documents: Documents, seasons: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, at: { team, ...at } }: OfTeam, { documents, seasons, tables }): Promise<StandingsTeamAnswer> => {
    const read = forStaff(scope, documents.position())
    const { league } = await seasons.league(scope, at)
    const row = (await tables.of([league])).get(league.id)?.find(({ id }) => id === team)
    if (!row) throw new Refused(TEAM_NOT_FOUND)
    return { ...row, ...read }
  },
})
