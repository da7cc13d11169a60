import type { Reason } from '@fullcourt/domain/facts/fact'
import { isCorrection, isMending, type ScoreEntered } from '@fullcourt/domain/games/correction'
import type { Score, ScoreUpdated } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { knownOf, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection, type AnyRecorded } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

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
  /** It mends what the same person entered a moment before: visitors see no note of it unless its reason is public. */
  readonly isMending: boolean
  /** Correlation of the command that corrected it: who undoes it names that. */
  readonly by: string
  /** Revision at which it was corrected, or at which its reason was made public or not. */
  readonly revision: number
}

/** How the final score of a game was corrected, the first correction first. Only games that had a score are known. */
export type GameCorrections = Card<{
  readonly game: GameId
  readonly season: SeasonId
  /** How often it was corrected, before it was reset too. */
  readonly count: number
  readonly corrections: readonly Correction[]
  /** Who entered the score that stands, before he mended it too; null where it was not entered. */
  readonly entered: ScoreEntered | null
  /** Position of the last one with a note, which orders lists; empty before. */
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

type Corrected = Pick<Known<GameCorrections>, 'count' | 'corrections' | 'entered' | 'latest'>

const never: Corrected = { count: 0, corrections: [], entered: null, latest: '' }

const hasNote = ({ isMending, isPublic }: Correction) => !isMending || isPublic

/**
 * The corrections that visitors see a note of: one that mends the one before it belongs to it, and one that came back to what was
 * before is none.
 */
export const notedCorrections = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections
    .reduce<readonly Correction[]>((noted, correction) => {
      if (hasNote(correction)) return [...noted, correction]
      const last = noted.at(-1)
      return last ? noted.with(-1, { ...last, is: correction.is }) : noted
    }, [])
    .filter(({ was, is }) => was.home !== is.home || was.away !== is.away)

/** A final score that replaces a result is one more correction. */
const corrected = (
  card: GameCorrections,
  { game, in: { season }, was, is }: ScoreUpdated['data'],
  fact: AnyRecorded,
): GameCorrections => {
  const { count, corrections, entered, latest } = knownOf(card) ?? never
  const { position, revision, metadata } = fact
  const { time, actor, reason, correlation: by } = metadata
  const now = { by: actor, at: time }
  const known = { game, season, status: 'active' } as const
  if (was === null || !isCorrection({ was })) return { ...known, count, corrections, entered: now, latest }
  const mends = isMending(entered, now)
  const correction = { number: count + 1, was, is, time, reason, isPublic: false, isMending: mends, by, revision }
  return {
    ...known,
    count: count + 1,
    corrections: [...corrections, correction],
    entered: mends ? entered : now,
    latest: mends ? latest : position,
  }
}

const changesScore = ({ was, is }: FiguresChange) => was.score !== null || is.score !== null

/** Documents of games that a fact may change: a walk-over, a period or a line corrects nothing. */
const touched = ({ fact, change }: Omit<ChangedFigures, 'id'>): readonly string[] => {
  if (fact.type === 'ScoreUpdated') return idOf(fact.data)
  return changesScore(change) || fact.type === 'GameDeleted' || fact.type === 'GameRestored' ? idOf(fact.data) : []
}

const afterChange = (card: GameCorrections, { fact, change }: ChangedFigures): GameCorrections => {
  const { type, data } = fact
  if (type === 'ScoreUpdated') return corrected(card, data, fact)
  const found = knownOf(card)
  if (!found) return card
  switch (type) {
    case 'GameDeleted':
      return { ...found, status: 'deleted' }
    case 'GameRestored':
      return { ...found, status: 'active' }
    case 'GameFiguresRestored':
      return { ...found, entered: null, corrections: found.corrections.filter(({ by }) => by !== data.correction) }
    default:
      return { ...found, entered: null, corrections: change.is.score === null ? [] : found.corrections }
  }
}

export const corrections = onFigures(
  projection<GameCorrections, AnyFact>('corrections', {
    version: 3,
    initial: () => unknownCard,
    indexes: {
      season: whileActive(({ season, corrections, latest }) =>
        notedCorrections(corrections).length === 0 ? [] : [{ key: String(season), order: latest }],
      ),
    },
  })
    .on('CorrectionReasonPublished', idOf, (card, { correction }, { fact }) => shown(card, correction, true, fact.revision))
    .on('CorrectionReasonWithdrawn', idOf, (card, { correction }, { fact }) => shown(card, correction, false, fact.revision)),
  touched,
  afterChange,
)
