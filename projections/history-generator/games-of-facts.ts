import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { BoxScoreLine, GameContext, GameDetails, GameFigures, PeriodScore } from '@fullcourt/domain/games/events'
import { factsOf, saidLast, type SomeGame } from './at-the-end'

/** Games and their figures, computed anew of all the facts about each, without the table of what facts change in figures. */

type Facts = readonly Recorded<AnyFact>[]

/** The facts about a game. */
export const ofGame = (facts: Facts, id: number) => facts.filter(({ data }) => 'game' in data && data.game === id)

type Lines = readonly BoxScoreLine[]
type Periods = readonly PeriodScore[]

/** Whether there is a line of that player on that side. */
export const hasLine = (lines: Lines, { player, side }: Omit<BoxScoreLine, 'line'>) =>
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
  saidLast([scheduled, ...factsOf(about, 'GameSidesChanged').map(({ data: { is } }) => is)]) as GameContext

const detailsOf = (about: Facts): GameDetails =>
  saidLast(
    factsOf(about, 'GameScheduled', 'GameDetailsChanged', 'GameSwapped', 'GameRestored').map(fact =>
      fact.type === 'GameDetailsChanged' || fact.type === 'GameSwapped' ? fact.data.is : fact.data.details,
    ),
  ) as GameDetails

export const isDeleted = (about: Facts) =>
  factsOf(about, 'GameScheduled', 'GameDeleted', 'GameRestored').at(-1)?.type === 'GameDeleted'

const figuresOf = (about: Facts): GameFigures => {
  const walkover = walkoverOf(about)
  const figures = { score: scoreOf(about), periods: periodsOf(about), lines: linesOf(about) }
  return walkover === undefined ? figures : { ...figures, walkover }
}

/** Every game that was ever scheduled, in the order of their ids, as the facts leave it. */
export const gamesOfFacts = (facts: Facts): readonly SomeGame[] =>
  factsOf(facts, 'GameScheduled')
    .map(({ data: { game: id, in: scheduled } }): SomeGame => {
      const about = ofGame(facts, id)
      return {
        kind: isDeleted(about) ? 'deleted' : 'active',
        id,
        context: contextOf(scheduled, about),
        details: detailsOf(about),
        figures: figuresOf(about),
      }
    })
    .sort((a, b) => a.id - b.id)

export const activeGamesOfFacts = (facts: Facts) => gamesOfFacts(facts).filter(({ kind }) => kind === 'active')
