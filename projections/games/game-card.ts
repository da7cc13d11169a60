import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { GameDetails, GameContext, Score, Side } from '@fullcourt/domain/games/events'
import { changedResult } from '@fullcourt/domain/games/changed-figures'
import { mismatches } from '@fullcourt/domain/games/mismatch'
import { isCompleted } from '@fullcourt/domain/games/completed'
import type { FiguresChange, FiguresFact } from '@fullcourt/domain/games/figures-facts'
import { SIDES } from '@fullcourt/domain/games/sides'
import { statusByResult, needsScore, statusOf } from '@fullcourt/domain/games/status'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
import { asDeleted, whereKnown, knownOf, unknownCard, whileActive, type Card, type Known } from '../card'
import { projection } from '../projection'
import { meetingsOf, ofDivision, ofLeague, ofOrganization, ofSeason, ofTeam } from './game-lists'
import { gameOrder, leagueResultOrder, resultOrder, type EntryResult } from './game-order'
import { changedPoints, noGamePoints, gamePointsOf, pointSumsOf, sameGamePoints, type GamePoints } from './game-points'
import { onFigures, type ChangedFigures } from './on-figures'
import { statedGame } from './stated-game'

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
  // A game that is reset loses all that was entered, line by line or at once.
  const points = change.how === 'reset' ? noGamePoints : changedPoints(card, change)
  return sameGamePoints(card, points) ? card : { ...card, ...points }
}

const restoredCard = (
  { game, in: context }: FiguresFact['data'],
  { details, is }: Extract<FiguresChange, { how: 'restored' }>,
): GameCard => ({
  id: game,
  context,
  details,
  score: is.score,
  ...gamePointsOf(is),
  ...(is.walkover ? { walkover: is.walkover } : {}),
  status: 'active',
})

const inLists = ({ id, details }: Known<GameCard>, keys: readonly (number | string | null)[]) => {
  const order = gameOrder(details, id)
  return [...new Set(keys)].filter(key => key !== null).map(key => ({ key: String(key), order }))
}

const teamsOf = ({ context: { season, home, away } }: Known<GameCard>) => [ofTeam(season, home.team), ofTeam(season, away.team)]

/** Keys of everything that a game belongs to, which tell seasons and leagues apart. */
const seasonAndLeagues = ({ context: { season, league, home, away } }: Known<GameCard>): readonly string[] => {
  const leagues = [league, home.league, away.league].filter(id => id !== null)
  return [...new Set([ofSeason(season), ...leagues.map(ofLeague)])]
}

const inSeasonAndLeagues = (card: Known<GameCard>) => inLists(card, seasonAndLeagues(card))

const divisionOf = ({ context: { division } }: Known<GameCard>) => (division === null ? [] : [ofDivision(division)])

/** The lists of everything of which it is asked how far it is played. */
const inAll = (card: Known<GameCard>) => [...inSeasonAndLeagues(card), ...inLists(card, [...divisionOf(card), ...teamsOf(card)])]

/** The lists of play-off games: of a season, and of all seasons of an organization. */
const playOffsOf = ({ season, organization }: GameContext) => [ofSeason(season), ofOrganization(organization)]

/** A game of the play-offs that no bracket holds. */
const isPlayOffOfLeague = ({ context: { stage, league, division } }: Known<GameCard>) =>
  stage === 'playoff' && league !== null && division === null

/** A game that counts among the results of both entries. */
const inResults = ({ id, context, details, score, walkover }: Known<GameCard>) =>
  SIDES.flatMap(side => {
    const counted = countedResult({ score, walkover }, side)
    return counted === null ? [] : [{ key: String(context[side].entry), order: resultOrder(details, id, counted.result) }]
  })

/** A game that counts among the results of its season and of the leagues of both sides. */
const inLeagueResults = (card: Known<GameCard>) => {
  const { id, context, details, score, walkover } = card
  const results = SIDES.flatMap((side): EntryResult[] => {
    const counted = countedResult({ score, walkover }, side)
    return counted === null ? [] : [[context[side].entry, counted.result]]
  })
  if (results.length === 0) return []
  const order = leagueResultOrder(details, id, results)
  return seasonAndLeagues(card).map(key => ({ key, order }))
}

/** Whether sums or lines of a game do not add up (docs/games.md#sums-that-do-not-agree). */
const isUnequal = (card: Known<GameCard>): boolean => card.flagged > 0 || mismatches(card.score, pointSumsOf(card)).length > 0

const ofGames = projection<GameCard, AnyFact>('gameCard', {
  version: 16,
  listsSince: { playOffs: 15, leagueResults: 16 },
  initial: () => unknownCard,
  indexes: {
    league: whileActive(card => inLists(card, [card.context.league, card.context.home.league, card.context.away.league])),
    division: whileActive(card => inLists(card, [card.context.division])),
    season: whileActive(card => inLists(card, [card.context.season])),
    playOffs: whileActive(card => (isPlayOffOfLeague(card) ? inLists(card, playOffsOf(card.context)) : [])),
    unscored: whileActive(card => (needsScore(statusOf(statedGame(card)), card.details) ? inAll(card) : [])),
    completed: whileActive(card =>
      isCompleted(card.score) ? [...inSeasonAndLeagues(card), ...inLists(card, teamsOf(card))] : [],
    ),
    decided: whileActive(card => (statusByResult(card) ? inAll(card) : [])),
    results: whileActive(card => (card.context.stage === 'regular' ? inResults(card) : [])),
    leagueResults: whileActive(card => (card.context.stage === 'regular' ? inLeagueResults(card) : [])),
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
    ...noGamePoints,
    status: 'active',
  }))
  .on(
    'GameDetailsChanged',
    cardOf,
    whereKnown((game, { is }) => ({ ...game, details: { ...game.details, ...is } })),
  )
  .on(
    'GameSwapped',
    cardOf,
    whereKnown((game, { is }) => ({ ...game, details: { ...game.details, ...is } })),
  )
  .on(
    'GameSidesChanged',
    cardOf,
    whereKnown((game, { is }) => ({ ...game, context: { ...game.context, ...is } })),
  )

const withFigures = (card: GameCard, { change, fact: { data } }: ChangedFigures): GameCard => {
  if (change.how === 'restored') return restoredCard(data, change)
  const game = knownOf(card)
  if (game === undefined) return card
  return change.how === 'deleted' ? asDeleted(card) : withPoints(changedResult(game, change), change)
}

/** The cards of all games, deleted ones too. */
export const gameCard = onFigures(ofGames, ({ fact: { data } }) => cardOf(data), withFigures)
