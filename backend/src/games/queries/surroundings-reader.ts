import { Injectable } from '@nestjs/common'
import { slotOf } from '@fullcourt/domain/games/decide'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { PlacedGame, Surroundings } from '@fullcourt/domain/schedules/conflicts'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { datesOff } from '@fullcourt/domain/schedules/weeks-off'
import { teamStream } from '@fullcourt/domain/teams/state'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { Documents } from '../../documents/documents'
import { Decider } from '../../facts/decider'
import { UNKNOWN_TEAM } from '../../names/team-name'
import type { GameRecord } from './game-answer'

/** What dates, times and places of games are held against, and how the teams are called in what is said of them. */
export type NamedSurroundings = Surroundings & { readonly nameOf: (team: TeamId) => string }

/** A game with its teams, and when and where it is played. */
export const placedGame = ({ id, context, details }: Pick<GameRecord, 'id' | 'context' | 'details'>): PlacedGame => ({
  id,
  home: context.home.team,
  away: context.away.team,
  ...slotOf(details),
})

/** The leagues that games are of. */
export const leaguesOf = (contexts: readonly GameContext[]): readonly LeagueId[] => [
  ...new Set(contexts.flatMap(({ league, home, away }) => [league ?? [], home.league, away.league].flat())),
]

/** Around which games: those of a season on some dates, or on all. */
export type Around = {
  readonly season: SeasonId
  readonly leagues: readonly LeagueId[]
  readonly teams: readonly TeamId[]
  readonly dates: readonly (string | null)[] | 'all'
}

/** Finds what stands around games of a season: the others, times at which teams cannot play, weeks off. */
@Injectable()
export class SurroundingsReader {
  constructor(
    private readonly documents: Documents,
    private readonly decider: Decider,
  ) {}

  async of({ season, leagues, teams, dates }: Around): Promise<NamedSurroundings> {
    const [games, states, off] = await Promise.all([
      this.games(season, dates),
      this.teams(teams),
      Promise.all(leagues.map(league => this.datesOff(league))),
    ])
    return {
      games,
      unavailable: team => states.get(team)?.unavailable ?? [],
      isOff: date => off.some(isOff => isOff(date)),
      nameOf: team => states.get(team)?.name ?? UNKNOWN_TEAM,
    }
  }

  private async games(season: SeasonId, dates: Around['dates']): Promise<readonly PlacedGame[]> {
    const days = dates === 'all' ? [{}] : [...new Set(dates)].flatMap(date => (date === null ? [] : [{ from: date, to: date }]))
    const lists = await Promise.all(
      days.map(day => this.documents.list(gameCard, { index: 'season', key: String(season), ...datesBetween(day) })),
    )
    return lists
      .flat()
      .flatMap(({ body }) => activeOf(body) ?? [])
      .map(placedGame)
  }

  private async teams(ids: Iterable<TeamId>) {
    const found = [...new Set(ids)].map(async id => {
      const team = await this.decider.state(teamStream, id)
      return team.kind === 'unknown' ? [] : [[id, { name: team.details.name, unavailable: team.unavailableSlots }] as const]
    })
    return new Map((await Promise.all(found)).flat())
  }

  private async datesOff(league: LeagueId): Promise<(date: string) => boolean> {
    const [weekOffs, { schedules }] = await Promise.all([
      this.decider.state(weekOffStream, league),
      this.decider.state(scheduleStream, league),
    ])
    const dates = [...weekOffs.values()].filter(({ deleted }) => !deleted).map(({ date }) => date)
    const active = [...schedules.values()].filter(({ deletion }) => deletion === null)
    return datesOff(
      dates,
      active.map(({ details }) => details),
    )
  }
}
