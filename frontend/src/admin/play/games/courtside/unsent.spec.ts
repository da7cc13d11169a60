/** @jest-environment ./architecture/browser-environment.js */
import type { BoxScoreAnswer } from '../../../../api/schema'
import { noCounts } from './counts/count-queue'
import { countsKey, keepCounts } from './counts/count-storage'
import { emptyQueue } from './tap-queue'
import { keepTaps, tapsKey } from './tap-storage'
import { unsentInWords } from './unsent'

const SCORER = 9

const answer = {
  game: { id: 7, homeTeam: 'Lions', awayTeam: 'Bears', home_team_id: 1, away_team_id: 2 },
  homeRoster: [],
  awayRoster: [],
  allStats: [],
  playerStats: [],
} as unknown as BoxScoreAnswer

it('names what was tapped and not sent, with who did it, and leaves the clock out', () => {
  const period = { id: 1, name: 'Q1' }
  const made = { at: 1, period, side: 'home', isBack: false } as const
  keepTaps(localStorage, tapsKey(SCORER, 7), {
    ...emptyQueue,
    waiting: [
      { id: 'a', row: 'away:4', kind: '+3', times: 1, period: 'Q1' },
      { id: 'b', of: 1, name: 'Q1', was: { home: null, away: null }, is: { home: 0, away: 3 } },
    ],
  })
  keepCounts(localStorage, countsKey(SCORER, 7), {
    ...noCounts,
    waiting: [
      { ...made, id: 'c', does: 'foul', player: null },
      { ...made, id: 'd', does: 'time-out', isBack: true },
      { id: 'e', at: 1, period, does: 'clock', remaining: 1, runs: true, isSet: false, moment: '2026-01-01T00:00:00Z' },
    ],
  })
  expect(unsentInWords(localStorage, SCORER, answer)).toEqual([
    '+3 a player, Bears · Q1',
    'The end of Q1, or that it is played on',
    'Bench foul Lions · Q1',
    'Taken back: Time-out Lions · Q1',
  ])
  expect(unsentInWords(localStorage, SCORER + 1, answer)).toEqual([])
})
