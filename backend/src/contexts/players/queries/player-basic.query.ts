import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { seasonNameAnswer } from '../../seasons/season-answer'
import { SeasonReader } from '../../../core/readers/season-reader'
import { PlayedLines } from './played-lines'
import { PlayerSports } from './player-sports'
import { PlayerReader } from './player-reader'
import type { PlayerBasicAnswer } from '../players.answers'
import { statRows } from '../../games/queries/stat-rows'
import { TeamHistories } from './team-histories'

export type StatScope = 'active' | 'all'

/** What a player's page shows: with `active` the figures of the active season's teams only (docs/standings.md#figures-of-a-player). */
export class PlayerBasicQuery {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
    readonly stats: StatScope,
    /** At most so many games of each season, the latest; all where it is left out. */
    readonly games?: number,
  ) {}
}

@QueryHandler(PlayerBasicQuery)
export class PlayerBasicQueryHandler implements IQueryHandler<PlayerBasicQuery> {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly histories: TeamHistories,
    private readonly sports: PlayerSports,
  ) {}

  async execute({ scope, player: id, stats, games }: PlayerBasicQuery): Promise<PlayerBasicAnswer> {
    const person = await this.players.person(scope, id)
    const { organization } = person.card
    const entries = await this.lines.of(person.ids)
    const [player, teamHistory, owner] = await Promise.all([
      this.players.player(scope, person),
      this.histories.of(person.ids, entries),
      this.seasons.organization(scope, organization),
    ])
    const active = await this.seasons.activeSeason(owner)
    const counted = stats === 'all' ? entries : entries.filter(({ placed }) => placed.season.id === active?.id)
    const { played, earlier } = await this.lines.latest(person.card.id, counted, games ?? Infinity)
    return {
      player,
      teamHistory,
      gameStats: played.flatMap(statRows),
      earlier,
      teams: await this.lines.teamsOf([...played, ...earlier.flatMap(({ bests }) => bests)]),
      allStats: await this.sports.statistics(owner, counted, active?.sport),
      activeSeasonId: active?.id ?? null,
      season: active ? seasonNameAnswer(active) : null,
    }
  }
}
