import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { GameDetails, GameContext, Score, Side } from '@fullcourt/domain/games/events'
import { withWalkover } from '@fullcourt/domain/games/sheet'
import { mismatches } from '@fullcourt/domain/games/mismatch'
import { hasResult, isCompleted } from '@fullcourt/domain/games/completed'
import { FIGURES_FACTS, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { SIDES } from '@fullcourt/domain/games/sides'
import { teamResult } from '@fullcourt/domain/games/team-result'
import { needsScore } from '@fullcourt/domain/games/needs-score'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { deleted, known, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection } from '../projection'
import { meetingsOf, ofLeague, ofSeason, ofTeam } from './game-lists'
import { gameOrder, resultOrder } from './game-order'
import { changedPoints, noPoints, pointsOf, pointSumsOf, samePoints, type GamePoints } from './game-points'

/** What lists of games show. */
export type GameCard = Card<
  {
    readonly id: GameId
    readonly context: GameContext
    readonly details: GameDetails
    readonly score: Score | null
    /** The side that won without a game; absent where none did. */
    readonly walkover?: Side
  } & GamePoints
>

const cardOf = ({ game }: { game: GameId }) => [String(game)]

const withPoints = (card: Known<GameCard>, change: FiguresChange): GameCard => {
  const points = changedPoints(card, change)
  return samePoints(card, points) ? card : { ...card, ...points }
}

const inLists = ({ id, details }: Known<GameCard>, keys: readonly (number | string | null)[]) => {
  const order = gameOrder(details, id)
  return [...new Set(keys)].filter(key => key !== null).map(key => ({ key: String(key), order }))
}

const teamsOf = ({ context: { season, home, away } }: Known<GameCard>) => [ofTeam(season, home.team), ofTeam(season, away.team)]

/** The lists of everything that the game belongs to, under keys that tell seasons and leagues apart. */
const inSeasonAndLeagues = (card: Known<GameCard>) => {
  const { season, league, home, away } = card.context
  const leagues = [league, home.league, away.league].filter(id => id !== null)
  return inLists(card, [ofSeason(season), ...leagues.map(ofLeague)])
}

/** A game of the play-offs that no bracket holds. */
const isPlayOffOfLeague = ({ context: { stage, league, division } }: Known<GameCard>) =>
  stage === 'playoff' && league !== null && division === null

/** A completed game among the results of both entries. */
const inResults = ({ id, context, details, score }: Known<GameCard>) =>
  SIDES.flatMap(side => {
    const result = teamResult(score, side)
    return result === null ? [] : [{ key: String(context[side].entry), order: resultOrder(details, id, result) }]
  })

/** Whether sums or lines of a game do not add up (docs/games.md#sums-that-do-not-agree). */
const isUnequal = (card: Known<GameCard>): boolean => card.flagged > 0 || mismatches(card.score, pointSumsOf(card)).length > 0

export const gameCard = projection<GameCard, AnyFact>('gameCard', {
  version: 13,
  initial: () => unknownCard,
  indexes: {
    league: whileActive(card => inLists(card, [card.context.league, card.context.home.league, card.context.away.league])),
    division: whileActive(card => inLists(card, [card.context.division])),
    season: whileActive(card => inLists(card, [card.context.season])),
    playOffs: whileActive(card => (isPlayOffOfLeague(card) ? inLists(card, [card.context.season]) : [])),
    unscored: whileActive(card =>
      card.walkover === undefined && needsScore(card.details, card.score) ? inSeasonAndLeagues(card) : [],
    ),
    completed: whileActive(card =>
      isCompleted(card.score) ? [...inSeasonAndLeagues(card), ...inLists(card, teamsOf(card))] : [],
    ),
    decided: whileActive(card => (hasResult(card) ? [...inSeasonAndLeagues(card), ...inLists(card, teamsOf(card))] : [])),
    results: whileActive(card => (card.context.stage === 'regular' ? inResults(card) : [])),
    meetings: whileActive(card => {
      const { season, home, away } = card.context
      return inLists(card, [meetingsOf(season, home.team, away.team)])
    }),
    unequal: whileActive(card => (isUnequal(card) ? inLists(card, [card.context.season]) : [])),
    team: whileActive(card => inLists(card, teamsOf(card))),
  },
})
  .on('GameScheduled', cardOf, (_, { game, in: context, details }) => ({
    id: game,
    context,
    details,
    score: null,
    ...noPoints,
    status: 'active',
  }))
  .on(
    'GameDetailsChanged',
    cardOf,
    known((game, { is }) => ({ ...game, details: { ...game.details, ...is } })),
  )
  .on(
    'GameSwapped',
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
    known((game, fact) => withPoints(game, FIGURES_FACTS.PeriodScoreUpdated(fact))),
  )
  .on(
    'BoxScoreLineRecorded',
    cardOf,
    known((game, fact) => withPoints(game, FIGURES_FACTS.BoxScoreLineRecorded(fact))),
  )
  .on(
    'GameSidesChanged',
    cardOf,
    known((game, { is }) => ({ ...game, context: { ...game.context, ...is } })),
  )
  .on(
    'WalkoverRecorded',
    cardOf,
    known((game, { is }) => withWalkover(game, is)),
  )
  .on(
    'GameReset',
    cardOf,
    known(game => withWalkover({ ...game, score: null, ...noPoints }, null)),
  )
  .on(
    'GameFiguresRestored',
    cardOf,
    known((game, { was, is }) =>
      withWalkover({ ...game, score: is.score, ...changedPoints(game, { was, is }) }, is.walkover ?? null),
    ),
  )
  .on('GameDeleted', cardOf, deleted)
  .on('GameRestored', cardOf, (_, { game, in: context, details, is }) => ({
    id: game,
    context,
    details,
    score: is.score,
    ...pointsOf(is),
    ...(is.walkover ? { walkover: is.walkover } : {}),
    status: 'active',
  }))
