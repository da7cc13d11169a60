import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import type { EntryId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
import { explainRank, pairsOf, type ExplainedRank } from '@fullcourt/domain/standings/explained-rank'
import type { Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { meetingsOf } from '@fullcourt/projections/games/game-lists'
import type { TeamInLeague } from '../../../core/access/season-access'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import { Documents } from '../../../storage/documents/documents'
import { LeagueTables } from '../league-tables'
import { rankAnswer } from '../rank-answer'
import type { RankAnswer } from '../rank.answers'
import type { OrderedRow } from '../table-places'

/** Why a team has its rank in the table of a league. */
export class RankQuery {
  constructor(
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

const pairKey = (one: EntryId, other: EntryId) => `${Math.min(one, other)}-${Math.max(one, other)}`

const entriesIn = ({ context: { home, away } }: Known<GameCard>) => pairKey(home.entry, away.entry)

const counts = ({ context, score, walkover }: Known<GameCard>) =>
  context.stage === 'regular' && countedResult({ score, walkover }, 'home') !== null

@QueryHandler(RankQuery)
export class RankQueryHandler implements IQueryHandler<RankQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, at }: RankQuery): Promise<RankAnswer> {
    const { league } = await this.seasons.league(scope, at)
    const { places, teams, order } = await this.tables.places(league)
    const rows = places.map(({ row }) => row)
    const explained = explainRank(places, rows.find(({ team }) => team === at.team)?.entry ?? 0)
    if (!explained) throw new Refused(TEAM_NOT_FOUND)
    const games = await this.games(at.season, rows, explained)
    const gamesOf = (neighbour: (typeof explained.neighbours)[number]) =>
      pairsOf(explained.row.entry, neighbour).flatMap(([one, other]) => games.get(pairKey(one, other)) ?? [])
    return { ...rankAnswer(explained, { teams, rows, gamesOf }), leagueName: league.name, rule: order.rule }
  }

  /** What the teams that were equal played against each other, by pairs of entries. */
  private async games(season: SeasonId, rows: readonly OrderedRow[], { row, neighbours }: ExplainedRank<OrderedRow>) {
    const teamOf = new Map(rows.map(({ entry, team }) => [entry, team]))
    const pairs = new Map(neighbours.flatMap(one => pairsOf(row.entry, one)).map(pair => [pairKey(...pair), pair] as const))
    const found = await Promise.all(
      [...pairs].map(async ([key, [one, other]]) => {
        const list = { index: 'meetings', key: meetingsOf(season, teamOf.get(one) ?? 0, teamOf.get(other) ?? 0) }
        const games = await this.documents.active(gameCard, list)
        return [key, games.filter(game => counts(game) && entriesIn(game) === key)] as const
      }),
    )
    return new Map(found)
  }
}
