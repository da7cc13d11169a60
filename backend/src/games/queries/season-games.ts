import { Injectable } from '@nestjs/common'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { gameCounts } from '@fullcourt/projections/games/game-counts'
import { ofLeague, ofSeason, ofTeam } from '@fullcourt/projections/games/game-lists'
import { dateOfOrder, DATE_LENGTH, gameOfOrder, ORDER_LENGTH } from '@fullcourt/projections/games/game-order'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { ListBounds } from '@fullcourt/projections/read-store'
import { Documents } from '../../documents/documents'
import type { Scope } from '../../http/scope'
import type { GameDayAnswer } from '../games.answers'
import { daysOf } from './days-of-games'
import type { GameRecord } from './game-answer'
import { GameReader, type GamesFilter } from './game-reader'

type Lists = { readonly all: ListBounds; readonly completed: ListBounds }

const listsOf = (season: SeasonId, { league, team, from, to }: GamesFilter): Lists => {
  const range = datesBetween({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
  if (team !== undefined) {
    const key = ofTeam(season, team)
    return { all: { index: 'team', key, ...range }, completed: { index: 'completed', key, ...range } }
  }
  if (league !== undefined)
    return {
      all: { index: 'league', key: String(league), ...range },
      completed: { index: 'completed', key: ofLeague(league), ...range },
    }
  return {
    all: { index: 'season', key: String(season), ...range },
    completed: { index: 'completed', key: ofSeason(season), ...range },
  }
}

/** What is asked of the games of a season without reading them all: on which days they are, and the latest results. */
@Injectable()
export class SeasonGames {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
  ) {}

  /** How many games there are on each day, counted in the lists where these hold no games of deleted leagues. */
  async days(scope: Scope, filter: GamesFilter): Promise<GameDayAnswer[]> {
    const season = await this.countedIn(scope, filter)
    if (season === undefined) return daysOf(await this.games.of(scope, filter, 'active season'))
    const { all, completed } = listsOf(season, filter)
    const [games, results] = await Promise.all([
      this.documents.tally(gameCard, all, DATE_LENGTH),
      this.documents.tally(gameCard, completed, DATE_LENGTH),
    ])
    const played = new Map(results.map(({ beginning, documents }) => [beginning, documents]))
    return games.map(({ beginning, documents }) => ({
      date: dateOfOrder(beginning),
      games: documents,
      completed: played.get(beginning) ?? 0,
    }))
  }

  /** The ids of the games of a season in the order in which they are played, without reading the games. */
  async ids(scope: Scope, season: SeasonId): Promise<readonly GameId[]> {
    const counted = await this.countedIn(scope, { season })
    if (counted === undefined) return (await this.games.of(scope, { season }, 'active season')).map(({ id }) => id)
    const places = await this.documents.tally(gameCard, listsOf(counted, {}).all, ORDER_LENGTH)
    return places.map(({ beginning }) => gameOfOrder(beginning))
  }

  /** The last completed games, the newest first. */
  async latestResults(scope: Scope, filter: GamesFilter, limit: number): Promise<readonly GameRecord[]> {
    const season = await this.countedIn(scope, filter)
    if (season === undefined) return this.games.latestResults(scope, filter, limit)
    const listed = await this.documents.list(gameCard, { ...listsOf(season, filter).completed, descending: true, limit })
    return listed.flatMap(({ body }) => activeOf<GameCard>(body) ?? [])
  }

  /** The season of a filter whose lists hold what answers show, and nothing more: of active leagues, by one key. */
  private async countedIn(scope: Scope, filter: GamesFilter): Promise<SeasonId | undefined> {
    if (filter.team !== undefined && filter.league !== undefined) return undefined
    const [season, ...others] = await this.games.seasonsOf(scope, filter, 'active season')
    if (season === undefined || others.length > 0) return undefined
    const counts = (await this.documents.get(gameCounts, season))?.counts ?? []
    const ids = counts.filter(({ games }) => games > 0).flatMap(({ league }) => league ?? [])
    const leagues = await this.documents.getMany(leagueCard, ids)
    return ids.every(id => activeOf(leagues.get(String(id)))) ? season : undefined
  }
}
