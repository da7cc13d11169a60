import { QueryBus } from '@nestjs/cqrs'
import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { BASKETBALL, sportOf, SPORTS } from '@fullcourt/domain/sports/sports'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { LeaderboardQuery, TeamWinsQuery } from '../../contexts/standings/statistics.queries'
import type { WithScope } from '../../core/http/scope'
import { query } from '../../core/readers/query'
import { SeasonReader } from '../../core/readers/season-reader'
import type { ExportTable } from '../../core/http/csv'
import { leadersTable, type PlayerBoard } from './tables'

type OfSeason = WithScope & { readonly season?: SeasonId | undefined }

const PLACES: readonly LeaderPlace[] = ['points', 'threes', 'rebounds', 'assists']

/** The leaders of a season, the active one where none is named, in every figure by which its sport ranks players, and the teams with most wins. */
export const LeadersExportQuery = query('LeadersExportQuery', {
  uses: { seasons: SeasonReader, queries: QueryBus },
  answer: async ({ scope, season: named }: OfSeason, { seasons, queries }): Promise<ExportTable> => {
    const { leaders } = sportOf((await seasons.namedOrActive(scope, named))?.sport ?? BASKETBALL) ?? SPORTS[0]
    const board = async (place: LeaderPlace): Promise<PlayerBoard> => ({
      figure: leaders[place].label,
      players: await queries.execute(new LeaderboardQuery({ scope, place, season: named })),
    })
    const wins = queries.execute(new TeamWinsQuery({ scope, season: named }))
    return leadersTable(await Promise.all(PLACES.map(board)), await wins)
  },
})
