import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { Score } from '@fullcourt/domain/games/events'
import { knownOf } from '../card'
import { appointment } from '../games/appointment'
import { factsOf, holdsAllAlong, listsBy, listsOf, type SomeGame } from './at-the-end'
import { gamesOfFacts } from './games-of-facts'

/** Facts after which a calendar has to be looked at: what it shows of a game may be another thing. */
const SHOWN = [
  'GameScheduled',
  'GameDetailsChanged',
  'GameSwapped',
  'GameSidesChanged',
  'ScoreUpdated',
  'WalkoverRecorded',
  'GameReset',
  'GameFiguresRestored',
  'GameDeleted',
  'GameRestored',
] as const

type GamesFact = ReturnType<typeof factsOf<(typeof SHOWN)[number]>>[number]

/** A game that lost its figures, or has them back, is the same in a calendar if there was no result among them. */
const isSeen = (fact: GamesFact) => {
  const figures = [
    ...(fact.type === 'GameReset' || fact.type === 'GameFiguresRestored' ? [fact.data.was] : []),
    ...(fact.type === 'GameFiguresRestored' ? [fact.data.is] : []),
  ]
  return figures.length === 0 || figures.some(({ score, walkover }) => score !== null || walkover !== undefined)
}

const ofGame = (facts: readonly Recorded<AnyFact>[], id: number) =>
  factsOf(facts, ...SHOWN).filter(fact => fact.data.game === id && isSeen(fact))

/** Whether a side has won without a game, before the fact and after it. */
const walkoversOf = (fact: GamesFact) => {
  if (fact.type === 'WalkoverRecorded') return [fact.data.was !== null, fact.data.is !== null]
  if (fact.type === 'GameReset') return [fact.data.was.walkover !== undefined, false]
  if (fact.type === 'GameFiguresRestored') return [fact.data.was.walkover !== undefined, fact.data.is.walkover !== undefined]
  return []
}

/** Whether who has the game in a calendar has to know that it is another one: when, where, who, or whether at all. */
const isMoved = (fact: GamesFact) => {
  const [was, is] = walkoversOf(fact)
  if (was !== is) return true
  if (fact.type !== 'GameDetailsChanged')
    return ['GameSwapped', 'GameSidesChanged', 'GameDeleted', 'GameRestored'].includes(fact.type)
  const { date, time, location, status } = fact.data.is
  return [date, time, location, status].some(value => value !== undefined)
}

type Scored = { readonly time: string; readonly score: Score | null }

/** The scores that a game had, one after another, each with when it got it. */
const scoresOf = (facts: readonly GamesFact[]): readonly Scored[] =>
  facts.flatMap(({ metadata: { time }, ...fact }): readonly Scored[] => {
    if (fact.type === 'ScoreUpdated') return [{ time, score: fact.data.is }]
    if (fact.type === 'GameReset') return [{ time, score: null }]
    return fact.type === 'GameFiguresRestored' ? [{ time, score: fact.data.is.score }] : []
  })

const isSame = (one: Score | null, two: Score | null) => JSON.stringify(one) === JSON.stringify(two)

/** When the score that stands was entered first, and when it last became another one. */
const momentsOf = (scores: readonly Scored[]) => {
  const since = scores.slice(scores.findLastIndex(({ score }) => score === null) + 1)
  const changes = since.filter(({ score }, at) => at === 0 || !isSame(score, since[at - 1]?.score ?? null))
  return { scoredAt: changes[0]?.time ?? null, correctedAt: changes.length > 1 ? (changes.at(-1)?.time ?? null) : null }
}

const expectedOf = ({ id, kind, context }: SomeGame, facts: readonly GamesFact[]) => ({
  id,
  season: context.season,
  leagues: [...new Set([context.league ?? context.home.league, context.home.league, context.away.league])],
  teams: [context.home.team, context.away.team],
  sequence: facts.filter(isMoved).length,
  changedAt: facts.at(-1)?.metadata.time,
  ...momentsOf(scoresOf(facts)),
  status: kind === 'deleted' ? 'deleted' : 'active',
})

it('Calendars are told how often a game moved, when it changed last, and since when its score stands', () =>
  holdsAllAlong(appointment, (documents, facts) => {
    const games = gamesOfFacts(facts)
    const expected = games.map(game => [String(game.id), expectedOf(game, ofGame(facts, game.id))] as const)
    expect(documents).toEqual(new Map(expected))
    for (const { id, figures } of games)
      expect(knownOf(documents.get(String(id)))?.scoredAt === null).toBe(figures.score === null)
    expect(listsOf(appointment, documents)).toEqual(
      listsBy(
        games.filter(({ kind }) => kind === 'deleted').toSorted((a, b) => a.id - b.id),
        ({ context }) => [`deleted=${context.season}`],
        ({ id }) => id,
      ),
    )
  }))
