import { isUpcoming, statusOf } from '@fullcourt/domain/games/status'
import { SIDES } from '@fullcourt/domain/games/sides'
import { mismatches, pointSums } from '@fullcourt/domain/games/mismatch'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { gameCard } from '../games/game-card'
import { resultsOfOrder } from '../games/game-order'
import { gameSheet } from '../games/game-sheet'
import { holdsAllAlong, listsBy, listsOf, type SomeGame } from './at-the-end'
import { activeGamesOfFacts } from './games-of-facts'

/** The lists of games, made anew of the games as the facts leave them. */

type Facts = Parameters<typeof activeGamesOfFacts>[0]

/** By date, time and id; without a date, or without a time on its date, a game comes last. */
const inOrderOfPlay = (facts: Facts): readonly SomeGame[] => {
  const order = ({ details: { date, time }, id }: SomeGame) => `${date ?? '~'} ${time ?? '~'} ${String(id).padStart(9, '0')}`
  return activeGamesOfFacts(facts).toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

const isCompleted = ({ figures: { score } }: SomeGame) => score !== null && score.home + score.away > 0
const isDecided = (game: SomeGame) => isCompleted(game) || game.figures.walkover !== undefined
const needsScore = ({ details, figures }: SomeGame) =>
  details.date !== null && isUpcoming(statusOf({ status: details.status, ...figures }))

const isUnequal = ({ figures }: SomeGame) =>
  mismatches(figures.score, pointSums(figures)).length > 0 || figures.lines.some(({ line }) => deriveLine(line).flags.length > 0)

const leaguesOf = ({ context: { league, home, away } }: SomeGame) => [
  ...new Set([league, home.league, away.league].filter(id => id !== null)),
]

const when = (condition: boolean, lists: readonly string[]): readonly string[] => (condition ? lists : [])

const listsOfGame = (game: SomeGame): readonly string[] => {
  const { organization, season, league, division, stage, home, away } = game.context
  const teams = [home.team, away.team].map(team => `team:${season}:${team}`)
  const places = [`season:${season}`, ...leaguesOf(game).map(id => `league:${id}`)]
  const everywhere = [...places, ...teams]
  const progress = [...everywhere, ...when(division !== null, [`division:${division}`])]
  const [one, other] = [home.team, away.team].toSorted((a, b) => a - b)
  return [
    `season=${season}`,
    ...leaguesOf(game).map(id => `league=${id}`),
    ...when(division !== null, [`division=${division}`]),
    ...when(stage === 'playoff' && league !== null && division === null, [
      `playOffs=season:${season}`,
      `playOffs=organization:${organization}`,
    ]),
    ...when(
      needsScore(game),
      progress.map(key => `unscored=${key}`),
    ),
    ...when(
      isCompleted(game),
      everywhere.map(key => `completed=${key}`),
    ),
    ...when(
      isDecided(game),
      progress.map(key => `decided=${key}`),
    ),
    ...when(isDecided(game) && stage === 'regular', [
      `results=${home.entry}`,
      `results=${away.entry}`,
      ...places.map(key => `leagueResults=${key}`),
    ]),
    `meetings=${season}:${one}-${other}`,
    ...when(isUnequal(game), [`unequal=${season}`]),
    ...teams.map(team => `team=${team}`),
  ]
}

it('Games are in every list to which they belong, in the order in which they are played', () =>
  holdsAllAlong(gameCard, (documents, facts) =>
    expect(listsOf(gameCard, documents)).toEqual(listsBy(inOrderOfPlay(facts), listsOfGame, ({ id }) => id)),
  ))

const endOf = ({ figures: { score, walkover } }: SomeGame, side: 'home' | 'away') => {
  if (walkover !== undefined) return walkover === side ? 'W' : 'L'
  const [own, others] = side === 'home' ? [score?.home ?? 0, score?.away ?? 0] : [score?.away ?? 0, score?.home ?? 0]
  if (own === others) return 'T'
  return own > others ? 'W' : 'L'
}

it('Results of an entry, and of a league, say how each game ended', () =>
  holdsAllAlong(gameCard, (documents, facts) => {
    for (const game of inOrderOfPlay(facts).filter(isDecided)) {
      const document = documents.get(String(game.id))
      const { results = [], leagueResults = [] } = document ? gameCard.places(document, String(game.id)) : {}
      const ends =
        game.context.stage === 'regular' ? SIDES.map(side => [game.context[side].entry, endOf(game, side)] as const) : []
      expect(results.map(({ key, order }) => [Number(key), order.at(-1)])).toEqual(ends)
      for (const { order } of leagueResults) expect(resultsOfOrder(order)).toEqual(ends)
    }
  }))

it('Regular games in which somebody has a line of each side are listed by season', () =>
  holdsAllAlong(gameSheet, (documents, facts) => {
    const isOnBothSides = ({ context, figures: { lines } }: SomeGame) =>
      context.stage === 'regular' && lines.some((line, at) => lines.findIndex(({ player }) => player === line.player) < at)
    const games = activeGamesOfFacts(facts)
      .filter(isOnBothSides)
      .toSorted((a, b) => a.id - b.id)
    expect(listsOf(gameSheet, documents)).toEqual(
      listsBy(
        games,
        ({ context }) => [`bothSides=${context.season}`],
        ({ id }) => id,
      ),
    )
  }))
