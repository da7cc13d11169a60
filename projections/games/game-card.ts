import type { AnyFact } from '@fullcourt/domain/log/catalogue'
import type { GameDetails, GamePlace, Score } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { deleted, known, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection } from '../projection'
import { lineChange, periodChange, type FiguresChange } from './figures-change'
import { gameOrder } from './game-order'
import { changedPoints, noPoints, pointsOf, samePoints, type GamePoints } from './game-points'

/** What lists of games show. */
export type GameCard = Card<
  {
    readonly id: GameId
    readonly place: GamePlace
    readonly details: GameDetails
    readonly score: Score | null
  } & GamePoints
>

const cardOf = ({ game }: { game: GameId }) => [String(game)]

const withPoints = (card: Known<GameCard>, change: FiguresChange): GameCard => {
  const points = changedPoints(card, change)
  return samePoints(card, points) ? card : { ...card, ...points }
}

const inLists = ({ id, details }: Known<GameCard>, keys: readonly (number | null)[]) => {
  const order = gameOrder(details, id)
  return [...new Set(keys)].filter(key => key !== null).map(key => ({ key: String(key), order }))
}

export const gameCard = projection<GameCard, AnyFact>('gameCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    league: whileActive(card => inLists(card, [card.place.league, card.place.home.league, card.place.away.league])),
    division: whileActive(card => inLists(card, [card.place.division])),
    season: whileActive(card => inLists(card, [card.place.season])),
    team: whileActive(card => inLists(card, [card.place.home.team, card.place.away.team])),
  },
})
  .on('GameScheduled', cardOf, (_, { game, in: place, details }) => ({
    id: game,
    place,
    details,
    score: null,
    ...noPoints,
    standing: 'active',
  }))
  .on(
    'GameDetailsChanged',
    cardOf,
    known((game, { is }) => ({ ...game, details: { ...game.details, ...is } })),
  )
  .on(
    'ScoreUpdated',
    cardOf,
    known((game, { is }) => ({ ...game, score: is })),
  )
  .on(
    'PeriodScoreUpdated',
    cardOf,
    known((game, fact) => withPoints(game, periodChange(fact))),
  )
  .on(
    'BoxScoreLineRecorded',
    cardOf,
    known((game, fact) => withPoints(game, lineChange(fact))),
  )
  .on('GameDeleted', cardOf, deleted)
  .on('GameRestored', cardOf, (_, { game, in: place, details, is }) => ({
    id: game,
    place,
    details,
    score: is.score,
    ...pointsOf(is),
    standing: 'active',
  }))
