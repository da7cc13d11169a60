import type { Refusal } from '@fullcourt/domain/facts/decision'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import type { StepContext } from '../../../core/facts/policy'
import { RefusePlanStep, RemovePlannedGame, SchedulePlannedGame, SwapSlot } from '../schedules.commands'
import { MakeChange } from '../pending/pending.commands'
import { RestoreGame } from '../../games/commands/restore-game.command'

const gameOf = (command: CommandWithContext): GameId | undefined => {
  if (command instanceof SchedulePlannedGame) return command.data.wanted.game
  if (command instanceof RemovePlannedGame || command instanceof RestoreGame) return command.data.game
  if (command instanceof MakeChange) return command.data.change.game
  return command instanceof SwapSlot ? command.data.half.game : undefined
}

/** What a refused step of a plan leads to: it is written down, with the reason. */
export const refusedStep = (
  command: CommandWithContext,
  { message: why }: Refusal,
  { organization, season, league, plan }: LeaguePlace & { readonly plan: PlanId },
  call: StepContext,
): CommandWithContext | 'log' => {
  const game = gameOf(command)
  if (game === undefined) return 'log'
  return new RefusePlanStep(call(`refuse ${game}`), { step: { organization, season, league, plan, game, why } })
}
