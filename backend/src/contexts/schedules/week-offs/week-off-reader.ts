import { Injectable } from '@nestjs/common'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { WeekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import { Documents } from '../../../storage/documents/documents'
import type { WeekOffAnswer } from './week-offs.answers'

/** Weeks off with the names of their leagues. */
@Injectable()
export class WeekOffReader {
  constructor(private readonly documents: Documents) {}

  async answers(weekOffs: readonly Known<WeekOffCard>[]): Promise<WeekOffAnswer[]> {
    const leagues = await this.documents.getFor(leagueCard, weekOffs, ({ league }) => league)
    return weekOffs.flatMap(({ id, date, reason, season, league: of }) => {
      const league = activeOf(leagues.get(String(of)))
      if (!league) return []
      const { name } = league
      return { id, date, reason, season_id: season, league_id: of, seasons_leagues_id: of, league: { id: of, name } }
    })
  }
}
