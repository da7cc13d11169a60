import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { BoxScoreLine, GameContext, GameFigures, PeriodScore } from '@fullcourt/domain/games/events'
import { gameSheet } from '../games/game-sheet'
import { factsOf, gamesOf, holds, saidLast } from './at-the-end'

/** Games and their figures, computed anew of all the facts about each, without the table of what facts change in figures. */

type Facts = readonly Recorded<AnyFact>[]

const ofGame = (facts: Facts, id: number) => facts.filter(({ data }) => 'game' in data && data.game === id)

type Lines = readonly BoxScoreLine[]
type Periods = readonly PeriodScore[]

const hasLine = (lines: Lines, { player, side }: Omit<BoxScoreLine, 'line'>) =>
  lines.some(line => line.player === player && line.side === side)

/** The lines with one in its place, or last where there was none. */
const entered = (lines: Lines, is: BoxScoreLine): Lines =>
  hasLine(lines, is) ? lines.map(line => (hasLine([is], line) ? is : line)) : [...lines, is]

const linesOf = (about: Facts): Lines => {
  let lines: Lines = []
  for (const { type, data } of factsOf(about, 'BoxScoreLineRecorded', 'GameReset', 'GameFiguresRestored', 'GameRestored')) {
    if (type === 'GameReset') lines = []
    if (type === 'GameRestored') lines = data.is.lines
    if (type === 'BoxScoreLineRecorded') {
      const { player, side, is: line } = data
      lines =
        line === null ? lines.filter(one => !hasLine([{ player, side, line: {} }], one)) : entered(lines, { player, side, line })
    }
    if (type === 'GameFiguresRestored') {
      const left = lines.filter(line => !hasLine(data.was.lines, line) || hasLine(data.is.lines, line))
      lines = data.is.lines.reduce(entered, left)
    }
  }
  return lines
}

const periodsOf = (about: Facts): Periods => {
  const periods = new Map<number, PeriodScore>()
  for (const { type, data } of factsOf(about, 'PeriodScoreUpdated', 'GameReset', 'GameFiguresRestored', 'GameRestored')) {
    if (type === 'GameReset' || type === 'GameRestored') periods.clear()
    if (type === 'GameFiguresRestored') data.was.periods.forEach(({ period }) => periods.delete(period))
    if (type === 'PeriodScoreUpdated') periods.set(data.is.period, data.is)
    if (type === 'GameFiguresRestored' || type === 'GameRestored') data.is.periods.forEach(is => periods.set(is.period, is))
  }
  return [...periods.values()].sort((a, b) => a.period - b.period)
}

/** The score that was last said; an undone correction says one only if it is about the score. */
const scoreOf = (about: Facts): GameFigures['score'] => {
  const said = factsOf(about, 'ScoreUpdated', 'GameReset', 'GameFiguresRestored', 'GameRestored').flatMap(({ type, data }) => {
    if (type === 'ScoreUpdated') return [data.is]
    if (type === 'GameReset') return [null]
    const isSaid = type === 'GameRestored' || data.was.score !== null || data.is.score !== null
    return isSaid ? [data.is.score] : []
  })
  return said.at(-1) ?? null
}

const walkoverOf = (about: Facts): GameFigures['walkover'] => {
  const said = factsOf(about, 'WalkoverRecorded', 'GameReset', 'GameFiguresRestored', 'GameRestored').flatMap(
    ({ type, data }) => {
      if (type === 'WalkoverRecorded') return [data.is ?? undefined]
      if (type === 'GameReset') return [undefined]
      const isSaid = type === 'GameRestored' || data.was.walkover !== undefined || data.is.walkover !== undefined
      return isSaid ? [data.is.walkover] : []
    },
  )
  return said.at(-1)
}

const contextOf = (scheduled: GameContext, about: Facts) =>
  saidLast([scheduled, ...factsOf(about, 'GameSidesChanged').map(({ data: { is } }) => is)])

const detailsOf = (about: Facts) =>
  saidLast(
    factsOf(about, 'GameScheduled', 'GameDetailsChanged', 'GameSwapped', 'GameRestored').map(fact =>
      fact.type === 'GameDetailsChanged' || fact.type === 'GameSwapped' ? fact.data.is : fact.data.details,
    ),
  )

const isDeleted = (about: Facts) => factsOf(about, 'GameScheduled', 'GameDeleted', 'GameRestored').at(-1)?.type === 'GameDeleted'

it('The decisions end with the games that the facts say', () =>
  holds(gameSheet, (_, { facts, installation }) => {
    const games = factsOf(facts, 'GameScheduled').map(({ data: { game: id, in: scheduled } }) => {
      const about = ofGame(facts, id)
      return {
        kind: isDeleted(about) ? 'deleted' : 'active',
        id,
        context: contextOf(scheduled, about),
        details: detailsOf(about),
        figures: { score: scoreOf(about), periods: periodsOf(about), lines: linesOf(about), walkover: walkoverOf(about) },
      }
    })
    const known = gamesOf(installation).map(({ kind, id, context, details, figures }) => ({
      kind,
      id,
      context,
      details,
      figures,
    }))
    expect(known.toSorted((a, b) => a.id - b.id)).toEqual(games.toSorted((a, b) => a.id - b.id))
  }))

/** The revision of the last of these facts; null where there is none. */
const lastRevision = (facts: Facts): number | null => facts.at(-1)?.revision ?? null

const isOfPeriod =
  (period: number) =>
  (fact: Recorded<AnyFact>): boolean => {
    if (fact.type === 'PeriodScoreUpdated') return fact.data.is.period === period
    const isWhole = fact.type === 'GameFiguresRestored' || fact.type === 'GameRestored'
    return isWhole && fact.data.is.periods.some(one => one.period === period)
  }

const isOfLine =
  (of: BoxScoreLine) =>
  (fact: Recorded<AnyFact>): boolean => {
    if (fact.type === 'BoxScoreLineRecorded') return hasLine([of], fact.data)
    const isWhole = fact.type === 'GameFiguresRestored' || fact.type === 'GameRestored'
    return isWhole && hasLine(fact.data.is.lines, of)
  }

/** What says what a game came to; one that came back without a result says nothing. */
const scoreRevision = (about: Facts): number | null => {
  const last = factsOf(about, 'ScoreUpdated', 'WalkoverRecorded', 'GameReset', 'GameFiguresRestored', 'GameRestored').at(-1)
  const isNothing = last?.type === 'GameRestored' && last.data.is.score === null && last.data.is.walkover === undefined
  return isNothing ? null : (last?.revision ?? null)
}

it('A sheet shows each figure at the revision of the fact that said it last, and nothing of a deleted game', () =>
  holds(gameSheet, (documents, { facts }) => {
    const sheets = factsOf(facts, 'GameScheduled').map(({ data: { game: id, in: context } }) => {
      const about = ofGame(facts, id)
      const { season, stage } = context
      const nothing = { id, in: null, scoreRevision: null, detailsRevision: null, periods: [], lines: [] }
      const sheet = {
        id,
        in: { season, stage },
        scoreRevision: scoreRevision(about),
        detailsRevision: lastRevision(factsOf(about, 'GameScheduled', 'GameDetailsChanged', 'GameSwapped', 'GameRestored')),
        periods: periodsOf(about).map(one => ({ ...one, revision: lastRevision(about.filter(isOfPeriod(one.period))) })),
        lines: linesOf(about).map(line => ({ ...line, revision: lastRevision(about.filter(isOfLine(line))) })),
      }
      return [String(id), isDeleted(about) ? nothing : sheet] as const
    })
    expect(documents).toEqual(new Map<string, unknown>(sheets))
  }))
