import type { Reason } from '@fullcourt/domain/facts/fact'
import { isCorrection } from '@fullcourt/domain/games/correction'
import type { Score } from '@fullcourt/domain/games/events'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { deleted, known, knownOf, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection } from '../projection'

/** A final score that replaced another one. */
export type Correction = {
  /** Its place among the corrections of the game, from 1. */
  readonly number: number
  readonly was: Score
  readonly is: Score
  /** ISO 8601 in UTC. */
  readonly time: string
  /** As it was given, sealed; only a public one is for visitors. */
  readonly reason: Reason | null
  readonly isPublic: boolean
  /** Revision at which it was corrected, or at which its reason was made public or not. */
  readonly revision: number
}

/** How the final score of a game was corrected, the first correction first. Only corrected games are known. */
export type GameCorrections = Card<{
  readonly game: GameId
  readonly season: SeasonId
  /** How often it was corrected, before it was reset too. */
  readonly count: number
  readonly corrections: readonly Correction[]
  /** Position of the last one, which orders lists. */
  readonly latest: string
}>

const idOf = ({ game }: { game: GameId }) => [String(game)]

const shown = (card: GameCorrections, correction: number, isPublic: boolean, revision: number): GameCorrections => {
  const found = knownOf(card)
  if (!found) return card
  return {
    ...found,
    corrections: found.corrections.map(one => (one.number === correction ? { ...one, isPublic, revision } : one)),
  }
}

export const corrections = projection<GameCorrections, AnyFact>('corrections', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    season: whileActive(({ season, corrections, latest }) =>
      corrections.length === 0 ? [] : [{ key: String(season), order: latest }],
    ),
  },
})
  .on(
    'ScoreUpdated',
    fact => (isCorrection(fact) ? idOf(fact) : []),
    (card, { game, in: { season }, was, is }, { fact: { position, revision, metadata } }) => {
      const {
        count,
        corrections,
      }: Pick<Known<GameCorrections>, 'count' | 'corrections'> = knownOf(card) ?? {
        count: 0,
        corrections: [],
      }
      if (was === null) return card
      const { time, reason } = metadata
      const correction: Correction = { number: count + 1, was, is, time, reason, isPublic: false, revision }
      return {
        game,
        season,
        count: count + 1,
        corrections: [...corrections, correction],
        latest: position,
        status: 'active',
      }
    },
  )
  .on('CorrectionReasonPublished', idOf, (card, { correction }, { fact }) => shown(card, correction, true, fact.revision))
  .on('CorrectionReasonWithdrawn', idOf, (card, { correction }, { fact }) => shown(card, correction, false, fact.revision))
  .on(
    'GameReset',
    idOf,
    known(card => ({ ...card, corrections: [] })),
  )
  .on('GameDeleted', idOf, deleted)
  .on(
    'GameRestored',
    idOf,
    known(card => ({ ...card, status: 'active' })),
  )
