import type { Score, Side } from '@fullcourt/domain/games/events'
import type { GameLineDto } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import type { AskedChange } from '../../../parts/effects/use-effects-of'
import { scoreBody, sentReason, type NewScore } from '../list/score-calls'

const PREVIEW = { preview: true }

/** A final score that is corrected: what is asked about it. With a public reason more is written than without. */
export const correctedScore = (
  game: number,
  score: Score,
  why: Partial<Pick<NewScore, 'reason' | 'reasonPublic'>> = {},
): AskedChange => {
  const isPublic = 'reasonPublic' in sentReason(why)
  return {
    key: ['score', game, score.home, score.away, String(isPublic)],
    ask: signal =>
      api.put('/api/gamesv2/{id}/scores', scoreBody({ score, ...(isPublic && why) }), {
        path: { id: game },
        query: PREVIEW,
        signal,
      }),
  }
}

/** Lines of several players that are saved together. */
export const correctedLines = (game: number, lines: GameLineDto[]): AskedChange => ({
  key: ['lines', game, JSON.stringify(lines)],
  ask: signal => api.put('/api/gamesv2/{id}/lines', { lines }, { path: { id: game }, query: PREVIEW, signal }),
})

/** A walk-over that is given, or taken back. */
export const changedWalkover = (game: number, winner: Side | null): AskedChange => ({
  key: ['walkover', game, winner],
  ask: signal =>
    api.put('/api/gamesv2/{id}/walkover', { walkover_winner: winner }, { path: { id: game }, query: PREVIEW, signal }),
})

/** Another status of a game. */
export const changedStatus = (game: number, status: string): AskedChange => ({
  key: ['status', game, status],
  ask: signal =>
    api.put('/api/gamesv2/{id}/details', { status, allowConflicts: true }, { path: { id: game }, query: PREVIEW, signal }),
})
