import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import { MINUTES } from '@fullcourt/domain/statistics/minutes'
import { perGame } from '@fullcourt/domain/statistics/percentages'
import { hasEnoughGames, minimumOfMinutes, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { topOf, type Ranked } from '@fullcourt/domain/statistics/ranking'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { ofLeague } from '@fullcourt/projections/games/game-lists'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { MinutesReader, type GameMinutes } from '../../core/readers/minutes-reader'
import { Documents } from '../../storage/documents/documents'
import type { SeasonPlayed } from './active-leagues'
import { PlayerLeaders, type NamedLeader } from './player-leaders'
import type { LeadersOfStatisticAnswer } from './statistics.answers'

const MILLISECONDS = 60_000

type Played = NamedLeader & {
  readonly minutes: number
  readonly teams: readonly TeamId[]
  /** Games of their team of which minutes are known; of the team with most of them, where they played for several. */
  readonly ofTeam: number
}

const gamesOf = (minutes: readonly GameMinutes[]): number => new Set(minutes.map(({ game }) => game)).size

/** Who was on the court longest, in the leagues of a season that keep minutes (docs/standings.md#minutes). */
@Injectable()
export class MinutesLeaders {
  constructor(
    private readonly documents: Documents,
    private readonly minutes: MinutesReader,
    private readonly identity: PlayerIdentity,
    private readonly leaders: PlayerLeaders,
  ) {}

  /** Undefined where nobody's minutes are known. */
  async of(season: SeasonPlayed, by: LeaderForm, places: number): Promise<LeadersOfStatisticAnswer | undefined> {
    const leagues = await this.minutes.keptIn(season.leagues)
    if (leagues.length === 0) return undefined
    const played = await this.played(season, leagues)
    const qualified = by === 'total' ? played : played.filter(({ games, ofTeam }) => hasEnoughGames(games, ofTeam))
    const rank = (without: ReadonlySet<PlayerId>): readonly Ranked<Played>[] =>
      topOf(
        qualified.filter(({ player }) => !without.has(player)),
        ({ minutes, games }) => (by === 'game' ? minutes / games : minutes),
        places,
      )
    const found = await this.leaders.named(rank, ({ minutes, games }) =>
      by === 'game' ? (perGame(minutes, games) ?? 0) : Math.round(minutes),
    )
    return found.length === 0 ? undefined : { ...MINUTES, minimum: minimumOfMinutes(by), leaders: found }
  }

  private async played({ organization }: SeasonPlayed, leagues: readonly number[]): Promise<readonly Played[]> {
    const lists = await Promise.all(
      leagues.map(league => this.documents.active(gameCard, { index: 'completed', key: ofLeague(league) })),
    )
    const games = [...new Map(lists.flat().map(game => [game.id, game])).values()]
    const [all, { masterOf }] = await Promise.all([
      this.minutes.of(games.filter(({ context }) => context.stage === 'regular')),
      this.identity.identities(organization),
    ])
    const byTeam = new Map(groupBy(all, ({ team }) => team).map(same => [same[0].team, gamesOf(same)]))
    return groupBy(
      all.filter(({ milliseconds }) => milliseconds > 0),
      ({ player }) => masterOf(player),
    )
      .map(own => ({
        player: masterOf(own[0].player),
        teams: [...new Set(own.map(({ team }) => team))],
        ofTeam: Math.max(...own.map(({ team }) => byTeam.get(team) ?? 0)),
        games: gamesOf(own),
        minutes: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / MILLISECONDS,
      }))
      .sort((a, b) => a.player - b.player)
  }
}
