import type { Refusal } from '@fullcourt/domain/facts/decision'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { CommandWithContext } from '../../facts/command-with-context'
import type { StepContext } from '../../facts/policy'
import { RefusePlanStep } from '../commands/refuse-plan-step.command'
import { RemovePlannedGame } from '../commands/remove-planned-game.command'
import { SchedulePlannedGame } from '../commands/schedule-planned-game.command'
import { SwapSlot } from '../commands/swap-slot.command'
import { RestoreGame } from '../../games/commands/restore-game.command'

const gameOf = (command: CommandWithContext): GameId | undefined => {
  if (command instanceof SchedulePlannedGame) return command.wanted.game
  if (command instanceof RestoreGame) return command.data.game
  if (command instanceof RemovePlannedGame) return command.game
  return command instanceof SwapSlot ? command.half.game : undefined
}

/** What a refused step of a plan leads to: it is written down, with the reason. */
export const refusedStep = (
  command: CommandWithContext,
  { message: why }: Refusal,
  { organization, season, league, plan }: LeaguePlace & { readonly plan: PlanId },
  call: StepContext,
): RefusePlanStep | 'log' => {
  const game = gameOf(command)
  if (game === undefined) return 'log'
  return new RefusePlanStep(call(`refuse ${game}`), { organization, season, league, plan, game, why })
}
