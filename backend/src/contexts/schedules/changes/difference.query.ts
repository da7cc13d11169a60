import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { ScheduleChange } from '@fullcourt/domain/schedules/difference/schedule-change'
import { teamsOfChanges } from '@fullcourt/domain/schedules/difference/team-change'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { Scope } from '../../../core/http/scope'
import { CLOCK, type Clock } from '../../../core/injection/tokens'
import { SeasonReader } from '../../../core/readers/season-reader'
import { Documents } from '../../../storage/documents/documents'
import { GameReader } from '../../games/queries/game-reader'
import type { ScheduleDifferenceAnswer, TeamDifferenceAnswer } from './changes.answers'
import { ScheduleDifferenceReader, type Moments } from './difference-reader'
import { meantBy } from './moments'
import { teamDifferences } from './team-differences'

/** Of which schedules, and between which moments, as they were typed. */
export type WantedDifference = {
  readonly season?: SeasonId | undefined
  readonly league?: LeagueId | undefined
  readonly team?: TeamId | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What changed in schedules between two moments, team by team (docs/history.md#what-changed-in-a-schedule). */
export class ScheduleDifferenceQuery {
  constructor(
    readonly scope: Scope,
    readonly wanted: WantedDifference,
  ) {}
}

/** So many changes are shown, of whole teams. */
const MOST_CHANGES = 1_000

const WEEK = 7 * 24 * 60 * 60_000

const weekBefore = (moment: string) => new Date(Date.parse(moment) - WEEK).toISOString()

/** The first teams that have so many changes together. */
const asManyAs = (most: number, teams: readonly TeamDifferenceAnswer[]): readonly TeamDifferenceAnswer[] => {
  let counted = 0
  const end = teams.findIndex(({ changes }) => (counted += changes.length) >= most)
  return end < 0 ? teams : teams.slice(0, end + 1)
}

@QueryHandler(ScheduleDifferenceQuery)
export class ScheduleDifferenceQueryHandler implements IQueryHandler<ScheduleDifferenceQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly games: GameReader,
    private readonly differences: ScheduleDifferenceReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ scope, wanted }: ScheduleDifferenceQuery): Promise<ScheduleDifferenceAnswer> {
    const [season] = await this.games.seasonsOf(scope, wanted, 'active season')
    const moments = await this.momentsIn(scope, season, wanted)
    if (season === undefined) return { ...moments, teams: [], moreTeams: 0 }
    const all = await this.byTeam(await this.differences.of({ season, league: wanted.league }, moments), wanted.team)
    const teams = asManyAs(MOST_CHANGES, all)
    return { ...moments, teams: [...teams], moreTeams: all.length - teams.length }
  }

  private async momentsIn(scope: Scope, season: SeasonId | undefined, { from, to }: WantedDifference): Promise<Moments> {
    const zone = season === undefined ? 'UTC' : await this.zoneOf(scope, season)
    const until = to === undefined ? this.clock().toISOString() : meantBy(to, zone)
    return { from: from === undefined ? weekBefore(until) : meantBy(from, zone), to: until }
  }

  private async zoneOf(scope: Scope, season: SeasonId): Promise<string> {
    const { organization } = await this.seasons.season(scope, season)
    return (await this.seasons.organization(scope, organization)).profile.timeZone
  }

  private async byTeam(changes: readonly ScheduleChange[], team: TeamId | undefined): Promise<readonly TeamDifferenceAnswer[]> {
    const differences = teamDifferences(await this.documents.getMany(teamCard, teamsOfChanges(changes)), changes)
    return differences.filter(one => team === undefined || one.team.id === team)
  }
}
