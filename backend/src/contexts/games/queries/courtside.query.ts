import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { BoxScoreLineRecorded, GameContext, Side } from '@fullcourt/domain/games/events'
import type { GameId, UserId } from '@fullcourt/domain/ids/kinds'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { FIGURES } from '@fullcourt/domain/statistics/figures'
import { aboutKey } from '@fullcourt/projections/history/about'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { courtside } from '@fullcourt/projections/games/courtside'
import { courtsideRules, fibaRules } from '@fullcourt/projections/leagues/courtside-rules'
import { noCourtside } from '@fullcourt/domain/games/courtside'
import type { Scope } from '../../../core/http/scope'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { UserNameReader } from '../../../core/readers/user-name-reader'
import { Documents } from '../../../storage/documents/documents'
import type { CourtsideAnswer, LatestTapAnswer, MoreOfFigureAnswer } from '../courtside.answers'
import { GameDocuments } from './game-documents'

/** Fouls, time-outs and the clock of a game, the rules that they are counted by, and whose taps came last. */
export class CourtsideQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

/** So far back the last taps are looked for: between them are the ends of periods, fouls and the clock. */
const LOOKED_AT = 8
const LATEST = 3

type LineEntry = HistoryEntry & { readonly type: 'BoxScoreLineRecorded'; readonly data: BoxScoreLineRecorded['data'] }

const isLine = (entry: HistoryEntry): entry is LineEntry => entry.type === 'BoxScoreLineRecorded'

/** Of each figure, also of those that follow from others, how much more of it there is. */
const moreOf = ({ was, is }: BoxScoreLineRecorded['data']): MoreOfFigureAnswer[] => {
  const [before, after] = [was, is].map(line => deriveLine(line ?? {}).figures)
  return FIGURES.flatMap(abbreviation => {
    const more = (after?.[abbreviation] ?? 0) - (before?.[abbreviation] ?? 0)
    return more === 0 ? [] : [{ abbreviation, more }]
  })
}

const teamOf = (context: GameContext, side: Side) => context[side].team

@QueryHandler(CourtsideQuery)
export class CourtsideQueryHandler implements IQueryHandler<CourtsideQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameDocuments,
    private readonly identity: PlayerIdentity,
    private readonly users: UserNameReader,
  ) {}

  async execute({ scope, game }: CourtsideQuery): Promise<CourtsideAnswer> {
    const { card } = await this.games.of(scope, game)
    const { context } = card
    const [recorded, ofLeague, { masterOf }, latest] = await Promise.all([
      this.documents.get(courtside, game),
      this.documents.get(courtsideRules, context.league ?? context.home.league),
      this.identity.identities(context.organization),
      this.latest(game, context),
    ])
    const { fouls, timeOuts, clock, substitutions } = recorded ?? noCourtside
    return {
      rules: (ofLeague ?? fibaRules).rules,
      fouls: fouls.map(({ period, side, player, count }) => ({
        gamePeriodId: period,
        team_id: teamOf(context, side),
        player_id: player === null ? null : masterOf(player),
        count,
      })),
      timeOuts: timeOuts.map(({ period, side, count }) => ({ gamePeriodId: period, team_id: teamOf(context, side), count })),
      clock: clock && { gamePeriodId: clock.period, remaining: clock.remaining, since: clock.since },
      substitutions: substitutions.map(({ side, period, remaining, at, out, in: entering }) => ({
        gamePeriodId: period,
        team_id: teamOf(context, side),
        remaining,
        at,
        out: out.map(masterOf),
        in: entering.map(masterOf),
      })),
      latest: latest.map(one => ({ ...one, player_id: masterOf(one.player_id) })),
    }
  }

  /** The lines of the game that were changed last, by whomever. */
  private async latest(game: GameId, context: GameContext): Promise<LatestTapAnswer[]> {
    const entries = await this.documents.list(history, {
      index: 'about',
      key: aboutKey('game', game),
      descending: true,
      limit: LOOKED_AT,
    })
    const lines = entries.flatMap(({ body }) => (body !== null && isLine(body) ? [body] : [])).slice(0, LATEST)
    const names = await this.users.of(lines.flatMap(({ actor }): UserId[] => (typeof actor === 'number' ? [actor] : [])))
    return lines.flatMap(({ actor, time, data }) => {
      if (typeof actor !== 'number') return []
      const { player, side } = data
      return [
        {
          user_id: actor,
          by: names.get(actor) ?? '',
          time,
          player_id: player,
          team_id: teamOf(context, side),
          more: moreOf(data),
        },
      ]
    })
  }
}
