import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { details, period, score } from '@fullcourt/domain/games/games.examples'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { A, ANA, B, BEN, C, gameOf, LEAGUE, placed, SEASON } from '../league.examples'
import { folded, recorded, specification } from '../testing/specification'
import { gameCard, type GameCard } from './game-card'
import { resultOfOrder, resultsOfOrder } from './game-order'
import { meetingsOf, ofLeague, ofSeason, ofTeam } from './game-lists'
import { noGamePoints } from './game-points'

const given = specification<GameCard>(gameCard)
const context = placed(A, B)
const game = gameOf(41, context)

const scheduled = { id: 41, context, details: details(), score: null, ...noGamePoints, status: 'active' } as const

describe('The card of a game', () => {
  it('begins with its place and details', () => given(game.scheduled()).then('41', scheduled))

  it('shows changed details and the score as it is', () =>
    given(
      game.scheduled({ time: '15:30' }),
      game.moved({ time: '16:30' }, { time: '15:30' }),
      game.scored('61–58'),
      game.scored('61–59', '61–58'),
    ).then('41', { ...scheduled, details: details({ time: '16:30' }), score: score('61–59') }))

  it('shows the teams that play it now, and is in their lists', () => {
    const { home } = context
    const { away: dinks } = placed(A, C)
    given(game.scheduled(), game.sidesChanged(home, dinks)).then('41', { ...scheduled, context: { ...context, away: dinks } })
    const card = folded(gameCard, recorded([game.scheduled(), game.sidesChanged(home, dinks)])).get('41')
    expect(card && gameCard.places(card, '41')['team']?.map(({ key }) => key)).toEqual([
      ofTeam(SEASON, A.team),
      ofTeam(SEASON, C.team),
    ])
  })

  const listsOf = (...facts: Parameters<typeof recorded>[0]) => {
    const card = folded(gameCard, recorded(facts)).get('41')
    return Object.entries((card && gameCard.places(card, '41')) ?? {}).flatMap(([list, { length }]) => (length > 0 ? [list] : []))
  }

  it('shows who won by walk-over until that is taken back', () => {
    given(game.scheduled(), game.walkover('away')).then('41', { ...scheduled, walkover: 'away' })
    given(game.scheduled(), game.walkover('away'), game.walkover(null, 'away')).then('41', scheduled)
    given(game.scheduled(), game.deleted({ walkover: 'away' }), game.restored({ walkover: 'away' })).then('41', {
      ...scheduled,
      walkover: 'away',
    })
  })

  it('shows nothing of what was entered once it was reset', () => {
    const lines = [{ player: ANA, side: 'home' as const, line: line('PTS 12') }]
    const entered = { score: score('61–58'), periods: [period('Q1 15–12')], lines }
    given(game.scheduled(), game.scored('61–58'), game.period('Q1 15–12'), game.line(ANA, 'PTS 12'), game.reset(entered)).then(
      '41',
      scheduled,
    )
    given(game.scheduled(), game.walkover('home'), game.reset({ walkover: 'home' })).then('41', scheduled)
  })

  it('shows what an undone correction gave back, and another result alone where it was the corrected one', () => {
    const cardAfter = (...facts: AnyFact[]) => folded(gameCard, recorded(facts)).get('41')
    const [entered, points] = [{ score: score('61–58'), periods: [period('Q1 15–12')] }, game.period('Q1 15–12')]
    const before = [game.scheduled(), game.scored('61–58'), points]
    expect(cardAfter(...before, game.reset(entered), game.figuresRestored(entered))).toEqual(cardAfter(...before))
    const undone = game.figuresRestored({ score: score('61–58') }, { walkover: 'away' })
    expect(cardAfter(game.scheduled(), points, game.walkover('away'), undone)).toEqual(cardAfter(...before))
  })

  it('is in the list of games without a score until it has one', () => {
    expect(listsOf(game.scheduled({ date: '2025-06-29' }))).toContain('unscored')
    expect(listsOf(game.scheduled({ date: '2025-06-29' }), game.scored('61–58'))).not.toContain('unscored')
  })

  it('is not in the list of games without a score where it was won by walk-over', () =>
    given(game.scheduled({ date: '2025-06-29' }), game.walkover('home')).thenList('unscored', ofSeason(SEASON)))

  it('is in the lists of its season and its leagues: without a score, then completed', () => {
    for (const key of [ofSeason(SEASON), ofLeague(LEAGUE)]) {
      given(game.scheduled({ date: '2025-06-29' })).thenList('unscored', key, '41')
      given(game.scheduled({ date: '2025-06-29' }), game.scored('61–58')).thenList('completed', key, '41')
      given(game.scheduled({ date: '2025-06-29' }), game.scored('61–58'), game.scored('0–0', '61–58')).thenList('completed', key)
    }
  })

  it('is among the decided games of its season, its leagues and its teams, by its score or by walk-over', () => {
    for (const key of [ofSeason(SEASON), ofLeague(LEAGUE), ofTeam(SEASON, A.team)])
      for (const result of [game.scored('61–58'), game.walkover('home'), game.figuresRestored({ walkover: 'home' })]) {
        given(game.scheduled(), result).thenList('decided', key, '41')
        given(game.scheduled(), result, game.deleted()).thenList('decided', key)
      }
    given(game.scheduled(), game.walkover('home'), game.walkover(null, 'home')).thenList('decided', ofSeason(SEASON))
  })

  it('is among the results of both entries once it is completed, unless it is of the play-offs', () => {
    const final = gameOf(42, placed(A, B, { stage: 'playoff' }))
    given(game.scheduled(), game.scored('61–58'), final.scheduled(), final.scored('61–58')).thenList(
      'results',
      String(A.entry),
      '41',
    )
    given(game.scheduled(), game.scored('61–58')).thenList('results', String(B.entry), '41')
    given(game.scheduled(), game.scored('61–58'), game.scored('0–0', '61–58')).thenList('results', String(A.entry))
  })

  it('says among the results of each entry how it ended for that', () => {
    const resultsOf = (...facts: AnyFact[]) => {
      const card = folded(gameCard, recorded(facts)).get('41')
      const places = (card && gameCard.places(card, '41')['results']) ?? []
      return places.map(({ key, order }) => `${key}: ${resultOfOrder(order)}`)
    }
    const won = [game.scheduled(), game.scored('61–58')]
    const [home, away] = [String(A.entry), String(B.entry)]
    expect(resultsOf(...won)).toEqual([`${home}: W`, `${away}: L`])
    expect(resultsOf(...won, game.scored('58–61', '61–58'))).toEqual([`${home}: L`, `${away}: W`])
    expect(resultsOf(...won, game.scored('58–58', '61–58'))).toEqual([`${home}: T`, `${away}: T`])
    expect(resultsOf(game.scheduled(), game.walkover('away'))).toEqual([`${home}: L`, `${away}: W`])
    expect(resultsOf(...won, game.reset({ score: score('61–58') }))).toEqual([])
    expect(resultsOf(...won, game.deleted({ score: score('61–58') }))).toEqual([])
    const restored = [game.deleted({ score: score('61–58') }), game.restored({ score: score('61–58') })]
    expect(resultsOf(...won, ...restored)).toEqual([`${home}: W`, `${away}: L`])
  })

  it('says among the results of its season and its league how it ended for both entries', () => {
    const resultsOf = (...facts: AnyFact[]) => {
      const card = folded(gameCard, recorded(facts)).get('41')
      const places = (card && gameCard.places(card, '41')['leagueResults']) ?? []
      return places.map(({ key, order }) => [key, resultsOfOrder(order)])
    }
    const results = [
      [A.entry, 'W'],
      [B.entry, 'L'],
    ]
    expect(resultsOf(game.scheduled(), game.scored('61–58'))).toEqual([
      [ofSeason(SEASON), results],
      [ofLeague(LEAGUE), results],
    ])
    expect(resultsOf(game.scheduled(), game.walkover('home')).map(([, ended]) => ended)).toEqual([results, results])
    expect(resultsOf(game.scheduled())).toEqual([])
    const final = gameOf(41, placed(A, B, { stage: 'playoff' }))
    expect(resultsOf(final.scheduled(), final.scored('61–58'))).toEqual([])
  })

  it('is among the meetings of its teams in its season, whoever is at home', () => {
    const back = gameOf(42, placed(B, A))
    given(game.scheduled({ date: '2025-06-29' }), back.scheduled({ date: '2025-06-22' })).thenList(
      'meetings',
      meetingsOf(SEASON, B.team, A.team),
      '42',
      '41',
    )
    given(game.scheduled(), game.deleted()).thenList('meetings', meetingsOf(SEASON, A.team, B.team))
  })

  it('is in the list of games that do not add up as long as they do not', () => {
    const played = [game.scheduled(), game.scored('61–58'), game.line(ANA, 'PTS 12')]
    expect(listsOf(...played)).toContain('unequal')
    expect(listsOf(...played, game.scored('12–58', '61–58'))).not.toContain('unequal')
    expect(listsOf(game.scheduled(), game.line(ANA, 'FTM 3, FTA 2'))).toContain('unequal')
  })

  it('sums up the players’ points, those that follow from shots too', () =>
    given(game.scheduled(), game.line(ANA, 'PTS 12'), game.line(BEN, '2PM 1, 3PM 1, FTM 0'), game.line(9, 'AST 4')).thenOf('41', {
      players: { home: { sum: 17, lines: 2 }, away: { sum: 0, lines: 0 } },
    }))

  it('sums up the periods of each side as far as they were entered', () =>
    given(game.scheduled(), game.period('Q1 15–-'), game.period('Q2 10–12'), game.period('Q1 16–-', 'Q1 15–-')).thenOf('41', {
      periods: { home: { sum: 26, count: 2 }, away: { sum: 12, count: 1 } },
    }))

  it('counts lines that hold a figure, and takes one out that holds none any more', () => {
    given(game.scheduled(), game.line(ANA, 'AST 4'), game.line(BEN, '')).thenOf('41', { entered: 1 })
    given(game.scheduled(), game.line(ANA, 'AST 4'), game.line(ANA, '', { was: 'AST 4' })).thenOf('41', { entered: 0 })
  })

  it('counts lines that do not add up', () => {
    given(game.scheduled(), game.line(ANA, 'PTS 12, FTM 3, FTA 2')).thenOf('41', { flagged: 1 })
    given(game.scheduled(), game.line(ANA, 'FTM 3, FTA 2'), game.line(ANA, 'FTM 2, FTA 2', { was: 'FTM 3, FTA 2' })).thenOf(
      '41',
      { flagged: 0 },
    )
  })

  it('of a deleted game says so and keeps what was; brought back it is whole', () => {
    const figures = {
      score: score('61–58'),
      periods: [period('Q1 15–12')],
      lines: [{ player: ANA, side: 'away' as const, line: line('PTS 12') }],
    }
    const played = {
      ...scheduled,
      score: score('61–58'),
      players: { home: { sum: 0, lines: 0 }, away: { sum: 12, lines: 1 } },
      periods: { home: { sum: 15, count: 1 }, away: { sum: 12, count: 1 } },
      entered: 1,
    }
    const facts = [
      game.scheduled(),
      game.scored('61–58'),
      game.period('Q1 15–12'),
      game.line(ANA, 'PTS 12', { side: 'away' }),
      game.deleted(figures),
    ]
    given(...facts).then('41', { ...played, status: 'deleted' })
    given(...facts, game.restored(figures)).then('41', played)
  })

  it('stays as it is when a line changes in nothing it shows', () => {
    const [first, second] = recorded([game.scheduled(), game.line(ANA, 'AST 5', { was: 'AST 4' })])
    const card = folded(gameCard, [first!]).get('41')!
    expect(gameCard.fold(card, '41', second!)).toBe(card)
  })

  it('is at most 1 KB of a game as they are', () => {
    const card = folded(
      gameCard,
      recorded([
        game.scheduled({
          date: '2025-06-29',
          time: '15:30',
          location: 'Fountain Valley Recreation Center, Court 1',
          locationUrl: 'https://maps.example.com/?q=16400+Brookhurst+Street+Fountain+Valley',
          videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          matchId: 'r1-0',
        }),
        game.scored('101–98'),
      ]),
    ).get('41')
    expect(JSON.stringify(card).length).toBeLessThan(1024)
  })
})

describe('Lists of games', () => {
  const later = gameOf(40, placed(B, A))
  const evening = gameOf(39, placed(A, B))
  const undated = gameOf(38, placed(A, B))
  const season = [
    undated.scheduled(),
    later.scheduled({ date: '2025-07-06', time: '09:00' }),
    evening.scheduled({ date: '2025-06-29' }),
    game.scheduled({ date: '2025-06-29', time: '15:30' }),
  ]

  it('go by date and time; games without come last', () => given(...season).thenList('league', '5', '41', '39', '40', '38'))

  it('are kept of seasons and of both teams', () => {
    given(...season).thenList('season', '3', '41', '39', '40', '38')
    given(...season).thenList('team', ofTeam(SEASON, B.team), '41', '39', '40', '38')
  })

  it('follow a game to another date', () =>
    given(...season, game.moved({ date: '2025-08-01' }, { date: '2025-06-29' })).thenList('league', '5', '39', '40', '41', '38'))

  it('leave deleted games out', () => given(...season, game.deleted()).thenList('league', '5', '39', '40', '38'))

  it('hold a game across leagues in the league of each side, and in its division', () => {
    const across = gameOf(41, placed(A, C, { league: null, division: 9 }))
    given(across.scheduled()).thenList('league', String(A.league), '41')
    given(across.scheduled()).thenList('league', String(C.league), '41')
    given(across.scheduled()).thenList('division', '9', '41')
  })

  it('hold the play-offs of a season that no bracket holds', () => {
    const playOff = gameOf(42, placed(B, A, { stage: 'playoff' }))
    const inBracket = gameOf(43, placed(B, A, { stage: 'playoff', league: null, division: 9 }))
    const playOffs = [playOff.scheduled(), inBracket.scheduled(), ...season]
    given(...playOffs).thenList('playOffs', 'season:3', '42')
    given(...playOffs, playOff.deleted()).thenList('playOffs', 'season:3')
  })

  it('hold a game once where both sides are of one league', () => {
    const card = folded(gameCard, recorded([game.scheduled()])).get('41')!
    expect(gameCard.places(card, '41')['league']).toHaveLength(1)
    expect(gameCard.places(card, '41')['division']).toEqual([])
  })
})
