import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { knownOf } from '../card'
import { corrections, type ScoreCorrection } from '../games/corrections'
import { factsOf, holdsAllAlong, listsBy, listsOf, type SomeGame } from './at-the-end'
import { gamesOfFacts } from './games-of-facts'

const TYPES = [
  'ScoreUpdated',
  'GameReset',
  'GameFiguresRestored',
  'CorrectionReasonPublished',
  'CorrectionReasonWithdrawn',
] as const
const MENDING_MINUTES = 2

const ofGame = (facts: readonly Recorded<AnyFact>[], id: number) =>
  factsOf(facts, ...TYPES).filter(({ data }) => data.game === id)

type GamesFact = ReturnType<typeof ofGame>[number]
type Entered = Extract<GamesFact, { readonly type: 'ScoreUpdated' }>

/** The score is another one without anybody having entered it. */
const isTaken = (fact: GamesFact): boolean =>
  (fact.type === 'GameReset' && fact.data.was.score !== null) ||
  (fact.type === 'GameFiguresRestored' && (fact.data.was.score !== null || fact.data.is.score !== null))

const replacesResult = ({ data: { was } }: Entered): boolean => was !== null && was.home + was.away > 0

/** The last of the facts that entered a score which is no mended slip; undefined where that score was taken since. */
const enteredLast = (facts: readonly GamesFact[]): Entered | undefined => {
  const since = facts.slice(facts.findLastIndex(isTaken) + 1)
  return factsOf(since, 'ScoreUpdated').findLast(fact => !isMending(fact, facts))
}

/** Who entered the score before enters another one at once. */
const isMending = (fact: Entered, facts: readonly GamesFact[]): boolean => {
  const before = enteredLast(facts.slice(0, facts.indexOf(fact)))?.metadata
  const { actor, time } = fact.metadata
  if (!replacesResult(fact) || before === undefined || actor === 'system' || before.actor !== actor) return false
  return Date.parse(time) - Date.parse(before.time) <= MENDING_MINUTES * 60_000
}

const correctionOf = (fact: Entered, number: number, facts: readonly GamesFact[]): ScoreCorrection => {
  const shown = factsOf(facts, 'CorrectionReasonPublished', 'CorrectionReasonWithdrawn').findLast(
    ({ data }) => data.correction === number,
  )
  return {
    number,
    was: fact.data.was ?? { home: 0, away: 0 },
    is: fact.data.is,
    time: fact.metadata.time,
    reason: fact.metadata.reason,
    isPublic: shown?.type === 'CorrectionReasonPublished',
    isMending: isMending(fact, facts),
    by: fact.metadata.correlation,
    revision: (shown ?? fact).revision,
  }
}

const expectedOf = ({ id, context: { season }, kind }: SomeGame, facts: readonly GamesFact[]) => {
  const made = factsOf(facts, 'ScoreUpdated').filter(replacesResult)
  const reset = facts.findLastIndex(fact => fact.type === 'GameReset' && isTaken(fact))
  const isUndone = (fact: Entered) =>
    factsOf(facts.slice(facts.indexOf(fact)), 'GameFiguresRestored').some(
      later => isTaken(later) && later.data.correction === fact.metadata.correlation,
    )
  const entered = enteredLast(facts)?.metadata
  return {
    game: id,
    season,
    count: made.length,
    corrections: made
      .map((fact, at) => ({ fact, number: at + 1 }))
      .filter(({ fact }) => facts.indexOf(fact) > reset && !isUndone(fact))
      .map(({ fact, number }) => correctionOf(fact, number, facts)),
    entered: entered === undefined ? null : { by: entered.actor, at: entered.time },
    latest: made.findLast(fact => !isMending(fact, facts))?.position ?? '',
    status: kind === 'deleted' ? 'deleted' : 'active',
  }
}

/** Visitors see that a score was corrected: by one that is no mended slip, or whose reason is public, and that it stayed so. */
const hasNote = ({ corrections }: { readonly corrections: readonly ScoreCorrection[] }): boolean =>
  corrections.some((first, at) => {
    if (first.isMending && !first.isPublic) return false
    const next = corrections.findIndex((one, later) => later > at && (!one.isMending || one.isPublic))
    const last = corrections.slice(0, next === -1 ? undefined : next).at(-1) ?? first
    return JSON.stringify(first.was) !== JSON.stringify(last.is)
  })

it('Corrections of a game are the scores that replaced a result and were not taken back', () =>
  holdsAllAlong(corrections, (documents, facts) => {
    const expected = gamesOfFacts(facts)
      .map(game => ({ game, facts: ofGame(facts, game.id) }))
      .filter(one => factsOf(one.facts, 'ScoreUpdated').length > 0)
      .map(one => expectedOf(one.game, one.facts))
    const known = new Map([...documents].filter(([, document]) => knownOf(document) !== undefined))
    expect(known).toEqual(new Map(expected.map(document => [String(document.game), document])))
    expect(listsOf(corrections, documents)).toEqual(
      listsBy(
        expected
          .filter(({ status, ...game }) => status === 'active' && hasNote(game))
          .toSorted((a, b) => (`${a.latest} ${a.game}` < `${b.latest} ${b.game}` ? -1 : 1)),
        ({ season }) => [`season=${season}`],
        ({ game }) => game,
      ),
    )
  }))
