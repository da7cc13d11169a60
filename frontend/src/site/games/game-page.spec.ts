import type { AnswerAddress } from '@fullcourt/domain/pages/render-contract'
import type { BoxScoreAnswer } from '../../api/schema'
import { boxScoreAnswer, gameAnswer } from '../testing/answers'
import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const ahead = gameAnswer({ date: '2026-11-28', time: '19:30' })
const meeting = gameAnswer({ id: 7, date: '2026-10-20', score: [61, 58] })
const compared = {
  record: { rank: 2, teams: 10, wins: 7, losses: 1, ties: 0 },
  lastFive: [
    { game_id: 7, date: '2026-10-20', home: true, opponent: meeting.away_team, points: 61, opponentPoints: 58, result: 'W' },
  ],
  leaders: [{ abbreviation: 'PTS', player_id: 4, firstName: 'Ana', lastName: 'Lee', image: null, perGame: 20.5, games: 8 }],
}
const comparison = {
  home: { ...compared, team: ahead.home_team },
  away: { ...compared, team: ahead.away_team, record: null, lastFive: [], leaders: [] },
  meetings: [meeting],
}

/** The page of the game, and the paths of the answers that it asked for. */
const open = async (game: BoxScoreAnswer) => {
  const asked: string[] = []
  const answers = { '/api/gamesv2/9': game, '/api/gamesv2/9/comparison': comparison, '/api/seasonsv2': [] }
  const answer: AnswerAddress = (...call) => {
    asked.push(pathOf(call[0]))
    return answering(answers, pathOf)(...call)
  }
  const page = await renderedPage('/demo/games/9', { now: '2026-11-22T20:00:00Z', answer })
  expect(page.problem).toBeNull()
  return { ...page, asked }
}

describe('Before a game', () => {
  it('are both records, the last games and the leaders side by side', async () => {
    const { text } = await open(boxScoreAnswer(ahead))
    expect(text).toMatch(/Record – 7–1, 2nd of 10/)
    expect(text).toMatch(/Last five – W Won 61–58 against Bulls/)
    expect(text).toMatch(/Points – 20\.5 .*Ana Lee/)
  })

  it('is how they met this season', async () =>
    expect((await open(boxScoreAnswer(ahead))).text).toMatch(/Meetings this season Hawks won 1 of 1/))

  it('leads to a map of the place', async () => {
    const place = { ...ahead, location: 'Riverside Gym', location_url: 'https://maps.example/1' }
    expect((await open(boxScoreAnswer(place))).html).toContain(
      '<a href="https://maps.example/1" rel="noopener">Riverside Gym</a>',
    )
  })
})

describe('A game that is not played', () => {
  it('names who won it by walk-over, and is not for a calendar', async () => {
    const { html, text, asked } = await open(
      boxScoreAnswer({ ...ahead, state: 'forfeited', statusLabel: 'w/o', walkover_winner: 'home' }),
    )
    expect(text).toMatch(/Bulls – Walk-over for Hawks/)
    expect(html).not.toContain('Add to calendar')
    expect(asked).not.toContain('/api/gamesv2/9/comparison')
  })

  it('is not for a calendar when it is cancelled', async () =>
    expect((await open(boxScoreAnswer({ ...ahead, state: 'cancelled', statusLabel: 'Cancelled' }))).html).not.toContain(
      'Add to calendar',
    ))

  it('is still to come when it is postponed', async () =>
    expect((await open(boxScoreAnswer({ ...ahead, state: 'postponed', statusLabel: 'Postponed' }))).html).toContain(
      'Add to calendar',
    ))
})

it('A game of a past day without a result says so, and is not for a calendar', async () => {
  const { html, text } = await open(boxScoreAnswer({ ...ahead, date: '2026-11-20' }))
  expect(text).toMatch(/Bulls – No result yet/)
  expect(html).not.toContain('Add to calendar')
})

it('A game in progress compares nobody: its figures come in', async () => {
  const live = { ...ahead, state: 'live' as const, statusLabel: 'Live', live: { score_home: 20, score_away: 18 } }
  const { text, asked } = await open(boxScoreAnswer(live))
  expect(text).toMatch(/Bulls 18, Hawks 20/)
  expect(asked).not.toContain('/api/gamesv2/9/comparison')
})

describe('After a game', () => {
  const played = boxScoreAnswer(gameAnswer({ score: [61, 58] }))

  it('is the line score, and no comparison', async () => {
    const { text, asked } = await open(played)
    expect(text).toMatch(/Q1 Q2 Total BUL Bulls 25 33 58 HAW Hawks 20 41 61/)
    expect(asked).not.toContain('/api/gamesv2/9/comparison')
  })

  const corrected = (reason: string | null): BoxScoreAnswer => ({
    ...played,
    corrections: [
      {
        number: 1,
        when: '2026-11-22T04:10:00Z',
        was: { score_home: 60, score_away: 58 },
        is: { score_home: 61, score_away: 58 },
        reason,
      },
    ],
  })

  it('says how its score was corrected, and when in the zone of the league', async () =>
    expect((await open(corrected(null))).text).toContain(
      'The final score was corrected from 58–60 to 58–61 on November 21, 2026, 8:10 PM .',
    ))

  it('says where it was corrected more often than is listed', async () => {
    const sentence = 'These are the latest corrections; there were others before them.'
    expect((await open({ ...corrected(null), earlierCorrections: 82 })).text).toContain(sentence)
    expect((await open(corrected(null))).text).not.toContain(sentence)
  })

  it('says why where that is public, as text', async () =>
    expect((await open(corrected('<img src=x onerror=alert(1)>'))).html).toContain('&lt;img src=x onerror=alert(1)&gt;'))
})
