import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { hasMinimum, qualifies } from '@fullcourt/domain/statistics/qualifying'
import type { Ranked } from '@fullcourt/domain/statistics/ranking'
import { statLeaders, type SeasonFigures, type StatLeader } from '@fullcourt/domain/statistics/stat-leaders'
import type { Ranking } from '@fullcourt/projections/statistics/rankings'
import type { PersonTotals } from '../../core/identity/person-totals'
import { RankingReader } from '../../core/identity/ranking-reader'
import { SeasonPlayers } from '../../core/identity/season-players'
import type { RankedSeason } from './ranked-seasons'
import { TeamGameCounts } from './team-games'

/** What leaders are looked for in, and how many places each ranking has. */
export type LeadersWanted = {
  readonly season: RankedSeason
  readonly rankings: readonly Ranking[]
  readonly places: number
}

/** The leaders of each ranking, in its order, and for which teams they played. */
export type LeadersFound = {
  readonly leaders: readonly (readonly Ranked<StatLeader>[])[]
  readonly teams: ReadonlyMap<PlayerId, readonly TeamId[]>
}

/** How many games the team of a player has played: of several teams, the one with most. */
type TeamGames = (teams: readonly TeamId[]) => number

/**
 * Ranks the players of a season. Who comes into question is found in lists, without those of whom they do not say what counts; these
 * are added up one by one, and all are ranked together (docs/answers.md#leaders).
 */
@Injectable()
export class SeasonLeaders {
  constructor(
    private readonly lists: RankingReader,
    private readonly players: SeasonPlayers,
    private readonly counts: TeamGameCounts,
  ) {}

  /** Leaders who are left out as long as `leftOut` finds some: their places go to the next. */
  async of(
    wanted: LeadersWanted,
    leftOut: (leaders: readonly PlayerId[]) => Promise<ReadonlySet<PlayerId>>,
  ): Promise<LeadersFound> {
    const teamGames = await this.teamGames(wanted)
    const without = new Set<PlayerId>()
    for (;;) {
      const found = await this.ranked(wanted, teamGames, without)
      const more = await leftOut([...found.teams.keys()])
      if (more.size === 0) return found
      for (const player of more) without.add(player)
    }
  }

  /** Sums have no minimum, so that nobody's team is looked at. */
  private async teamGames({ season, rankings }: LeadersWanted): Promise<TeamGames> {
    if (!rankings.some(({ abbreviation, by }) => hasMinimum(abbreviation, by))) return () => 0
    const games = await this.counts.in(season.leagues)
    return teams => Math.max(0, ...teams.map(team => games.get(team) ?? 0))
  }

  private async ranked(wanted: LeadersWanted, teamGames: TeamGames, without: ReadonlySet<PlayerId>): Promise<LeadersFound> {
    const { season, rankings, places } = wanted
    const listed = await Promise.all(rankings.map(ranking => this.listed(wanted, ranking, teamGames, without)))
    const persons = [...season.apart.persons, ...(await this.players.of(season, new Set(listed.flat())))]
      .filter(({ player }) => !without.has(player))
      .sort((a, b) => a.player - b.player)
    const players = persons.map(person => seasonFigures(person, teamGames))
    const leaders = rankings.map(({ abbreviation, by }) => statLeaders(season.sport, abbreviation, by, { players, places }))
    const shown = new Set(leaders.flat().map(({ row }) => row.player))
    return {
      leaders,
      teams: new Map(persons.filter(({ player }) => shown.has(player)).map(({ player, teams }) => [player, teams])),
    }
  }

  private listed(
    { season: { season, sport, apart }, places }: LeadersWanted,
    ranking: Ranking,
    teamGames: TeamGames,
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

const seasonFigures = ({ player, totals, shots, teams }: PersonTotals, teamGames: TeamGames): SeasonFigures => ({
  player,
  games: totals.games,
  sums: totals.sums,
  shots,
  teamGames: teamGames(teams),
})
