import type { StreamOf } from '../facts/stream-of'
import type { GameId } from '../ids/kinds'
import type { BoxScoreLine, GameDetails, GameFact, GameFigures, GamePlace, PeriodScore } from './events'

export type ScheduledGame = {
  readonly kind: 'scheduled'
  readonly id: GameId
  readonly place: GamePlace
  readonly details: GameDetails
  readonly figures: GameFigures
}
export type Game = { readonly kind: 'unknown' } | ScheduledGame | (Omit<ScheduledGame, 'kind'> & { readonly kind: 'deleted' })

const noFigures: GameFigures = { score: null, periods: [], lines: [] }

/** Periods in the order of their ids, so that equal scores are equal lists. */
const withPeriod = (periods: readonly PeriodScore[], is: PeriodScore): readonly PeriodScore[] =>
  [...periods.filter(({ period }) => period !== is.period), is].sort((a, b) => a.period - b.period)

const sameLine = (a: Pick<BoxScoreLine, 'player' | 'side'>, b: Pick<BoxScoreLine, 'player' | 'side'>) =>
  a.player === b.player && a.side === b.side

/** A changed line keeps its place; a new one comes last. */
const withLine = (lines: readonly BoxScoreLine[], is: BoxScoreLine): readonly BoxScoreLine[] =>
  lines.some(line => sameLine(line, is)) ? lines.map(line => (sameLine(line, is) ? is : line)) : [...lines, is]

const evolve = (game: Game, fact: GameFact): Game => {
  if (fact.type === 'GameScheduled')
    return { kind: 'scheduled', id: fact.data.game, place: fact.data.in, details: fact.data.details, figures: noFigures }
  if (game.kind === 'unknown') return game
  const { figures } = game
  switch (fact.type) {
    case 'GameDetailsChanged':
      return { ...game, details: { ...game.details, ...fact.data.is } }
    case 'ScoreUpdated':
      return { ...game, figures: { ...figures, score: fact.data.is } }
    case 'PeriodScoreUpdated':
      return { ...game, figures: { ...figures, periods: withPeriod(figures.periods, fact.data.is) } }
    case 'BoxScoreLineRecorded': {
      const { player, side, is } = fact.data
      const lines =
        is === null
          ? figures.lines.filter(line => !sameLine(line, { player, side }))
          : withLine(figures.lines, { player, side, line: is })
      return { ...game, figures: { ...figures, lines } }
    }
    case 'GameDeleted':
      return { ...game, kind: 'deleted' }
    case 'GameRestored':
      return { ...game, kind: 'scheduled', details: fact.data.details, figures: fact.data.is }
  }
}

export const gameStream: StreamOf<Game, GameFact, GameId> = { name: id => `game-${id}`, initial: { kind: 'unknown' }, evolve }
