import type { TeamResult } from '@fullcourt/domain/games/team-result'

/** A result as a sentence begins with it. */
export const RESULT_WORDS: { readonly [result in TeamResult]: string } = { W: 'Won', L: 'Lost', T: 'Tied' }
