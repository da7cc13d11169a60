import type { AnswerAddress } from '@fullcourt/domain/pages/render-contract'
import type { BoxScoreAnswer } from '../../api/schema'
import { pagesOf } from '../app/pages'
import { rendererOf } from '../app/render'
import { boxScoreAnswer, gameAnswer } from '../testing/answers'
import { demoTenant } from '../testing/tenant'

const render = rendererOf(pagesOf)

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

const open = async (game: BoxScoreAnswer) => {
  const asked: string[] = []
  const answer: AnswerAddress = address => {
    const { pathname } = new URL(address, 'https://fullcourt.example')
    asked.push(pathname)
    const body = { '/api/gamesv2/9': game, '/api/gamesv2/9/comparison': comparison, '/api/seasonsv2': [] }[pathname]
    return Promise.resolve(body ? { status: 200, body } : { status: 404, body: { message: 'Game not found.' } })
  }
  const page = await render('/demo/games/9', {
    tenant: demoTenant(),
    now: '2026-11-22T20:00:00Z',
    theme: 'light',
    user: null,
    request: 'r',
    position: '00000000000000000042',
    answer,
  })
  expect(page.problem).toBeNull()
  return { ...page, asked }
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('Before a game', () => {
  it('are both records, the last games and the leaders side by side', async () => {
    const text = textOf((await open(boxScoreAnswer(ahead))).html)
    expect(text).toMatch(/Record – 7–1, 2nd of 10/)
    expect(text).toMatch(/Last five – W Won 61–58 against Bulls/)
    expect(text).toMatch(/Points – 20\.5 .*Ana Lee/)
  })

  it('is how they met this season', async () =>
    expect(textOf((await open(boxScoreAnswer(ahead))).html)).toMatch(/Meetings this season Hawks won 1 of 1/))

  it('leads to a map of the place', async () => {
    const place = { ...ahead, location: 'Riverside Gym', location_url: 'https://maps.example/1' }
    expect((await open(boxScoreAnswer(place))).html).toContain(
      '<a href="https://maps.example/1" rel="noopener">Riverside Gym</a>',
    )
  })
})

it('A game in progress compares nobody: its figures come in', async () => {
  const live = { ...ahead, statusLabel: 'Live', live: { score_home: 20, score_away: 18 } }
  const { html, asked } = await open(boxScoreAnswer(live))
  expect(textOf(html)).toMatch(/Bulls 18, Hawks 20/)
  expect(asked).not.toContain('/api/gamesv2/9/comparison')
})

describe('After a game', () => {
  const played = boxScoreAnswer(gameAnswer({ score: [61, 58] }))

  it('is the line score, and no comparison', async () => {
    const { html, asked } = await open(played)
    expect(textOf(html)).toMatch(/Q1 Q2 Total Bulls 25 33 58 Hawks 20 41 61/)
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
    expect(textOf((await open(corrected(null))).html)).toContain(
      'The final score was corrected from 58–60 to 58–61 on November 21, 2026, 8:10 PM .',
    ))

  it('says why where that is public, as text', async () =>
    expect((await open(corrected('<img src=x onerror=alert(1)>'))).html).toContain('&lt;img src=x onerror=alert(1)&gt;'))
})
