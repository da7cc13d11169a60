import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { gameCounts, type CountedGames } from '@fullcourt/projections/games/game-counts'
import { ofLeague, ofSeason } from '@fullcourt/projections/games/game-lists'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { ListRange } from '@fullcourt/projections/read-store'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { GameProgressAnswer } from '../games.answers'
import { progressOf } from './days-of-games'
import type { GamesFilter } from './game-reader'
import { hasLeague } from './game-name-reader'
import { SeasonGames } from './season-games'

/** Of what it is asked how far it is played; `from` is the day that is today. */
export type ProgressFilter = Pick<GamesFilter, 'season' | 'league' | 'team' | 'from'>

/** How far a season, or a league or team of it, is played: of the active one where none is named. */
export class GameProgress {
  constructor(
    readonly scope: Scope,
    readonly filter: ProgressFilter,
  ) {}
}

const NOTHING: GameProgressAnswer = { games: 0, completed: 0, last: null, next: null }

/** Games of deleted leagues are in the lists still: so many are looked at until one is shown. */
const LOOKED_AT = 10

const isOf =
  (league: LeagueId | undefined) =>
  ({ league: own, sides }: CountedGames): boolean =>
    league === undefined || own === league || sides.includes(league)

@QueryHandler(GameProgress)
export class GameProgressHandler implements IQueryHandler<GameProgress> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly games: SeasonGames,
  ) {}

  async execute({ scope, filter }: GameProgress): Promise<GameProgressAnswer> {
    const { season: named, league, team, from } = filter
    if (team !== undefined) return progressOf(await this.games.days(scope, { season: named, league, team }), from)
    const season = await this.seasonOf(scope, named, league)
    if (season === undefined) return NOTHING
    const key = league === undefined ? ofSeason(season) : ofLeague(league)
    const [counts, last, next] = await Promise.all([
      this.counts(season, league),
      this.firstDate({ index: 'decided', key, descending: true }),
      this.firstDate({ index: 'unscored', key, ...(from === undefined ? {} : { after: from }) }),
    ])
    return { ...counts, last, next }
  }

  private async seasonOf(
    scope: Scope,
    season: SeasonId | undefined,
    league: LeagueId | undefined,
  ): Promise<SeasonId | undefined> {
    if (league !== undefined) return (await this.seasons.leagueById(scope, league)).season.id
    if (season !== undefined) return (await this.seasons.season(scope, season)).id
    return (await this.seasons.activeSeason(await this.seasons.organization(scope, oneOrganization(scope))))?.id
  }

  private async counts(season: SeasonId, league: LeagueId | undefined) {
    const counts = (await this.documents.get(gameCounts, season))?.counts.filter(isOf(league)) ?? []
    const leagues = await this.documents.getMany(
      leagueCard,
      counts.flatMap(count => count.league ?? []),
    )
    const shown = counts.filter(count => count.league === null || activeOf(leagues.get(String(count.league))))
    const sum = (of: 'games' | 'completed') => shown.reduce((total, count) => total + count[of], 0)
    return { games: sum('games'), completed: sum('completed') }
  }

  private async firstDate(range: ListRange): Promise<string | null> {
    const games = await this.documents.list(gameCard, { ...range, limit: LOOKED_AT })
    const cards = games.flatMap(({ body }) => activeOf<GameCard>(body) ?? [])
    const leagues = await this.documents.getMany(
      leagueCard,
      cards.flatMap(({ context }) => context.league ?? []),
    )
    return cards.find(card => card.details.date !== null && hasLeague(card, { leagues }))?.details.date ?? null
  }
}
