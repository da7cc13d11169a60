import { A, B, C, gameOf, LEAGUE, OTHER_LEAGUE, placed, SEASON } from '../league.examples'
import { specification } from '../testing/specification'
import { appointment } from './appointment'

const given = specification(appointment)
const game = gameOf(41, placed(A, B))
const { away: dinks } = placed(A, C)

describe('What a calendar knows of a game', () => {
  it('begins with its season, leagues and teams', () =>
    given(game.scheduled()).then('41', {
      id: 41,
      season: SEASON,
      leagues: [LEAGUE],
      teams: [A.team, B.team],
      sequence: 0,
      changedAt: '2025-06-30T21:33:09.401Z',
      scoredAt: null,
      correctedAt: null,
      status: 'active',
    }))

  it('counts changes of date, time, place, teams and cancellation, as readers of a calendar must', () => {
    given(game.scheduled(), game.moved({ time: '16:30' }, { time: null })).thenOf('41', { sequence: 1 })
    given(game.scheduled(), game.sidesChanged(A, dinks)).thenOf('41', {
      sequence: 1,
      teams: [A.team, C.team],
      leagues: [LEAGUE, OTHER_LEAGUE],
    })
    given(game.scheduled(), game.deleted()).thenOf('41', { sequence: 1, status: 'deleted' })
    given(game.scheduled(), game.deleted(), game.restored()).thenOf('41', { sequence: 2, status: 'active' })
  })

  it('counts a walk-over, which nobody has to come to, and the end of one', () => {
    given(game.scheduled(), game.walkover('home')).thenOf('41', { sequence: 1 })
    given(game.scheduled(), game.walkover('home'), game.walkover(null, 'home')).thenOf('41', { sequence: 2 })
    given(game.scheduled(), game.walkover('home'), game.walkover('away', 'home')).thenOf('41', { sequence: 1 })
  })

  it('does not count a score, a video and what is no appointment', () =>
    given(game.scheduled(), game.scored('61–58'), game.moved({ videoUrl: 'https://youtu.be/x' }, { videoUrl: null })).thenOf(
      '41',
      {
        sequence: 0,
      },
    ))

  it('says when the game got its score, when that was corrected, and forgets both with the score', () => {
    const at = '2025-06-30T21:33:09.401Z'
    given(game.scheduled(), game.scored('61–58')).thenOf('41', { scoredAt: at, correctedAt: null })
    given(game.scheduled(), game.scored('61–58'), game.scored('61–59', '61–58')).thenOf('41', { scoredAt: at, correctedAt: at })
    given(game.scheduled(), game.scored('61–58'), game.reset({ score: { home: 61, away: 58 } })).thenOf('41', {
      scoredAt: null,
      correctedAt: null,
    })
  })

  it('says so too of a score that the game has again, because a correction before it was undone', () => {
    const at = '2025-06-30T21:33:09.401Z'
    const [first, second] = [{ score: { home: 61, away: 58 } }, { score: { home: 57, away: 58 } }]
    const scored = [game.scheduled(), game.scored('61–58')]
    given(...scored, game.reset(first), game.figuresRestored(first)).thenOf('41', { scoredAt: at, correctedAt: null })
    given(...scored, game.figuresRestored(second, first)).thenOf('41', { scoredAt: at, correctedAt: at })
    given(...scored, game.figuresRestored(first, first)).thenOf('41', { scoredAt: at, correctedAt: null })
    given(...scored, game.figuresRestored({}, first)).thenOf('41', { scoredAt: null, correctedAt: null })
  })

  it('is in the list of deleted games of its season while it is deleted', () => {
    given(game.scheduled()).thenList('deleted', String(SEASON))
    given(game.scheduled(), game.deleted()).thenList('deleted', String(SEASON), '41')
    given(game.scheduled(), game.deleted(), game.restored()).thenList('deleted', String(SEASON))
  })
})
