import { Injectable } from '@nestjs/common'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { GameId, PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { gameOfOrder, gameOrder, ORDER_LENGTH } from '@fullcourt/projections/games/game-order'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import type { EnteredPlayerLine } from '@fullcourt/projections/statistics/player-lines'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { playedGame, type PlayedGameNames } from '../../games/queries/played-game'
import type { PlayedLine } from '../../games/queries/stat-rows'
import { PlayerFigures } from '../../../core/identity/player-figures'
import { teamNameOf } from '../../../core/readers/team-name'
import type { TeamNameAnswer } from '../../../core/readers/team-name.answers'
import { EntryReader, type LeagueEntry } from '../../../core/readers/entry-reader'
import type { EarlierGamesAnswer } from '../earlier-games.answers'
import type { SummedUp } from './latest-games'
import { listedGames, type WantedGames } from './listed-games'

/** A player's lines for a team in a league. */
export type EntryLines = { readonly placed: LeagueEntry; readonly lines: readonly EnteredPlayerLine[] }

/** A line, the entry that they played for, and where its game is in the order of games. */
type LineOfEntry = {
  readonly placed: LeagueEntry
  readonly game: GameId
  readonly line: Figures
  readonly order: string
}

/** The lines of a person, of active leagues, under whichever of their ids they were recorded. */
@Injectable()
export class PlayedLines {
  constructor(
    private readonly documents: Documents,
    private readonly entries: EntryReader,
    private readonly figures: PlayerFigures,
  ) {}

  /** By the entry that they played for: the active season's first, then the newest. */
  async of(ids: readonly PlayerId[]): Promise<readonly EntryLines[]> {
    const played = await this.figures.linesOf(ids)
    const placed = await this.entries.byIds([...played.keys()])
    return placed.map(one => ({ placed: one, lines: played.get(one.entry.id) ?? [] }))
  }

  /** With the games that they belong to, from the earliest game; those without a date come last. */
  async withGames(player: PlayerId, entries: readonly EntryLines[]): Promise<readonly PlayedLine[]> {
    const lines = entries.flatMap(({ placed, lines }) => lines.map(({ game, line }) => ({ placed, game, line })))
    return this.played(player, lines)
  }

  /** The games that are wanted of one season, the last of each other one, and all others summed up. */
  async latest(
    player: PlayerId,
    entries: readonly EntryLines[],
    wanted: WantedGames,
  ): Promise<{ readonly played: readonly PlayedLine[]; readonly earlier: readonly EarlierGamesAnswer[] }> {
    const seasons = await Promise.all(
      groupBy(
        entries.filter(({ lines }) => lines.length > 0),
        ({ placed }) => placed.season.id,
      ).map(async ofSeason => ({ season: ofSeason[0].placed.season.id, lines: await this.inOrder(ofSeason) })),
    )
    const { listed, earlier } = listedGames(seasons, wanted)
    const [played, sums] = await Promise.all([
      this.played(player, listed),
      Promise.all(earlier.map(({ season, ...sum }) => this.earlierAnswer(player, season, sum))),
    ])
    return { played, earlier: sums }
  }

  /** The lines of a season with the places of their games. */
  private async inOrder(entries: readonly EntryLines[]): Promise<readonly LineOfEntry[]> {
    const orders = await this.orders(entries.map(({ placed }) => placed))
    return entries.flatMap(({ placed, lines }) =>
      lines.map(({ game, line }) => ({ placed, game, line, order: orders.get(game) ?? '' })),
    )
  }

  /** Where the games of teams are in the order of games, without reading the games. */
  private async orders(entries: readonly LeagueEntry[]): Promise<ReadonlyMap<GameId, string>> {
    const keys = [...new Set(entries.map(({ season, entry }) => ofTeam(season.id, entry.team)))]
    const lists = await Promise.all(keys.map(key => this.documents.tally(gameCard, { index: 'team', key }, ORDER_LENGTH)))
    return new Map(lists.flat().map(({ beginning }) => [gameOfOrder(beginning), beginning]))
  }

  private async earlierAnswer(
    player: PlayerId,
    season: SeasonId,
    { games, lines, bests }: SummedUp<LineOfEntry>,
  ): Promise<EarlierGamesAnswer> {
    const first = await this.played(
      player,
      bests.map(({ first }) => first),
    )
    return {
      season_id: season,
      games,
      lines,
      bests: bests.flatMap(({ figure, value, times, first: best }) => {
        const found = first.find(({ game, team }) => game.id === best.game && team === best.placed.entry.team)
        return found ? [{ abbreviation: figure, value, times, team_id: found.team, game: found.game }] : []
      }),
    }
  }

  private async played(player: PlayerId, lines: readonly Omit<LineOfEntry, 'order'>[]): Promise<readonly PlayedLine[]> {
    const cards = await this.documents.getFor(gameCard, lines, ({ game }) => game)
    const shown = await this.shown([...cards.values()].flatMap(card => activeOf(card) ?? []))
    const played = lines.flatMap(({ placed, game, line }) => {
      const card = activeOf(cards.get(String(game)))
      if (!card) return []
      const order = gameOrder(card.details, card.id)
      return [{ order, player, team: placed.entry.team, line, game: playedGame(card, placed, shown) }]
    })
    return played.sort((a, b) => (a.order < b.order ? -1 : 1))
  }

  /** The teams of both sides of these games, each once. */
  async teamsOf(lines: readonly Pick<PlayedLine, 'game'>[]): Promise<TeamNameAnswer[]> {
    const ids = [...new Set(lines.flatMap(({ game }) => [game.home_team.id, game.away_team.id]))]
    const cards = await this.documents.getMany(teamCard, ids)
    return ids.map(id => teamNameOf(cards, id))
  }

  private async shown(games: readonly Known<GameCard>[]): Promise<PlayedGameNames> {
    const [first] = games
    const [teams, organization] = await Promise.all([
      this.documents.getFor(teamCard, games, ({ context: { home, away } }) => [home.team, away.team]),
      first && this.documents.get(organizationCard, first.context.organization),
    ])
    return { teams, timeZone: knownOf(organization)?.profile.timeZone ?? DEFAULT_TIME_ZONE }
  }
}
