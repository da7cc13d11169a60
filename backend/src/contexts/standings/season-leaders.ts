import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { hasMinimum, qualifies } from '@fullcourt/domain/statistics/qualifying'
import type { Ranked } from '@fullcourt/domain/statistics/ranking'
import { statLeaders, type SeasonFigures, type StatLeader } from '@fullcourt/domain/statistics/stat-leaders'
import type { Ranking } from '@fullcourt/projections/statistics/rankings'
import type { PersonTotals } from '../../core/identity/person-totals'
import { RankingReader } from '../../core/identity/ranking-reader'
import { SeasonPlayers, type PlayersApart } from '../../core/identity/season-players'
import type { SeasonPlayed } from './active-leagues'
import { TeamGameCounts } from './team-games'

/** What leaders are looked for in, and how many places each ranking has. */
export type LeadersWanted = {
  readonly season: SeasonPlayed
  readonly rankings: readonly Ranking[]
  readonly places: number
}

/** The leaders of each ranking, in its order, and for which teams they played. */
export type LeadersFound = {
  readonly leaders: readonly (readonly Ranked<StatLeader>[])[]
  readonly teams: ReadonlyMap<PlayerId, readonly TeamId[]>
}

/** Those whose figures the lists do not hold, and the games of teams by which minimums go. */
type Beside = { readonly apart: PlayersApart; readonly teamGames: (teams: readonly TeamId[]) => number }

/**
 * Ranks the players of a season. Who comes into question is found in lists, without those of whom they do not say what counts; these
 * are added up one by one, and all are ranked together (docs/answers.md#leaders).
 */
@Injectable()
export class SeasonLeaders {
  constructor(
    private readonly lists: RankingReader,
    private readonly players: SeasonPlayers,
    private readonly teamGames: TeamGameCounts,
  ) {}

  /** Leaders who are left out as long as `leftOut` finds some: their places go to the next. */
  async of(
    wanted: LeadersWanted,
    leftOut: (leaders: readonly PlayerId[]) => Promise<ReadonlySet<PlayerId>>,
  ): Promise<LeadersFound> {
    const beside = await this.beside(wanted)
    const without = new Set<PlayerId>()
    for (;;) {
      const found = await this.ranked(wanted, beside, without)
      const more = await leftOut([...found.teams.keys()])
      if (more.size === 0) return found
      for (const player of more) without.add(player)
    }
  }

  private async beside({ season, rankings }: LeadersWanted): Promise<Beside> {
    const needsGames = rankings.some(({ abbreviation, by }) => hasMinimum(abbreviation, by))
    const [apart, games] = await Promise.all([
      this.players.apart(season),
      needsGames ? this.teamGames.in(season.leagues) : new Map<TeamId, number>(),
    ])
    return { apart, teamGames: teams => Math.max(0, ...teams.map(team => games.get(team) ?? 0)) }
  }

  private async ranked(wanted: LeadersWanted, beside: Beside, without: ReadonlySet<PlayerId>): Promise<LeadersFound> {
    const { season, rankings, places } = wanted
    const listed = await Promise.all(rankings.map(ranking => this.listed(wanted, ranking, beside, without)))
    const persons = [...beside.apart.persons, ...(await this.players.of(season, new Set(listed.flat())))]
      .filter(({ player }) => !without.has(player))
      .sort((a, b) => a.player - b.player)
    const players = persons.map(person => seasonFigures(person, beside))
    const leaders = rankings.map(({ abbreviation, by }) => statLeaders(season.sport, abbreviation, by, { players, places }))
    const shown = new Set(leaders.flat().map(({ row }) => row.player))
    return {
      leaders,
      teams: new Map(persons.filter(({ player }) => shown.has(player)).map(({ player, teams }) => [player, teams])),
    }
  }

  private listed(
    { season: { season, sport }, places }: LeadersWanted,
    ranking: Ranking,
    { apart, teamGames }: Beside,
    without: ReadonlySet<PlayerId>,
  ): Promise<readonly PlayerId[]> {
    const { abbreviation, by } = ranking
    return this.lists.first(season, ranking, {
      places,
      takes: ({ player, games, attempted, teams }) =>
        !apart.ids.has(player) &&
        !without.has(player) &&
        qualifies(sport, abbreviation, by, { games, attempted, teamGames: teamGames(teams) }),
    })
  }
}

const seasonFigures = ({ player, totals, shots, teams }: PersonTotals, { teamGames }: Beside): SeasonFigures => ({
  player,
  games: totals.games,
  sums: totals.sums,
  shots,
  teamGames: teamGames(teams),
})
