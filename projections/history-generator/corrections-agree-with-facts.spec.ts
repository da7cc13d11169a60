import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { knownOf } from '../card'
import fc from 'fast-check'
import type { GameCorrections, ScoreCorrection } from '../games/corrections'
import { corrections, KEPT_CORRECTIONS } from '../games/corrections'
import { A, B, gameOf, placed } from '../league.examples'
import { folded, recorded } from '../testing/specification'
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

/** What was found of a fact stays: it depends on the facts before it alone. */
const mending = new WeakMap<Entered, boolean>()

const isMending = (fact: Entered, facts: readonly GamesFact[]): boolean => {
  const found = mending.get(fact) ?? mends(fact, facts)
  mending.set(fact, found)
  return found
}

/** Who entered the score before enters another one at once. */
const mends = (fact: Entered, facts: readonly GamesFact[]): boolean => {
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
    reasonAt: fact.metadata.reason === null ? null : fact.position,
    isPublic: shown?.type === 'CorrectionReasonPublished',
    isMending: isMending(fact, facts),
    by: fact.metadata.correlation,
    revision: (shown ?? fact).revision,
  }
}

/** The corrections that were neither undone nor lost in a reset. */
const standing = (facts: readonly GamesFact[]): readonly Entered[] => {
  const reset = facts.findLastIndex(fact => fact.type === 'GameReset' && isTaken(fact))
  const isUndone = (fact: Entered) =>
    factsOf(facts.slice(facts.indexOf(fact)), 'GameFiguresRestored').some(
      later => isTaken(later) && later.data.correction === fact.metadata.correlation,
    )
  return factsOf(facts.slice(reset + 1), 'ScoreUpdated').filter(fact => replacesResult(fact) && !isUndone(fact))
}

/** Those after which so many others stood at some moment that they are kept no more. */
const cutOff = (facts: readonly GamesFact[]): ReadonlySet<Entered> => {
  const moments = facts.map((_, at) => standing(facts.slice(0, at + 1)))
  return new Set(moments.flatMap(corrections => corrections.slice(0, -KEPT_CORRECTIONS)))
}

const expectedOf = ({ id, context: { season }, kind }: SomeGame, facts: readonly GamesFact[]) => {
  const made = factsOf(facts, 'ScoreUpdated').filter(replacesResult)
  const reset = facts.findLastIndex(fact => fact.type === 'GameReset' && isTaken(fact))
  const cut = cutOff(facts)
  const entered = enteredLast(facts)?.metadata
  return {
    game: id,
    season,
    count: made.length,
    corrections: standing(facts)
      .filter(fact => !cut.has(fact))
      .map(fact => correctionOf(fact, made.indexOf(fact) + 1, facts)),
    earlier: [...cut].filter(fact => facts.indexOf(fact) > reset).length,
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

const agreeWithFacts = (documents: ReadonlyMap<string, GameCorrections>, facts: readonly Recorded<AnyFact>[]) => {
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
}

it('Corrections of a game are the scores that replaced a result and were not taken back', () =>
  holdsAllAlong(corrections, agreeWithFacts))

const game = gameOf(41, placed(A, B))

/** What happens to a game that is corrected again and again; `nth` chooses one of what happened before. */
const entries = fc.array(
  fc.record({
    what: fc.constantFrom(...Array<'corrected'>(60).fill('corrected'), 'undone', 'undone', 'published', 'reset'),
    nth: fc.nat(),
    by: fc.constantFrom(2, 3),
    seconds: fc.integer({ min: 45, max: 150 }),
  }),
  { minLength: 2 * KEPT_CORRECTIONS, maxLength: 3 * KEPT_CORRECTIONS },
)
type Entry = { readonly what: 'corrected' | 'undone' | 'published' | 'reset'; readonly nth: number }

const factOf = ({ what, nth }: Entry, at: number): AnyFact => {
  const [was, is] = [`${at + 60}–61`, `${at + 61}–61`]
  const figures = { score: { home: at + 60, away: 61 } }
  switch (what) {
    case 'corrected':
      return game.scored(is, was)
    case 'undone':
      return game.figuresRestored(figures, { score: { home: at + 61, away: 61 } }, `call ${nth % (at + 1)}`)
    case 'published':
      return game.reasonPublished(1 + (nth % (at + 1)))
    case 'reset':
      return game.reset(figures)
  }
}

it('The newest of many corrections of one game are kept, and how many were before them', () =>
  fc.assert(
    fc.property(entries, happened => {
      const facts = recorded([game.scheduled(), ...happened.map(factOf)])
      let time = Date.parse('2025-06-30T21:00:00.000Z')
      const told = facts.map((fact, at) => {
        const entry = happened[at - 1]
        time += (entry?.seconds ?? 0) * 1_000
        const metadata = { actor: entry?.by ?? 2, time: new Date(time).toISOString(), correlation: `call ${at}` }
        return { ...fact, metadata: { ...fact.metadata, ...metadata } }
      })
      agreeWithFacts(folded(corrections, told), told)
    }),
    { numRuns: 5 },
  ))
