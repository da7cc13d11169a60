import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing, refuse } from '@fullcourt/domain/facts/decision'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { scheduleGame, type ScheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import type { SchedulePlanned } from '@fullcourt/domain/schedules/events'
import { isPlanInForce } from '@fullcourt/domain/schedules/in-progress'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { Parents } from '../../access/parents'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

const TEAM_LEFT = refuse('conflict', 'A team of this game has left the league.')

/** A generation by its league, schedule and plan. */
export type PlanOfSchedule = Pick<SchedulePlanned['data'], 'league' | 'schedule' | 'plan'>

/** A step of a plan: schedules a game under the id that the plan gave it, as long as the plan is in force. */
export class SchedulePlannedGame {
  constructor(
    readonly context: CommandContext,
    readonly wanted: ScheduleGame,
    readonly of: PlanOfSchedule,
  ) {}
}

@CommandHandler(SchedulePlannedGame)
export class SchedulePlannedGameHandler implements ICommandHandler<SchedulePlannedGame> {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  async execute({ context, wanted, of }: SchedulePlannedGame) {
    const isWanted = isPlanInForce(await this.decider.state(scheduleStream, of.league), of.schedule, of.plan)
    const isThere = await this.parents.areActive(wanted.in)
    const { entries } = await this.decider.state(seasonStream, wanted.in.season)
    const hasLeft = [wanted.in.home, wanted.in.away].some(({ entry }) => entries.get(entry)?.left === true)
    const fault = !isThere ? LEAGUE_NOT_FOUND : hasLeft ? TEAM_LEFT : undefined
    return this.decider.handle({
      stream: gameStream,
      id: wanted.game,
      context,
      organization: wanted.in.organization,
      decide: game => (game.kind === 'unknown' && isWanted ? (fault ?? scheduleGame(game, wanted)) : nothing),
    })
  }
}
