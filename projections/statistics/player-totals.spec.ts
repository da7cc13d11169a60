import { line } from '@fullcourt/domain/statistics/figures.examples'
import { noTotals } from '@fullcourt/domain/statistics/totals'
import { A, ANA, B, C, gameOf, placed } from '../league.examples'
import { specification } from '../testing/specification'
import { playerInEntry } from './player-place'
import { playerTotals } from './player-totals'

const given = specification(playerTotals)
const game = gameOf(41, placed(A, B))
const next = gameOf(42, placed(B, A))
const playoff = gameOf(43, placed(A, B, { stage: 'playoff' }))

const anaForA = playerInEntry(ANA, A.entry)
const anaForB = playerInEntry(ANA, B.entry)

describe('Totals of a player', () => {
  it('say whose they are and what their lines come to', () =>
    given(game.line(ANA, 'PTS 12, AST 3'), next.line(ANA, 'PTS 8, AST 1', { side: 'away' })).then(anaForA, {
      player: ANA,
      entry: A.entry,
      team: A.team,
      league: A.league,
      season: 3,
      regular: { games: 2, sums: { PTS: 20, AST: 4 }, kept: { PTS: 2, AST: 2 } },
      playoff: noTotals,
    }))

  it('hold the stages apart', () =>
    given(game.line(ANA, 'PTS 12'), playoff.line(ANA, 'PTS 30')).thenOf(anaForA, {
      regular: { games: 1, sums: { PTS: 12 }, kept: { PTS: 1 } },
      playoff: { games: 1, sums: { PTS: 30 }, kept: { PTS: 1 } },
    }))

  it('belong to the entry they played for', () =>
    given(game.line(ANA, 'PTS 12'), next.line(ANA, 'PTS 7', { side: 'home' })).thenIds(anaForA, anaForB))

  it('of an entry of another league are that league’s, wherever the game is listed', () =>
    given(gameOf(44, placed(A, C)).line(ANA, 'PTS 4', { side: 'away' })).thenOf(playerInEntry(ANA, C.entry), {
      team: C.team,
      league: C.league,
    }))

  it('hold what follows from made shots', () =>
    given(game.line(ANA, '2PM 4, 3PM 2, FTM 1')).thenOf(anaForA, {
      regular: {
        games: 1,
        sums: { PTS: 15, FGM: 6, '2PM': 4, '3PM': 2, FTM: 1 },
        kept: { PTS: 1, FGM: 1, '2PM': 1, '3PM': 1, FTM: 1 },
      },
    }))

  it('count a player on the sheet who did not play for no game', () =>
    given(game.line(ANA, '')).thenOf(anaForA, { regular: noTotals }))

  it('follow a corrected line', () =>
    given(game.line(ANA, 'PTS 12, AST 3'), game.line(ANA, 'PTS 10', { was: 'PTS 12, AST 3' })).thenOf(anaForA, {
      regular: { games: 1, sums: { PTS: 10 }, kept: { PTS: 1 } },
    }))

  it('do not show a figure that was never kept', () =>
    given(game.line(ANA, 'PTS 0')).thenOf(anaForA, { regular: { games: 1, sums: { PTS: 0 }, kept: { PTS: 1 } } }))

  it('are empty when the only line is taken out', () =>
    given(game.line(ANA, 'PTS 12'), game.line(ANA, null, { was: 'PTS 12' })).thenOf(anaForA, { regular: noTotals }))
})

describe('A deleted game, and one that was reset,', () => {
  const lines = [
    { player: ANA, side: 'home' as const, line: line('PTS 12') },
    { player: ANA, side: 'away' as const, line: line('PTS 2') },
  ]
  const entered = [game.line(ANA, 'PTS 12'), game.line(ANA, 'PTS 2', { side: 'away' })]

  it('is taken out of the totals of all who played', () => {
    given(...entered, game.deleted({ lines })).thenOf(anaForA, { regular: noTotals })
    given(...entered, game.reset({ lines })).thenOf(anaForA, { regular: noTotals })
    given(...entered, game.reset({ lines }), game.figuresRestored({ lines })).thenOf(anaForA, {
      regular: { games: 1, sums: { PTS: 12 }, kept: { PTS: 1 } },
    })
    given(...entered, game.deleted({ lines })).thenOf(anaForB, { regular: noTotals })
  })

  it('counts again when it is brought back', () =>
    given(...entered, game.deleted({ lines }), game.restored({ lines })).thenOf(anaForB, {
      regular: { games: 1, sums: { PTS: 2 }, kept: { PTS: 1 } },
    }))
})

describe('The list of a league', () => {
  const listed = given(game.line(ANA, 'PTS 12'), game.line(32, '', { side: 'home' }), game.line(9, 'AST 1', { side: 'away' }))

  it('holds, by their ids, the players of whom a figure is kept', () =>
    listed.thenList('league', String(A.league), playerInEntry(9, B.entry), anaForA))

  it('loses a player whose last line was taken out', () =>
    given(game.line(ANA, 'PTS 12'), game.line(ANA, null, { was: 'PTS 12' })).thenList('league', String(A.league)))
})

it('The list of a player holds their entries', () =>
  given(next.line(ANA, 'PTS 7', { side: 'home' }), game.line(ANA, '')).thenList('player', String(ANA), anaForA, anaForB))
