import { Injectable } from '@nestjs/common'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import type { LeagueForSchedule, LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { datesOfSeason, seasonsStream } from '@fullcourt/domain/seasons/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import { Decider } from '../../../core/facts/decider'

/** What a schedule is held to beside games: teams with the times at which they cannot play, weeks off, byes asked for, the season. */
@Injectable()
export class LeagueConditions {
  constructor(private readonly decider: Decider) {}

  async of({ organization, season, league }: LeaguePlace): Promise<Omit<LeagueForSchedule, 'kept' | 'others'>> {
    const [teams, byes, weekOffs, seasons] = await Promise.all([
      this.teams(season, league),
      this.decider.state(byeStream, league),
      this.decider.state(weekOffStream, league),
      this.decider.state(seasonsStream, organization),
    ])
    const asked = [...byes.values()].filter(({ kind }) => kind === 'active')
    return {
      teams,
      byes: asked.map(({ date, teams: resting }) => ({ date, entries: resting.map(({ entry }) => entry) })),
      weekOffs: [...weekOffs.values()].filter(({ kind }) => kind === 'active').map(({ date }) => date),
      season: datesOfSeason(seasons.get(season)),
    }
  }

  private async teams(season: number, league: number): Promise<readonly LeagueTeam[]> {
    const { entries } = await this.decider.state(seasonStream, season)
    const inLeague = [...entries.values()].filter(entry => entry.league === league && !entry.left)
    const found = inLeague.map(async ({ id, team }): Promise<LeagueTeam[]> => {
      const state = await this.decider.state(teamStream, team)
      return state.kind === 'active' ? [{ team, entry: id, unavailable: state.unavailableSlots }] : []
    })
    return (await Promise.all(found)).flat()
  }
}
