import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { formatInTimeZone } from 'date-fns-tz'
import type { OrganizationId, SeasonId, UserId } from '@fullcourt/domain/ids/kinds'
import { statusByResult } from '@fullcourt/domain/games/status'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofSeason } from '@fullcourt/projections/games/game-lists'
import { datesBetween } from '@fullcourt/projections/date-order'
import type { ListRange } from '@fullcourt/projections/read-store'
import { Documents } from '../../../storage/documents/documents'
import type { GameRecord } from '../../games/queries/game-answer'
import { GameNameReader, hasLeague } from '../../games/queries/game-name-reader'
import { inPlayingOrder } from '../../games/queries/game-reader'
import { ProgressReader } from '../../games/queries/progress-reader'
import { gameRowAnswer } from '../../games/queries/game-row-answer'
import { ConflictsReader } from '../../games/conflicts/conflicts-reader'
import { placingOf } from '../../games/conflicts/placing'
import type { GameRowAnswer } from '../../games/games.answers'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { GameSheets } from '../../../core/identity/game-sheets'
import { CLOCK, type Clock } from '../../../core/injection/tokens'
import { SeasonReader } from '../../../core/readers/season-reader'
import { ChangeReader } from './change-reader'
import type { TodayAnswer } from './today.answers'

/** What staff look at on an evening of games, as one of them sees it. */
export class TodayQuery {
  constructor(
    readonly scope: Scope,
    readonly reader: UserId,
  ) {}
}

const UNSCORED_AT_MOST = 100
const UNEQUAL_AT_MOST = 50

@QueryHandler(TodayQuery)
export class TodayQueryHandler implements IQueryHandler<TodayQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly names: GameNameReader,
    private readonly sheets: GameSheets,
    private readonly conflicts: ConflictsReader,
    private readonly changes: ChangeReader,
    private readonly progress: ProgressReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ scope, reader }: TodayQuery): Promise<TodayAnswer> {
    const now = this.clock()
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const zone = organization.profile.timeZone ?? DEFAULT_TIME_ZONE
    const date = formatInTimeZone(now, zone, 'yyyy-MM-dd')
    const active = (await this.seasons.activeSeasons(organization)).map(({ id }) => id)
    const [today, unscored, unequal, next, changes] = await Promise.all([
      this.games(active, { index: 'season', ...datesBetween({ from: date, to: date }) }),
      this.games(active, { index: 'unscored', before: date, limit: UNSCORED_AT_MOST + 1 }, ofSeason),
      this.games(active, { index: 'unequal', descending: true, limit: UNEQUAL_AT_MOST + 1 }),
      Promise.all(active.map(season => this.progress.inSeason(season, { from: `${date}~` }))),
      this.changes.of(organization.id, reader, now),
    ])
    const lists = [today, unscored.slice(0, UNSCORED_AT_MOST), unequal.toReversed().slice(0, UNEQUAL_AT_MOST)]
    const due = lists
      .slice(0, 2)
      .flat()
      .filter(game => statusByResult(game) === undefined)
    const [[games = [], withoutScore = [], notEqual = []], conflicts] = await Promise.all([
      this.answers(organization.id, lists),
      this.conflicts.of(due.map(placingOf)),
    ])
    return {
      date,
      time_zone: zone,
      seasons: active.length,
      nextDate: next.flatMap(of => of.next ?? []).toSorted()[0] ?? null,
      games,
      unscored: withoutScore,
      unequal: notEqual,
      conflicts,
      isCut: unscored.length > UNSCORED_AT_MOST || unequal.length > UNEQUAL_AT_MOST,
      changes,
    }
  }

  /** Of all these seasons, in the order in which they are played. */
  private async games(
    seasons: readonly SeasonId[],
    range: Omit<ListRange, 'key'>,
    keyOf: (season: SeasonId) => string = String,
  ): Promise<readonly GameRecord[]> {
    const lists = await Promise.all(seasons.map(season => this.documents.list(gameCard, { ...range, key: keyOf(season) })))
    return inPlayingOrder(lists.flat().flatMap(({ body }) => activeOf<GameCard>(body) ?? []))
  }

  /** All lists by one look-up of each kind. */
  private async answers(
    organization: OrganizationId,
    lists: readonly (readonly GameRecord[])[],
  ): Promise<readonly GameRowAnswer[][]> {
    const cards = lists.flat()
    const [names, sheets] = await Promise.all([
      this.names.of(cards),
      this.sheets.getMany(
        organization,
        cards.map(({ id }) => id),
      ),
    ])
    return lists.map(list =>
      list
        .filter(card => hasLeague(card, names))
        .flatMap(card => {
          const sheet = sheets.get(String(card.id))
          return sheet ? [gameRowAnswer(card, sheet, names)] : []
        }),
    )
  }
}
