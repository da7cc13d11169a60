import { FIBA_RULES } from '../leagues/courtside-rules'
import { clockAt, playerFouls, teamFouls, timeOutsLeft } from './courtside-counts'

const PERIODS = ['Q1', 'Q2', 'Q3', 'Q4', 'OT', '2OT'].map((name, at) => ({ id: at + 1, name }))
const [Q1 = { id: 0, name: '' }, , , , OT = { id: 0, name: '' }] = PERIODS

describe('Team fouls', () => {
  const foul = (period: number, player: number | null, count = 1) => ({ period, side: 'home' as const, player, count })
  const fouls = [foul(1, 31, 2), foul(1, 32), foul(1, null), foul(4, 31), foul(5, 32, 3)]

  it('are those of the period, of all players and the bench', () => expect(teamFouls(fouls, PERIODS, 1, 'home')).toBe(4))
  it('are of one side', () => expect(teamFouls(fouls, PERIODS, 1, 'away')).toBe(0))
  it('go on in overtime from the last quarter', () => {
    expect(teamFouls(fouls, PERIODS, 4, 'home')).toBe(1)
    expect(teamFouls(fouls, PERIODS, 5, 'home')).toBe(4)
    expect(teamFouls(fouls, PERIODS, 6, 'home')).toBe(4)
  })
  it('of a player count over the whole game', () => expect(playerFouls(fouls, [31])).toBe(3))
})

describe('Time-outs', () => {
  const taken = [1, 3, 5].map(period => ({ period, side: 'home' as const, count: 1 }))
  const left = (period: number, side: 'home' | 'away' = 'home') => timeOutsLeft(taken, PERIODS, { period, side }, FIBA_RULES)

  it('are two in the first half, three in the second, and one in each overtime', () =>
    expect([1, 2, 3, 4, 5, 6].map(period => left(period, 'away'))).toEqual([2, 2, 3, 3, 1, 1]))
  it('that were taken are gone for the half alone', () =>
    expect([1, 2, 3, 4, 5, 6].map(period => left(period))).toEqual([1, 1, 2, 2, 0, 1]))
})

describe('The clock', () => {
  const since = '2025-06-29T20:00:00.000Z'
  const at = (seconds: number) => Date.parse(since) + seconds * 1_000

  it('shows a whole period before it is started in it', () => {
    expect(clockAt(null, Q1, FIBA_RULES, at(0))).toEqual({ remaining: 600_000, runs: false })
    expect(clockAt({ period: 1, remaining: 5_000, since }, OT, FIBA_RULES, at(0))).toEqual({ remaining: 300_000, runs: false })
  })
  it('counts down while it runs, to 0', () => {
    const running = { period: 1, remaining: 60_000, since }
    expect(clockAt(running, Q1, FIBA_RULES, at(20))).toEqual({ remaining: 40_000, runs: true })
    expect(clockAt(running, Q1, FIBA_RULES, at(61))).toEqual({ remaining: 0, runs: false })
    expect(clockAt(running, Q1, FIBA_RULES, at(-1))).toEqual({ remaining: 60_000, runs: true })
  })
  it('stands where it was stopped', () =>
    expect(clockAt({ period: 1, remaining: 7_000, since: null }, Q1, FIBA_RULES, at(90))).toEqual({
      remaining: 7_000,
      runs: false,
    }))
})
