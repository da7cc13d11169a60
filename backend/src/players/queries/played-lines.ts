import { Injectable } from '@nestjs/common'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { gameOrder } from '@fullcourt/projections/games/game-order'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import type { PlayerLine } from '@fullcourt/projections/statistics/player-lines'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { playedGame, type PlayedGameNames } from '../../games/queries/played-game'
import type { PlayedLine } from '../../games/queries/stat-rows'
import { PlayerFigures } from '../../identity/player-figures'
import { teamNameOf } from '../../names/team-name'
import type { TeamNameAnswer } from '../../names/team-name.answers'
import { EntryReader, type LeagueEntry } from '../../readers/entry-reader'

/** A player's lines for a team in a league. */
export type EntryLines = { readonly placed: LeagueEntry; readonly lines: readonly PlayerLine[] }

/** The lines of a person, of active leagues, under whichever of his ids they were recorded. */
@Injectable()
export class PlayedLines {
  constructor(
    private readonly documents: Documents,
    private readonly entries: EntryReader,
    private readonly figures: PlayerFigures,
  ) {}

  /** By the entry that he played for: the active season's first, then the newest. */
  async of(ids: readonly PlayerId[]): Promise<readonly EntryLines[]> {
    const played = await this.figures.linesOf(ids)
    const placed = await this.entries.named([...played.keys()])
    return placed.map(one => ({ placed: one, lines: played.get(one.entry.id) ?? [] }))
  }

  /** With the games that they belong to, from the earliest game; those without a date come last. */
  async withGames(player: PlayerId, entries: readonly EntryLines[]): Promise<readonly PlayedLine[]> {
    const cards = await this.documents.getMany(
      gameCard,
      entries.flatMap(({ lines }) => lines.map(({ game }) => game)),
    )
    const shown = await this.shown([...cards.values()].flatMap(card => activeOf(card) ?? []))
    const played = entries.flatMap(({ placed, lines }) =>
      lines.flatMap(({ game, line }) => {
        const card = activeOf(cards.get(String(game)))
        if (!card) return []
        const order = gameOrder(card.details, card.id)
        return [{ order, player, team: placed.entry.team, line, game: playedGame(card, placed, shown) }]
      }),
    )
    return played.sort((a, b) => (a.order < b.order ? -1 : 1))
  }

  /** The teams of both sides of these games, each once. */
  async teamsOf(lines: readonly PlayedLine[]): Promise<TeamNameAnswer[]> {
    const ids = [...new Set(lines.flatMap(({ game }) => [game.home_team.id, game.away_team.id]))]
    const cards = await this.documents.getMany(teamCard, ids)
    return ids.map(id => teamNameOf(cards, id))
  }

  private async shown(games: readonly Known<GameCard>[]): Promise<PlayedGameNames> {
    const [first] = games
    const [teams, organization] = await Promise.all([
      this.documents.getMany(
        teamCard,
        games.flatMap(({ context: { home, away } }) => [home.team, away.team]),
      ),
      first && this.documents.get(organizationCard, first.context.organization),
    ])
    return { teams, timeZone: knownOf(organization)?.profile.timeZone ?? DEFAULT_TIME_ZONE }
  }
}
