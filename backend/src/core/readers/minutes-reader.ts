import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import { noCourtside } from '@fullcourt/domain/games/courtside'
import { minutesOf, playedPeriods } from '@fullcourt/domain/games/minutes'
import { FINAL_PERIOD, type Period } from '@fullcourt/domain/games/periods'
import { SIDES } from '@fullcourt/domain/games/sides'
import { statusOf } from '@fullcourt/domain/games/status'
import type { GameId, LeagueId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { courtside } from '@fullcourt/projections/games/courtside'
import type { GameCard } from '@fullcourt/projections/games/game-card'
import { gameSheet } from '@fullcourt/projections/games/game-sheet'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import { courtsideRules } from '@fullcourt/projections/leagues/courtside-rules'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { DefinitionReader } from './definition-reader'

/** How long a player was on the court in a game. */
export type GameMinutes = {
  readonly game: GameId
  readonly player: PlayerId
  readonly team: TeamId
  readonly milliseconds: number
}

type Game = Known<GameCard>

const leagueOf = ({ context }: Game): LeagueId => context.league ?? context.home.league

/** The minutes of whole games: of those that ended, in leagues that keep them, and of sides of which all is known. */
@Injectable()
export class MinutesReader {
  constructor(
    private readonly documents: Documents,
    private readonly lists: DefinitionReader,
  ) {}

  /** Those of some leagues that keep minutes. */
  async keptIn(leagues: readonly LeagueId[]): Promise<readonly LeagueId[]> {
    return [...(await this.rulesOf(leagues)).keys()]
  }

  async of(games: readonly Game[]): Promise<readonly GameMinutes[]> {
    const rules = await this.rulesOf([...new Set(games.map(leagueOf))])
    const over = games.filter(game => rules.has(leagueOf(game)) && statusOf(statedGame(game)) === 'completed')
    const ids = over.map(({ id }) => id)
    const [recorded, sheets, periods] = await Promise.all([
      this.documents.getMany(courtside, ids),
      this.documents.getMany(gameSheet, ids),
      this.periodsOf(over),
    ])
    return over.flatMap(game => {
      const beside = recorded.get(String(game.id)) ?? noCourtside
      const ruling = rules.get(leagueOf(game))
      if (beside.substitutions.length === 0 || !ruling) return []
      const played = playedPeriods({
        periods: periods.get(game.context.season) ?? [],
        scores: sheets.get(String(game.id))?.periods ?? [],
        isOver: true,
        recorded: beside,
        rules: ruling,
      })
      return SIDES.flatMap(side => {
        const { played: minutes, isComplete } = minutesOf(beside.substitutions, side, played)
        const { team } = game.context[side]
        return isComplete ? [...minutes].map(([player, milliseconds]) => ({ game: game.id, player, team, milliseconds })) : []
      })
    })
  }

  private async rulesOf(leagues: readonly LeagueId[]): Promise<ReadonlyMap<LeagueId, CourtsideRules>> {
    const known = await this.documents.getMany(courtsideRules, leagues)
    return new Map(
      leagues.flatMap(league => {
        const rules = known.get(String(league))?.rules
        return rules?.keepsMinutes ? [[league, rules] as const] : []
      }),
    )
  }

  /** The periods of each season of the games, as its sport has them. */
  private async periodsOf(games: readonly Game[]): Promise<ReadonlyMap<number, readonly Period[]>> {
    const seasons = groupBy(games, ({ context }) => context.season).map(([{ context }]) => context)
    const cards = await this.documents.getFor(seasonCard, seasons, ({ season }) => season)
    const lists = await Promise.all(
      seasons.map(async ({ organization, season }) => {
        const sport = activeOf(cards.get(String(season)))?.sport ?? SPORTS[0].id
        const { list } = await this.lists.list('period', organization, sport)
        return [season, list.filter(({ id, name, hidden }) => !hidden && id !== FINAL_PERIOD && name !== 'Final')] as const
      }),
    )
    return new Map(lists)
  }
}
