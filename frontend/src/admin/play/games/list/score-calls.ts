import type { Score } from '@fullcourt/domain/games/events'
import type { GameRowAnswer, ScoreDto } from '../../../../api/schema'
import type { SeenRevision } from '../../../parts/editing/editing'

/** A final score as it is sent. */
export type NewScore = {
  readonly game: number
  readonly revision: SeenRevision
  readonly score: Score
  readonly reason: string | null
  /** Visitors are shown the reason. */
  readonly reasonPublic?: boolean
  /** The later games of a bracket whose undoing was confirmed. */
  readonly undoes?: number[] | undefined
  /** Of a correction whose effects were shown: the token of that. */
  readonly ifPreview?: string | undefined
  /** The same for every attempt at the same score, so that it is stored once. */
  readonly key?: string
}

/** A score as the server has it. */
export type StoredScore = Pick<GameRowAnswer, 'score_home' | 'score_away'> & { readonly revision?: number }

/** The calls by which a page saves final scores. */
export type ScoreCalls = {
  /** Saves unless somebody changed it since it was read (409). */
  readonly update: (score: NewScore) => Promise<StoredScore>
  /** The score at this moment, for a person whose change came second. */
  readonly fresh: (game: number) => Promise<StoredScore>
}

/** How a form asks whether visitors are shown why a score was corrected. */
export const publicReason = {
  label: 'Show the reason on the public page',
  description: 'Visitors always see what the score was before. Name nobody who does not want to be named.',
}

/** The reason as a call takes it; without one there is nothing to show. */
export const sentReason = ({ reason, reasonPublic = false }: Partial<Pick<NewScore, 'reason' | 'reasonPublic'>>) => {
  const given = reason?.trim()
  if (!given) return {}
  return reasonPublic ? { reason: given, reasonPublic } : { reason: given }
}

type Sent = Partial<Pick<NewScore, 'reason' | 'reasonPublic' | 'undoes'>> & Pick<NewScore, 'score'>

/** What is sent of a score. */
export const scoreBody = ({ score, undoes, ...why }: Sent): ScoreDto => ({
  score_home: score.home,
  score_away: score.away,
  ...sentReason(why),
  ...(undoes && { undoes }),
})
