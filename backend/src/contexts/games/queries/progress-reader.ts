import { Injectable } from '@nestjs/common'
import { statusByResult, needsScore, statusOf } from '@fullcourt/domain/games/status'
import type { DivisionId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofDivision, ofLeague, ofSeason, ofTeam } from '@fullcourt/projections/games/game-lists'
import { BEFORE_UNDATED, dateOfOrder, DATE_LENGTH } from '@fullcourt/projections/games/game-order'
import { gamesProgress, type GameCount, type GamesProgress, type SidesCount } from '@fullcourt/projections/games/games-progress'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { ListRange } from '@fullcourt/projections/read-store'
import { Documents } from '../../../storage/documents/documents'
import { SharedValues } from '../../../storage/documents/shared-values'
import type { GameProgressAnswer } from '../games.answers'
import type { GameRecord } from './game-answer'
import { isOfLeague, type GamesFilter } from './game-reader'

/** Of what it is asked how far it is played; `from` is the day that is today. */
export type ProgressFilter = Pick<GamesFilter, 'league' | 'team' | 'from'> & { readonly division?: DivisionId | undefined }

type Dates = Pick<GameProgressAnswer, 'last' | 'next'>

/** What is shown of a season: `isWhole` where its lists of games hold nothing more. */
type Shown = { readonly documents: readonly GamesProgress[]; readonly isWhole: boolean }

const sum = (counts: readonly GameCount[]): GameCount => ({
  games: counts.reduce((total, { games }) => total + games, 0),
  completed: counts.reduce((total, { completed }) => total + completed, 0),
})

const sidesIn = ({ league, division, counts }: GamesProgress, filter: ProgressFilter): readonly SidesCount[] =>
  counts.filter(
    ({ sides }) =>
      (filter.division === undefined || filter.division === division) &&
      (filter.league === undefined || filter.league === league || sides.includes(filter.league)),
  )

const countsOf = (counts: readonly SidesCount[], team: TeamId | undefined): readonly GameCount[] =>
  team === undefined ? counts : counts.flatMap(({ teams }) => teams.filter(one => one.team === team))

const inOrder = (dates: readonly (string | null)[]): readonly string[] => dates.filter(date => date !== null).toSorted()

/**
 * How far games are played: the one answer to it, whoever asks for a season, a league, a division or a team. Games of deleted leagues
 * are in the lists of a season and of a team still, and count for nothing.
 */
@Injectable()
export class ProgressReader {
  constructor(
    private readonly documents: Documents,
    private readonly values: SharedValues,
  ) {}

  async inSeason(season: SeasonId, filter: ProgressFilter): Promise<GameProgressAnswer> {
    const shown = await this.shown(season)
    const counts = countsOf(
      shown.documents.flatMap(document => sidesIn(document, filter)),
      filter.team,
    )
    return { ...sum(counts), ...(await this.dates(season, filter, shown)) }
  }

  /** Of the games of a season's leagues, and of those of its brackets. */
  async byKind(season: SeasonId): Promise<{ readonly leagues: GameCount; readonly brackets: GameCount }> {
    const { documents } = await this.shown(season)
    const countOf = (isBracket: boolean) =>
      sum(documents.filter(({ division }) => (division !== null) === isBracket).flatMap(({ counts }) => counts))
    return { leagues: countOf(false), brackets: countOf(true) }
  }

  /** Whether the lists of a season hold no games of deleted leagues. */
  async isWhole(season: SeasonId): Promise<boolean> {
    return (await this.shown(season)).isWhole
  }

  /** Read once after each change, for all answers. */
  private shown(season: SeasonId): Promise<Shown> {
    return this.values.of(`games-progress:${season}`, () => this.read(season))
  }

  private async read(season: SeasonId): Promise<Shown> {
    const listed = await this.documents.list(gamesProgress, { index: 'season', key: String(season) })
    const all = listed.map(({ body }) => body)
    const leagues = await this.documents.getFor(leagueCard, all, ({ league }) => league ?? [])
    const isShown = ({ league }: GamesProgress) => league === null || activeOf(leagues.get(String(league))) !== undefined
    return { documents: all.filter(isShown), isWhole: all.every(one => isShown(one) || sum(one.counts).games === 0) }
  }

  private dates(season: SeasonId, filter: ProgressFilter, { documents, isWhole }: Shown): Promise<Dates> {
    const { league, division, team, from } = filter
    if (team !== undefined)
      return isWhole && league === undefined && division === undefined
        ? this.datesIn([ofTeam(season, team)], from)
        : this.datesOf(season, { ...filter, team }, documents)
    if (division !== undefined) return this.datesIn([ofDivision(division)], from)
    if (league !== undefined) return this.datesIn([ofLeague(league)], from)
    return this.datesIn(isWhole ? [ofSeason(season)] : documents.flatMap(keyOf), from)
  }

  /** By the places of games in the lists of these keys: no game is read. */
  private async datesIn(keys: readonly string[], from: string | undefined): Promise<Dates> {
    const after = from === undefined ? {} : { after: from }
    const [last, next] = await Promise.all([
      Promise.all(keys.map(key => this.firstDate({ index: 'decided', key, before: BEFORE_UNDATED, descending: true }))),
      Promise.all(keys.map(key => this.firstDate({ index: 'unscored', key, ...after }))),
    ])
    return { last: inOrder(last).at(-1) ?? null, next: inOrder(next)[0] ?? null }
  }

  private async firstDate(range: ListRange): Promise<string | null> {
    const [first] = await this.documents.tally(gameCard, { ...range, limit: 1 }, DATE_LENGTH)
    return first === undefined ? null : dateOfOrder(first.beginning)
  }

  /** Of those games of a team that no list holds by themselves. */
  private async datesOf(
    season: SeasonId,
    { league, division, team, from = '' }: ProgressFilter & { readonly team: TeamId },
    shown: readonly GamesProgress[],
  ): Promise<Dates> {
    const listed = await this.documents.list(gameCard, { index: 'team', key: ofTeam(season, team) })
    const isAsked = (game: GameRecord) =>
      shown.some(one => one.league === game.context.league && one.division === game.context.division) &&
      (division === undefined || game.context.division === division) &&
      (league === undefined || isOfLeague(game, league))
    const games = listed.flatMap(({ body }) => activeOf<GameCard>(body) ?? []).filter(isAsked)
    const isNext = (game: GameRecord) => needsScore(statusOf(statedGame(game)), game.details) && (game.details.date ?? '') >= from
    const dates = (of: readonly GameRecord[]) => inOrder(of.map(({ details }) => details.date))
    return { last: dates(games.filter(statusByResult)).at(-1) ?? null, next: dates(games.filter(isNext))[0] ?? null }
  }
}

/** The list of what a document counts the games of. */
const keyOf = ({ league, division }: GamesProgress): readonly string[] => {
  if (league !== null) return [ofLeague(league)]
  return division === null ? [] : [ofDivision(division)]
}
