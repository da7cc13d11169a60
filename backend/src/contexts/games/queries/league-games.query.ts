import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { EntryCards } from '../../../core/identity/entry-cards'
import { GameSheets } from '../../../core/identity/game-sheets'
import { SeasonReader } from '../../../core/readers/season-reader'
import { teamNameOf } from '../../../core/readers/team-name'
import type { LeagueTeamNameAnswer } from '../../standings/standings.answers'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { GameNameReader } from './game-name-reader'
import { gameRowAnswer } from './game-row-answer'
import type { GameRowAnswer, LeagueGamesAnswer } from '../games.answers'

/** The schedule of a league as staff edit it, and the teams that may play. */
export class LeagueGamesQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueGamesQuery)
export class LeagueGamesQueryHandler implements IQueryHandler<LeagueGamesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly sheets: GameSheets,
    private readonly entries: EntryCards,
    private readonly seasons: SeasonReader,
    private readonly names: GameNameReader,
  ) {}

  async execute({ scope, league }: LeagueGamesQuery): Promise<LeagueGamesAnswer> {
    const { organization } = (await this.seasons.league(scope, league)).season
    const [games, teams] = await Promise.all([this.games(organization, league.league), this.teams(league.league)])
    return { games, teams }
  }

  private async games(organization: OrganizationId, league: LeagueId): Promise<GameRowAnswer[]> {
    const games = await this.documents.active(gameCard, { index: 'league', key: String(league) })
    const cards = games.filter(({ context }) => context.league === league)
    const [names, sheets] = await Promise.all([
      this.names.of(cards),
      this.sheets.getMany(
        organization,
        cards.map(({ id }) => id),
      ),
    ])
    return cards.flatMap(card => {
      const sheet = sheets.get(String(card.id))
      return sheet ? [gameRowAnswer(card, sheet, names)] : []
    })
  }

  private async teams(league: LeagueId): Promise<LeagueTeamNameAnswer[]> {
    const entries = (await this.entries.ofLeague(league)).flatMap(card => activeOf(card) ?? [])
    const cards = await this.documents.getFor(teamCard, entries, ({ team }) => team)
    return entries.flatMap(({ id, team }) =>
      knownOf(cards.get(String(team))) ? [{ ...teamNameOf(cards, team), slt_id: id, seasons_leagues_teams_id: id }] : [],
    )
  }
}
