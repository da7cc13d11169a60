import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { scheduleGame, type ScheduleGame as NewScheduledGame } from '@fullcourt/domain/games/decide'
import type { GameDetails, GameContext, Stage } from '@fullcourt/domain/games/events'
import { sideOf } from '@fullcourt/domain/games/place'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, TeamId } from '@fullcourt/domain/ids/kinds'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { orThrow } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { ConflictCheck } from '../conflicts/conflict-check'
import { NEW_GAME } from '../conflicts/placing'
import { SeasonAccess, type LeagueInSeason } from '../../access/season-access'

/** A game of two teams of a league. */
export type NewGame = LeagueInSeason & {
  readonly home: TeamId
  readonly away: TeamId
  readonly stage: Stage
  readonly details: Partial<GameDetails>
}

/**
 * `game` is an id handed out beforehand: a job that is repeated makes the same one. Where conflicts are not allowed, what would be in
 * the way of the game refuses it.
 */
export class ScheduleGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly wanted: NewGame,
    readonly game?: GameId,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(ScheduleGame)
export class ScheduleGameHandler implements ICommandHandler<ScheduleGame> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly conflicts: ConflictCheck,
  ) {}

  async execute({ context, scope, wanted, game: given, allowConflicts }: ScheduleGame) {
    const gameContext = await this.placeOf(scope, wanted)
    if (!allowConflicts) await this.refuseConflicts({ game: NEW_GAME, in: gameContext, details: wanted.details })
    const game = given ?? (await context.nextId('game'))
    const outcome = await this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: gameContext.organization,
      decide: state => scheduleGame(state, { game, in: gameContext, details: wanted.details }),
    })
    return { ...outcome, id: game }
  }

  private refuseConflicts(wanted: NewScheduledGame): Promise<void> {
    return this.conflicts.refuse(gameStream.initial, scheduleGame(gameStream.initial, wanted))
  }

  private async placeOf(scope: Scope, { season, league, home, away, stage }: NewGame): Promise<GameContext> {
    const { organization } = await this.seasons.leaguePlace(scope, { season, league })
    const contents = await this.decider.state(seasonStream, season)
    return {
      organization,
      season,
      league,
      division: null,
      stage,
      home: orThrow(sideOf(contents, home, league)),
      away: orThrow(sideOf(contents, away, league)),
    }
  }
}
