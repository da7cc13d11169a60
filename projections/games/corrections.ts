import { correctsScore, isMending, type ScoreEntered } from '@fullcourt/domain/games/correction'
import type { Score } from '@fullcourt/domain/games/events'
import { changesScore, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Position } from '@fullcourt/event-store/port'
import { knownOf, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

/** A final score that replaced another one. */
export type ScoreCorrection = {
  /** Its place among the corrections of the game, from 1. */
  readonly number: number
  readonly was: Score
  readonly is: Score
  /** ISO 8601 in UTC. */
  readonly time: string
  /** Position of the entry of the history that has its reason, which only where it is public is for visitors; null without one. */
  readonly reasonAt: Position | null
  readonly isPublic: boolean
  /** It mends what the same person entered a moment before: visitors see no note of it unless its reason is public. */
  readonly isMending: boolean
  /** Correlation of the command that corrected it: who undoes it names that. */
  readonly by: string
  /** Revision at which it was corrected, or at which its reason was made public or not. */
  readonly revision: number
}

/** So many corrections of a game are kept; its history has all of them (docs/games.md#corrections). */
export const KEPT_CORRECTIONS = 50

/** How the final score of a game was corrected, the first correction first. Only games that had a score are known. */
export type GameCorrections = Card<{
  readonly game: GameId
  readonly season: SeasonId
  /** How often it was corrected, before it was reset too. */
  readonly count: number
  /** The newest. */
  readonly corrections: readonly ScoreCorrection[]
  /** How many before them are kept no more. */
  readonly earlier: number
  /** Who entered the score that stands, before they mended it too; null where it was not entered. */
  readonly entered: ScoreEntered | null
  /** Position of the last one with a note, which orders lists; empty before. */
  readonly latest: string
  /** What undone actions had corrected: it comes back where their undo is undone (docs/history.md#undo). Absent where nothing is. */
  readonly takenBack?: readonly TakenBack[]
}>

/** The corrections of an undone action, under its correlation, with who had entered the score. */
export type TakenBack = {
  readonly of: string
  readonly corrections: readonly ScoreCorrection[]
  readonly entered: ScoreEntered | null
}

const idOf = ({ game }: { game: GameId }) => [String(game)]

const shown = (card: GameCorrections, correction: number, isPublic: boolean, revision: number): GameCorrections => {
  const found = knownOf(card)
  if (!found) return card
  return {
    ...found,
    corrections: found.corrections.map(one => (one.number === correction ? { ...one, isPublic, revision } : one)),
  }
}

type Corrected = Pick<Known<GameCorrections>, 'count' | 'corrections' | 'earlier' | 'entered' | 'latest'>

const never: Corrected = { count: 0, corrections: [], earlier: 0, entered: null, latest: '' }

/** One more correction; the first goes where it is one too many. */
const withCorrection = ({ corrections, earlier }: Corrected, correction: ScoreCorrection) => {
  const isFull = corrections.length === KEPT_CORRECTIONS
  return { corrections: [...corrections.slice(isFull ? 1 : 0), correction], earlier: earlier + (isFull ? 1 : 0) }
}

const hasNote = ({ isMending, isPublic }: ScoreCorrection) => !isMending || isPublic

/**
 * The corrections that visitors see a note of: one that mends the one before it belongs to it, and one that came back to what was
 * before is none.
 */
export const notedCorrections = (corrections: readonly ScoreCorrection[]): readonly ScoreCorrection[] =>
  corrections
    .reduce<readonly ScoreCorrection[]>((noted, correction) => {
      if (hasNote(correction)) return [...noted, correction]
      const last = noted.at(-1)
      return last ? noted.with(-1, { ...last, is: correction.is }) : noted
    }, [])
    .filter(({ was, is }) => was.home !== is.home || was.away !== is.away)

/** A final score that somebody entered; one that replaces a result is one more correction. */
const enterScore = (card: GameCorrections, { change, fact }: ChangedFigures): GameCorrections => {
  const before: Corrected = knownOf(card) ?? never
  const { count, corrections, earlier, entered, latest } = before
  const { position, revision, metadata, data } = fact
  const { time, actor, reason, correlation: by } = metadata
  const { was, is } = { was: change.was.score, is: change.is.score }
  const now = { by: actor, at: time }
  const known = { game: data.game, season: data.in.season, status: 'active' } as const
  if (was === null || is === null || !correctsScore(change))
    return { ...known, count, corrections, earlier, entered: now, latest }
  const mends = isMending(entered, now)
  const reasonAt = reason === null ? null : position
  const correction = { number: count + 1, was, is, time, reasonAt, isPublic: false, isMending: mends, by, revision }
  return {
    ...known,
    count: count + 1,
    ...withCorrection(before, correction),
    entered: mends ? entered : now,
    latest: mends ? latest : position,
  }
}

type KnownCorrections = Known<GameCorrections>

const withTakenBack = ({ takenBack: _, ...card }: KnownCorrections, kept: readonly TakenBack[]): GameCorrections =>
  kept.length === 0 ? card : { ...card, takenBack: kept }

const withoutCorrectionsOf = (card: KnownCorrections, action: string): KnownCorrections => ({
  ...card,
  entered: null,
  corrections: card.corrections.filter(({ by }) => by !== action),
})

/** Without the corrections of an action that was undone from the history; with them again where its undo was undone. */
const afterUndo = (card: KnownCorrections, of: string): GameCorrections => {
  const { corrections, entered, takenBack = [] } = card
  const again = takenBack.find(one => one.of === of)
  if (again !== undefined) {
    const all = [...corrections, ...again.corrections].sort((one, other) => one.number - other.number)
    const kept = takenBack.filter(one => one !== again)
    return withTakenBack({ ...card, entered: again.entered, corrections: all }, kept)
  }
  const gone = { of, corrections: corrections.filter(({ by }) => by === of), entered }
  return withTakenBack(withoutCorrectionsOf(card, of), [...takenBack, gone].slice(-KEPT_CORRECTIONS))
}

/** The notes of a game that was reset do not come back with its figures. */
const afterChange = (card: GameCorrections, changed: ChangedFigures): GameCorrections => {
  const { change } = changed
  if (change.how === 'entered') return enterScore(card, changed)
  const found = knownOf(card)
  if (!found) return card
  switch (change.how) {
    case 'deleted':
      return { ...found, status: 'deleted' }
    case 'restored':
      return { ...found, status: 'active' }
    case 'reset':
      return withTakenBack({ ...found, entered: null, corrections: [], earlier: 0 }, [])
    case 'undone':
      return changed.fact.metadata.undoes === undefined
        ? withoutCorrectionsOf(found, change.correction)
        : afterUndo(found, change.correction)
  }
}

/** A walk-over, a period or a line corrects nothing. */
const isTouched = (change: FiguresChange) => change.how === 'deleted' || change.how === 'restored' || changesScore(change)

export const corrections = onFigures(
  projection<GameCorrections, AnyFact>('corrections', {
    version: 6,
    initial: () => unknownCard,
    indexes: {
      season: whileActive(({ season, corrections, latest }) =>
        notedCorrections(corrections).length === 0 ? [] : [{ key: String(season), order: latest }],
      ),
    },
  })
    .on('CorrectionReasonPublished', idOf, (card, { correction }, { fact }) => shown(card, correction, true, fact.revision))
    .on('CorrectionReasonWithdrawn', idOf, (card, { correction }, { fact }) => shown(card, correction, false, fact.revision)),
  ({ change, fact }) => (isTouched(change) ? idOf(fact.data) : []),
  afterChange,
)
