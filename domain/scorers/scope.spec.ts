import { isLinkOver, isScorersGame, type ScopedGame } from './scope'
import { court, ENDS, NOW, ohana, oneGame } from './scorers.examples'

const side = (team: number) => ({ team, entry: team, league: 5 })
const game = (changes: Partial<ScopedGame['details']> & { readonly id?: number; readonly away?: number } = {}): ScopedGame => {
  const { id = 41, away = 12, date = '2026-11-28', location = 'court  1' } = changes
  return { id, context: { home: side(11), away: side(away) }, details: { date, location } }
}

it('A link of one game goes with it, wherever it is moved', () => {
  expect(isScorersGame(oneGame, game({ date: null, location: null }))).toBe(true)
  expect(isScorersGame(oneGame, game({ id: 42 }))).toBe(false)
})

it('A link of a court and a day holds for what is played there then, however the court is written', () => {
  expect(isScorersGame(court(), game())).toBe(true)
  expect(isScorersGame(court(), game({ location: 'Court 2' }))).toBe(false)
  expect(isScorersGame(court(), game({ location: null }))).toBe(false)
  expect(isScorersGame(court(), game({ date: '2026-11-29' }))).toBe(false)
})

it('A link of a team holds for its games within the days, at home and away', () => {
  const week = ohana('2026-11-28', '2026-12-05')
  expect(isScorersGame(week, game())).toBe(true)
  expect(isScorersGame({ ...week, team: 12 } as typeof week, game({ date: '2026-12-05' }))).toBe(true)
  expect(isScorersGame(week, game({ date: '2026-12-06' }))).toBe(false)
  expect(isScorersGame(week, game({ date: '2026-11-27' }))).toBe(false)
  expect(isScorersGame(week, game({ date: null }))).toBe(false)
  expect(isScorersGame({ ...week, team: 13 } as typeof week, game())).toBe(false)
})

it('A link is over from its end on', () => {
  expect(isLinkOver({ ends: ENDS }, NOW)).toBe(false)
  expect(isLinkOver({ ends: ENDS }, ENDS)).toBe(true)
})
