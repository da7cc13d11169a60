import { line } from '@fullcourt/domain/statistics/figures.examples'
import { A, ANA, B, BEN, C, gameOf, LEAGUE, OTHER_LEAGUE, placed, SEASON } from '../league.examples'
import { specification } from '../testing/specification'
import type { EntryPart } from './entry-parts'
import { playerInSeason, playerSeasons, type PlayerSeason } from './player-seasons'

const given = specification(playerSeasons)
const game = gameOf(41, placed(A, B))
const next = gameOf(42, placed(B, A))
const playoff = gameOf(43, placed(A, B, { stage: 'playoff' }))
const elsewhere = gameOf(44, placed(A, C))

const ana = playerInSeason(SEASON, ANA)
const ben = playerInSeason(SEASON, BEN)

const ofAna = (...parts: readonly EntryPart[]): PlayerSeason => ({ player: ANA, season: SEASON, parts })
const nothing = ofAna()

describe('The season of a player', () => {
  it('says whose it is and what their lines come to, by entry', () =>
    given(game.line(ANA, 'PTS 12, AST 3'), next.line(ANA, 'PTS 8, AST 1', { side: 'away' })).then(
      ana,
      ofAna({ ...A, totals: { games: 2, sums: { PTS: 20, AST: 4 }, kept: { PTS: 2, AST: 2 } }, shots: {} }),
    ))

  it('is of regular games alone', () => {
    given(game.line(ANA, 'PTS 12'), playoff.line(ANA, 'PTS 30')).then(
      ana,
      ofAna({ ...A, totals: { games: 1, sums: { PTS: 12 }, kept: { PTS: 1 } }, shots: {} }),
    )
    given(playoff.line(ANA, 'PTS 30')).thenIds()
  })

  it('holds the entries apart that they played for, those of another league too, wherever the game is listed', () =>
    given(elsewhere.line(ANA, 'PTS 4', { side: 'away' }), next.line(ANA, 'PTS 7'), game.line(ANA, 'PTS 12')).then(
      ana,
      ofAna(
        { ...A, totals: { games: 1, sums: { PTS: 12 }, kept: { PTS: 1 } }, shots: {} },
        { ...B, totals: { games: 1, sums: { PTS: 7 }, kept: { PTS: 1 } }, shots: {} },
        { ...C, totals: { games: 1, sums: { PTS: 4 }, kept: { PTS: 1 } }, shots: {} },
      ),
    ))

  it('holds what follows from made shots, and the shots of lines that keep both figures', () =>
    given(game.line(ANA, '2PM 4, 3PM 2, FTM 1'), next.line(ANA, '2PM 1, 2PA 3', { side: 'away' })).then(
      ana,
      ofAna({
        ...A,
        totals: {
          games: 2,
          sums: { PTS: 15, FGM: 6, '2PM': 5, '2PA': 3, '3PM': 2, FTM: 1 },
          kept: { PTS: 1, FGM: 1, '2PM': 2, '2PA': 1, '3PM': 1, FTM: 1 },
        },
        shots: { '2P%': { made: 1, attempted: 3 } },
      }),
    ))

  it('is not there for a player on the sheet who did not play', () => given(game.line(ANA, '')).thenIds())

  it('follows a corrected line', () =>
    given(game.line(ANA, 'PTS 12, AST 3'), game.line(ANA, 'PTS 10', { was: 'PTS 12, AST 3' })).then(
      ana,
      ofAna({ ...A, totals: { games: 1, sums: { PTS: 10 }, kept: { PTS: 1 } }, shots: {} }),
    ))

  it('does not show a figure that was never kept', () =>
    given(game.line(ANA, 'PTS 0')).then(
      ana,
      ofAna({ ...A, totals: { games: 1, sums: { PTS: 0 }, kept: { PTS: 1 } }, shots: {} }),
    ))

  it('is empty when the only line is taken out', () =>
    given(game.line(ANA, 'FTM 1, FTA 2'), game.line(ANA, null, { was: 'FTM 1, FTA 2' })).then(ana, nothing))
})

describe('A deleted game, and one that was reset,', () => {
  const lines = [
    { player: ANA, side: 'home' as const, line: line('PTS 12') },
    { player: ANA, side: 'away' as const, line: line('PTS 2') },
    { player: BEN, side: 'away' as const, line: line('PTS 5') },
  ]
  const entered = [game.line(ANA, 'PTS 12'), game.line(ANA, 'PTS 2', { side: 'away' }), game.line(BEN, 'PTS 5', { side: 'away' })]
  const both = ofAna(
    { ...A, totals: { games: 1, sums: { PTS: 12 }, kept: { PTS: 1 } }, shots: {} },
    { ...B, totals: { games: 1, sums: { PTS: 2 }, kept: { PTS: 1 } }, shots: {} },
  )

  it('is taken out of the seasons of all who played', () => {
    given(...entered, game.deleted({ lines })).then(ana, nothing)
    given(...entered, game.deleted({ lines })).thenOf(ben, { parts: [] })
    given(...entered, game.reset({ lines })).then(ana, nothing)
  })

  it('counts again when it is brought back', () => {
    given(...entered, game.deleted({ lines }), game.restored({ lines })).then(ana, both)
    given(...entered, game.reset({ lines }), game.figuresRestored({ lines })).then(ana, both)
  })
})

describe('The list of a league', () => {
  const listed = given(
    game.line(ANA, 'PTS 12'),
    game.line(BEN, '', { side: 'home' }),
    elsewhere.line(9, 'AST 1', { side: 'away' }),
  )

  it('holds the players of whom a figure is kept there', () => {
    listed.thenList('league', String(LEAGUE), ana)
    listed.thenList('league', String(OTHER_LEAGUE), playerInSeason(SEASON, 9))
  })

  it('loses a player whose last line was taken out', () =>
    given(game.line(ANA, 'PTS 12'), game.line(ANA, null, { was: 'PTS 12' })).thenList('league', String(LEAGUE)))
})
