import { period as scoreOf } from '@fullcourt/domain/games/games.examples'
import type { GamePeriodAnswer } from '../../../api/schema'
import { runningPeriod } from './running-period'

const period = (id: number, name: string, hidden = false): GamePeriodAnswer => ({ id, name, hidden, order: id, sportId: 1 })
const periods = [period(2, 'Q2'), period(1, 'Q1'), period(5, 'OT', true), period(6, 'Final')]

const running = (side: 'home' | 'away', points: number, ...scores: readonly string[]) =>
  runningPeriod(periods, scores.map(scoreOf), { side, points })

it('is the first one at the beginning, with all points', () =>
  expect(running('home', 7)).toEqual({ id: 1, name: 'Q1', points: 7 }))

it('is the next one when the points of one were entered, with the points since', () =>
  expect(running('home', 20, 'Q1 15–12')).toEqual({ id: 2, name: 'Q2', points: 5 }))

it('is that of the side: the other one’s points do not end it', () =>
  expect(running('home', 7, 'Q1 -–12')).toEqual({ id: 1, name: 'Q1', points: 7 }))

it('has negative points where more was entered than the players have', () =>
  expect(running('home', 12, 'Q1 15–12')?.points).toBe(-3))

it('is none when all are over: neither a hidden one nor Final is played', () =>
  expect(running('home', 30, 'Q1 15–12', 'Q2 15–12')).toBeNull())
