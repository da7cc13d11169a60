import type { Game } from '../games/state'
import type { ScenarioChange } from './events'

/** A change of one game that is there. */
export type GameChange = Extract<ScenarioChange, { readonly kind: 'score' | 'walkover' | 'delete' }>

export const isGameChange = (change: ScenarioChange): change is GameChange => 'game' in change && change.kind !== 'matchupGame'

/** Whether a game is as a change says. */
export const gameIsSo = (game: Game, change: GameChange): boolean => {
  if (game.kind !== 'active') return change.kind === 'delete' && game.kind === 'deleted'
  const { score, walkover = null } = game.figures
  if (change.kind === 'score') return score?.home === change.home && score.away === change.away
  return change.kind === 'walkover' && walkover === change.winner
}
