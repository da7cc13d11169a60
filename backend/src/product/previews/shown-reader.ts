import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import type { DivisionId, GameId, LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { LEADER_FORMS, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { Refused } from '../../core/facts/refused'
import type { Scope } from '../../core/http/scope'
import { Documents } from '../../storage/documents/documents'
import { BracketQuery } from '../../contexts/brackets/brackets.queries'
import type { BracketAnswer } from '../../contexts/brackets/brackets.answers'
import type { GameAnswer, GameCountsAnswer } from '../../contexts/games/games.answers'
import { GameProgressQuery } from '../../contexts/games/games.queries'
import { GameNameReader } from '../../contexts/games/queries/game-name-reader'
import { LeadersQuery } from '../../contexts/standings/queries/leaders.query'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import { LeagueTeamsQuery } from '../../contexts/standings/standings.queries'
import type { LeadersOfStatisticAnswer } from '../../contexts/standings/statistics.answers'
import type { Concerned } from './concerned'

export type ShownLeaders = { readonly by: LeaderForm; readonly statistics: readonly LeadersOfStatisticAnswer[] }

export type ShownProgress = {
  readonly league: LeagueId | null
  readonly division: DivisionId | null
  readonly name: string
  readonly counts: GameCountsAnswer
}

/** What visitors see of what is concerned; what they do not see is left out. */
export type ShownPages = {
  readonly tables: ReadonlyMap<LeagueId, readonly StandingsTeamAnswer[]>
  readonly leaders: readonly ShownLeaders[]
  readonly brackets: ReadonlyMap<DivisionId, { readonly name: string; readonly bracket: BracketAnswer }>
  readonly games: ReadonlyMap<GameId, GameAnswer>
  readonly progress: readonly ShownProgress[]
}

/** What is not there for visitors is answered with a refusal. */
const ifShown = async <Answer>(answer: Promise<Answer>): Promise<readonly Answer[]> => {
  try {
    return [await answer]
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

/** Reads what a change may concern, by the queries of the public pages. */
@Injectable()
export class ShownReader {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
    private readonly names: GameNameReader,
  ) {}

  async of({ organization, leagues, playedIn, divisions, leadersOf, games }: Concerned): Promise<ShownPages> {
    const scope: Scope = { kind: 'public', organization }
    const [tables, leaders, brackets, shownGames, ofLeagues, ofDivisions] = await Promise.all([
      Promise.all(leagues.map(league => this.table(scope, league))),
      Promise.all(leadersOf.flatMap(season => LEADER_FORMS.map(by => this.leaders(scope, season, by)))),
      Promise.all(divisions.map(place => this.bracket(scope, place))),
      this.games(games),
      Promise.all(playedIn.map(league => this.progressOfLeague(scope, league))),
      Promise.all(divisions.map(({ division }) => this.progressOfDivision(scope, division))),
    ])
    return {
      tables: new Map(tables.flat()),
      leaders: leaders.flat(),
      brackets: new Map(brackets.flat()),
      games: shownGames,
      progress: [...ofLeagues, ...ofDivisions].flat(),
    }
  }

  private async table(scope: Scope, league: LeagueId) {
    const rows = await ifShown(this.queries.execute(new LeagueTeamsQuery({ scope, league })))
    return rows.map(table => [league, table] as const)
  }

  private async leaders(scope: Scope, season: SeasonId | 'active', by: LeaderForm): Promise<readonly ShownLeaders[]> {
    const wanted = season === 'active' ? { by } : { by, season }
    const found = await ifShown(this.queries.execute<LeadersQuery, LeadersOfStatisticAnswer[]>(new LeadersQuery(scope, wanted)))
    return found.map(statistics => ({ by, statistics }))
  }

  private async bracket(scope: Scope, at: { readonly season: SeasonId; readonly division: DivisionId }) {
    const [name, found] = await Promise.all([
      this.divisionName(at.division),
      ifShown(this.queries.execute(new BracketQuery({ scope, at }))),
    ])
    return found.map(bracket => [at.division, { name, bracket }] as const)
  }

  private async games(ids: readonly GameId[]): Promise<ReadonlyMap<GameId, GameAnswer>> {
    const cards = await this.documents.getMany(gameCard, ids)
    const active = [...cards.values()].flatMap(card => activeOf(card) ?? [])
    const answers = await this.names.answers(active)
    return new Map(answers.map(game => [game.id, game]))
  }

  private async progressOfLeague(scope: Scope, league: LeagueId): Promise<readonly ShownProgress[]> {
    const card = knownOf(await this.documents.get(leagueCard, league))
    const found = await ifShown(this.queries.execute(new GameProgressQuery({ scope, filter: { league } })))
    return found.map(counts => ({ league, division: null, name: card?.name ?? '', counts }))
  }

  private async progressOfDivision(scope: Scope, division: DivisionId): Promise<readonly ShownProgress[]> {
    const name = await this.divisionName(division)
    const found = await ifShown(this.queries.execute(new GameProgressQuery({ scope, filter: { division } })))
    return found.map(counts => ({ league: null, division, name, counts }))
  }

  private async divisionName(division: DivisionId): Promise<string> {
    return knownOf(await this.documents.get(divisionCard, division))?.name ?? ''
  }
}
