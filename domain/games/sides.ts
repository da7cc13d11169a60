import type { Side } from './events'

/** Both sides of a game, in the order in which facts and answers hold them. */
export const SIDES: readonly Side[] = ['home', 'away']

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The order in which a game is shown: `Bulls @ Hawks`, `58–61`. */
export const AWAY_FIRST: readonly Side[] = ['away', 'home']
