import { Injectable } from '@nestjs/common'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { ofLeague, ofSeason, ofTeam } from '@fullcourt/projections/games/game-lists'
import { dateOfOrder, DATE_LENGTH, gameOfOrder, gameOrder, ORDER_LENGTH } from '@fullcourt/projections/games/game-order'
import type { ListBounds, ListRange, Tally } from '@fullcourt/projections/read-store'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import type { GameDayAnswer } from '../games.answers'
import { daysAround, later, nearestOf, type Near } from './days-around'
import { daysOf } from './days-of-games'
import type { GameRecord } from './game-answer'
import { isWhole, partOf, type GamePart } from './game-part'
import { GameReader, type GamesFilter } from './game-reader'
import { ProgressReader } from './progress-reader'

/** The list of what a filter names, and the key under which lists hold those of its games that have a score or a result. */
const listOf = (season: SeasonId, { league, team }: GamesFilter) => {
  if (team !== undefined) return { index: 'team', key: ofTeam(season, team), played: ofTeam(season, team) }
  if (league !== undefined) return { index: 'league', key: String(league), played: ofLeague(league) }
  return { index: 'season', key: String(season), played: ofSeason(season) }
}

/** All its games, those with a score, those with a result (a walk-over has no score), and those that are to be played. */
const listsOf = (
  season: SeasonId,
  filter: GamesFilter,
): Readonly<Record<'all' | 'completed' | 'decided' | 'unscored', ListBounds>> => {
  const { index, key, played } = listOf(season, filter)
  const range = datesBetween(filter)
  const of = (list: 'completed' | 'decided' | 'unscored') => ({ index: list, key: played, ...range })
  return { all: { index, key, ...range }, completed: of('completed'), decided: of('decided'), unscored: of('unscored') }
}

const LISTS = { results: 'decided', ahead: 'unscored' } as const

/** What is asked of the games of a season without reading them all: on which days they are, and the latest results. */
@Injectable()
export class SeasonGames {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
    private readonly progress: ProgressReader,
  ) {}

  /** How many games there are on each day, or on those around one, counted in the lists where these hold no games of deleted leagues. */
  async days(scope: Scope, filter: GamesFilter, near?: Near): Promise<GameDayAnswer[]> {
    const season = await this.countedIn(scope, filter)
    if (season === undefined) {
      const days = daysOf(await this.games.of(scope, filter, 'active season'))
      return near === undefined ? days : nearestOf(days, near)
    }
    const { all, decided } = listsOf(season, filter)
    const countDays = (range: ListRange) => this.documents.tally(gameCard, range, DATE_LENGTH)
    const games = await (near === undefined ? countDays(all) : daysAround(countDays, all, near))
    const played = await this.countsOn(games, decided)
    return games.map(({ beginning, documents }) => ({
      date: dateOfOrder(beginning),
      games: documents,
      completed: played.get(beginning) ?? 0,
    }))
  }

  /** A part of the games, in the order in which they are played: no more than these are read. */
  async part(scope: Scope, filter: GamesFilter, part: GamePart): Promise<readonly GameRecord[]> {
    if (isWhole(part)) return this.games.of(scope, filter, 'active season')
    const order = await this.orderOf(part.after)
    const season = await this.countedIn(scope, filter)
    if (season === undefined) return partOf(await this.games.of(scope, filter, 'active season'), part, order)
    const list = listsOf(season, filter)[part.only === undefined ? 'all' : LISTS[part.only]]
    const after = order === undefined ? {} : { after: later(list.after, order) }
    const limit = part.limit === undefined ? {} : { limit: part.limit }
    const games = await this.documents.active(gameCard, { ...list, ...after, ...limit, descending: part.latest === true })
    return part.latest ? games.toReversed() : games
  }

  /** The place of a game among others; of one that is not there, none. */
  private async orderOf(game: GameId | undefined): Promise<string | undefined> {
    const card = game === undefined ? undefined : activeOf(await this.documents.get(gameCard, game))
    return card && gameOrder(card.details, card.id)
  }

  /** How many games of a list there are on some days, which are in order. */
  private async countsOn(days: readonly Tally[], list: ListBounds): Promise<ReadonlyMap<string, number>> {
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return new Map()
    const range = { ...list, ...datesBetween({ from: first.beginning, to: last.beginning }) }
    const counts = await this.documents.tally(gameCard, range, DATE_LENGTH)
    return new Map(counts.map(({ beginning, documents }) => [beginning, documents]))
  }

  /** How many games a season has, without reading them or their places. */
  async count(scope: Scope, season: SeasonId): Promise<number> {
    const [found] = await this.games.seasonsOf(scope, { season }, 'active season')
    return found === undefined ? 0 : (await this.progress.inSeason(found, {})).games
  }

  /** The ids of the first games of a season, in the order in which they are played, without reading the games. */
  async ids(scope: Scope, season: SeasonId, limit: number): Promise<readonly GameId[]> {
    const counted = await this.countedIn(scope, { season })
    if (counted === undefined)
      return (await this.games.of(scope, { season }, 'active season')).slice(0, limit).map(({ id }) => id)
    const places = await this.documents.tally(gameCard, { ...listsOf(counted, {}).all, limit }, ORDER_LENGTH)
    return places.map(({ beginning }) => gameOfOrder(beginning))
  }

  /** The last completed games, the newest first. */
  async latestResults(scope: Scope, filter: GamesFilter, limit: number): Promise<readonly GameRecord[]> {
    const season = await this.countedIn(scope, filter)
    if (season === undefined) return this.games.latestResults(scope, filter, limit)
    return this.documents.active(gameCard, { ...listsOf(season, filter).completed, descending: true, limit })
  }

  /** The season of a filter whose lists hold what answers show, and nothing more: of active leagues, by one key. */
  private async countedIn(scope: Scope, filter: GamesFilter): Promise<SeasonId | undefined> {
    if (filter.team !== undefined && filter.league !== undefined) return undefined
    const [season, ...others] = await this.games.seasonsOf(scope, filter, 'active season')
    if (season === undefined || others.length > 0) return undefined
    return (await this.progress.isWhole(season)) ? season : undefined
  }
}
