import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { gameSheet } from '@fullcourt/projections/games/game-sheet'
import { entryCard, type EntryCard } from '@fullcourt/projections/entries/entry'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import type { Scope } from '../../http/scope'
import { SeasonReader } from '../../readers/season-reader'
import { teamNameOf } from '../../names/team-name'
import type { LeagueTeamNameAnswer } from '../../standings/standings.answers'
import type { LeagueInSeason } from '../../access/season-access'
import { GameNameReader } from './game-name-reader'
import { gameRowAnswer } from './game-row-answer'
import type { GameRowAnswer, LeagueGamesAnswer } from '../games.answers'

/** The schedule of a league as staff edit it, and the teams that may play. */
export class LeagueGames {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueGames)
export class LeagueGamesHandler implements IQueryHandler<LeagueGames> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly names: GameNameReader,
  ) {}

  async execute({ scope, league }: LeagueGames): Promise<LeagueGamesAnswer> {
    await this.seasons.league(scope, league)
    const [games, teams] = await Promise.all([this.games(league.league), this.teams(league.league)])
    return { games, teams }
  }

  private async games(league: LeagueId): Promise<GameRowAnswer[]> {
    const rows = await this.documents.list(gameCard, { index: 'league', key: String(league) })
    const cards = rows.flatMap(({ body }) => activeOf<GameCard>(body) ?? []).filter(({ context }) => context.league === league)
    const [names, sheets] = await Promise.all([
      this.names.of(cards),
      this.documents.getMany(
        gameSheet,
        cards.map(({ id }) => id),
      ),
    ])
    return cards.flatMap(card => {
      const sheet = sheets.get(String(card.id))
      return sheet ? [gameRowAnswer(card, sheet, names)] : []
    })
  }

  private async teams(league: LeagueId): Promise<LeagueTeamNameAnswer[]> {
    const rows = await this.documents.list(entryCard, { index: 'league', key: String(league) })
    const entries = rows.flatMap(({ body }) => activeOf<EntryCard>(body) ?? [])
    const cards = await this.documents.getMany(
      teamCard,
      entries.map(({ team }) => team),
    )
    return entries.flatMap(({ id, team }) =>
      knownOf(cards.get(String(team))) ? [{ ...teamNameOf(cards, team), slt_id: id, seasons_leagues_teams_id: id }] : [],
    )
  }
}
