import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameSide, Side } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import { teamLeaderIn } from '@fullcourt/domain/statistics/team-leader'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { meetingsOf, ofTeam } from '@fullcourt/projections/games/game-lists'
import { gameOrder } from '@fullcourt/projections/games/game-order'
import type { ListRange } from '@fullcourt/projections/read-store'
import { tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { opponents, withMeetings } from '@fullcourt/projections/standings/opponents'
import { standings } from '@fullcourt/projections/standings/standings'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { EntryCards } from '../../../core/identity/entry-cards'
import { PlayerFigures } from '../../../core/identity/player-figures'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { teamNameOf } from '../../../core/readers/team-name'
import type { ComparedTeamAnswer, LeadingPlayerAnswer, TeamComparisonAnswer } from '../comparison.answers'
import { formGame, recordIn } from './compared-team'
import type { GameRecord } from './game-answer'
import { GameDocuments, type GameParts } from './game-documents'
import { GameNameReader } from './game-name-reader'

/** Both teams of a game before it: records, last games, leaders, and what they played against each other. */
export class TeamComparisonQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

const FORM_GAMES = 5

@QueryHandler(TeamComparisonQuery)
export class TeamComparisonQueryHandler implements IQueryHandler<TeamComparisonQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameDocuments,
    private readonly names: GameNameReader,
    private readonly entries: EntryCards,
    private readonly figures: PlayerFigures,
    private readonly players: PlayerNameReader,
  ) {}

  async execute({ scope, game }: TeamComparisonQuery): Promise<TeamComparisonAnswer> {
    const shown = await this.games.of(scope, game)
    const [home, away, meetings] = await Promise.all([
      this.team(shown, 'home'),
      this.team(shown, 'away'),
      this.meetings(shown.card),
    ])
    return { home, away, meetings: await this.names.answers(meetings) }
  }

  private async meetings({ id, context: { season, home, away } }: GameRecord): Promise<readonly GameRecord[]> {
    const games = await this.list({ index: 'meetings', key: meetingsOf(season, home.team, away.team) })
    return games.filter(game => game.id !== id)
  }

  private async team({ card, names, season }: GameParts, name: Side): Promise<ComparedTeamAnswer> {
    const side = card.context[name]
    const [record, lastFive, leaders] = await Promise.all([
      this.record(side, activeOf(names.leagues.get(String(side.league)))),
      this.lastFive(card, side),
      this.leaders(card, side, sportOf(season.sport) ?? SPORTS[0]),
    ])
    return { team: teamNameOf(names.teams, side.team), record, lastFive, leaders }
  }

  /** Records alone decide the ranks of a league without a rule of its own: no games against each other are read for it. */
  private async record({ league, entry }: GameSide, card: Known<LeagueCard> | undefined): Promise<ComparedTeamAnswer['record']> {
    const rows = ((await this.documents.get(standings, league))?.rows ?? []).filter(({ active }) => active)
    const entries = card?.orderRule ? rows.map(row => row.entry) : []
    return recordIn(withMeetings(rows, await this.documents.getMany(opponents, entries)), entry, tableOrderOf(card ?? {}))
  }

  private async lastFive({ id, context, details }: GameRecord, { team }: GameSide): Promise<ComparedTeamAnswer['lastFive']> {
    const before = gameOrder(details, id)
    const form = await this.list({
      index: 'completed',
      key: ofTeam(context.season, team),
      before,
      descending: true,
      limit: FORM_GAMES,
    })
    const teams = await this.documents.getFor(teamCard, form, ({ context: { home, away } }) => [home.team, away.team])
    return form.flatMap(game => formGame(game, team, teams))
  }

  private async leaders({ context }: GameRecord, { entry }: GameSide, sport: Sport): Promise<LeadingPlayerAnswer[]> {
    const roster = knownOf((await this.entries.getMany([entry])).get(String(entry)))?.roster ?? []
    const totals = await this.figures.totalsInEntry({ ...context, entry }, roster)
    const leaders = [...new Set(Object.values(sport.leaders).map(({ figure }) => figure))].flatMap(figure => {
      const leader = teamLeaderIn(figure, totals)
      return leader ? [{ ...leader, abbreviation: figure }] : []
    })
    const names = await this.players.of(leaders.map(({ player }) => player))
    return leaders.flatMap(({ player, ...figure }) => {
      const name = names.get(player)
      if (!name || name.removed) return []
      return [{ player_id: player, firstName: name.firstName, lastName: name.lastName, image: name.image, ...figure }]
    })
  }

  private async list(range: ListRange): Promise<readonly GameRecord[]> {
    return this.documents.active(gameCard, range)
  }
}
