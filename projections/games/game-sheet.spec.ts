import { line } from '@fullcourt/domain/statistics/figures.examples'
import { period, score } from '@fullcourt/domain/games/games.examples'
import { A, ANA, B, BEN, gameOf, placed, SEASON } from '../league.examples'
import { specification } from '../testing/specification'
import { gameSheet } from './game-sheet'

const given = specification(gameSheet)
const game = gameOf(41, placed(A, B))
const final = gameOf(42, placed(A, B, { stage: 'playoff' }))
const ON_COURT = { season: SEASON, stage: 'regular' } as const

describe('The sheet of a game', () => {
  it('begins with details and without a score', () =>
    given(game.scheduled()).then('41', { id: 41, in: ON_COURT, scoreRevision: null, detailsRevision: 0, periods: [], lines: [] }))

  it('says at which revision score and details last changed', () =>
    given(
      game.scheduled(),
      game.scored('61–58'),
      game.scored('61–59', '61–58'),
      game.moved({ time: '16:30' }, { time: null }),
    ).thenOf('41', { scoreRevision: 2, detailsRevision: 3 }))

  it('holds the periods by their ids, each with its own revision', () =>
    given(game.scheduled(), game.period('Q2 10–12'), game.period('Q1 15–-'), game.period('Q1 15–9', 'Q1 15–-')).thenOf('41', {
      periods: [
        { ...period('Q1 15–9'), revision: 3 },
        { ...period('Q2 10–12'), revision: 1 },
      ],
    }))

  it('holds the lines as they were entered, a corrected one in its place', () =>
    given(
      game.scheduled(),
      game.line(ANA, '2PM 3, FTM 1'),
      game.line(BEN, '', { side: 'away' }),
      game.line(ANA, '2PM 4, FTM 1', { was: '2PM 3, FTM 1' }),
    ).thenOf('41', {
      lines: [
        { player: ANA, side: 'home', line: line('2PM 4, FTM 1'), revision: 3 },
        { player: BEN, side: 'away', line: {}, revision: 2 },
      ],
    }))

  it('is in the list of regular games in which somebody has a line of each side', () => {
    const twice = [game, final].flatMap(one => [
      one.scheduled(),
      one.line(ANA, 'PTS 2'),
      one.line(ANA, 'PTS 3', { side: 'away' }),
    ])
    given(...twice).thenList('bothSides', String(SEASON), '41')
    given(...twice, game.line(ANA, null, { was: 'PTS 2' })).thenList('bothSides', String(SEASON))
    given(game.scheduled(), game.line(ANA, 'PTS 2'), game.line(BEN, 'PTS 3')).thenList('bothSides', String(SEASON))
  })

  it('takes a line out of one side only', () =>
    given(game.line(ANA, 'PTS 2'), game.line(ANA, 'PTS 3', { side: 'away' }), game.line(ANA, null, { was: 'PTS 2' })).thenOf(
      '41',
      {
        lines: [{ player: ANA, side: 'away', line: line('PTS 3'), revision: 1 }],
      },
    ))

  it('is empty once the game was reset, at whose revision its score is read', () => {
    const lines = [{ player: ANA, side: 'home' as const, line: line('PTS 12') }]
    const lost = { score: score('61–58'), periods: [period('Q1 15–12')], lines }
    given(game.scheduled(), game.scored('61–58'), game.period('Q1 15–12'), game.line(ANA, 'PTS 12'), game.reset(lost)).thenOf(
      '41',
      {
        scoreRevision: 4,
        periods: [],
        lines: [],
      },
    )
  })

  it('has again what an undone correction gives back, at its revision', () => {
    const back = { score: score('61–58'), lines: [{ player: ANA, side: 'home' as const, line: line('PTS 12') }] }
    const lost = { lines: back.lines }
    given(game.scheduled(), game.line(ANA, 'PTS 12'), game.reset(lost), game.figuresRestored(back)).thenOf('41', {
      scoreRevision: 3,
      lines: [{ player: ANA, side: 'home', line: line('PTS 12'), revision: 3 }],
    })
  })

  it('is empty while the game is deleted, and full again at the revision that brought it back', () => {
    const played = {
      score: score('61–58'),
      periods: [period('Q1 15–12')],
      lines: [{ player: ANA, side: 'home' as const, line: line('PTS 12') }],
    }
    const facts = [
      game.scheduled(),
      game.scored('61–58'),
      game.period('Q1 15–12'),
      game.line(ANA, 'PTS 12'),
      game.deleted(played),
    ]
    given(...facts).then('41', { id: 41, in: null, scoreRevision: null, detailsRevision: null, periods: [], lines: [] })
    given(...facts, game.restored(played)).then('41', {
      id: 41,
      in: ON_COURT,
      scoreRevision: 5,
      detailsRevision: 5,
      periods: [{ ...period('Q1 15–12'), revision: 5 }],
      lines: [{ player: ANA, side: 'home', line: line('PTS 12'), revision: 5 }],
    })
  })
})
