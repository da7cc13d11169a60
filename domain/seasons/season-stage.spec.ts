import { seasonStage, type SeasonCounts } from './season-stage'

const none = { games: 0, completed: 0 }
const fresh: SeasonCounts = { leagues: none, brackets: none, openBrackets: 0, champions: 0, isOver: false }
const stageOf = (counts: Partial<SeasonCounts>) => seasonStage({ ...fresh, ...counts })
const played = { games: 90, completed: 90 }

it('A season is set up until something of it was played, active or not', () => {
  expect(stageOf({})).toBe('set-up')
  expect(stageOf({ leagues: { games: 90, completed: 0 }, isOver: true })).toBe('set-up')
})

it('A season runs from its first result to its last', () => {
  expect(stageOf({ leagues: { games: 90, completed: 1 } })).toBe('running')
  expect(stageOf({ leagues: { games: 90, completed: 41 }, brackets: { games: 1, completed: 1 }, openBrackets: 1 })).toBe(
    'running',
  )
  expect(stageOf({ leagues: played })).toBe('running')
})

it('Its play-offs begin where the games of its leagues are played and a bracket has games', () => {
  expect(stageOf({ leagues: played, openBrackets: 1 })).toBe('running')
  expect(stageOf({ leagues: played, brackets: { games: 2, completed: 0 }, openBrackets: 1 })).toBe('play-offs')
  expect(stageOf({ leagues: played, brackets: { games: 3, completed: 3 }, openBrackets: 1, champions: 1 })).toBe('play-offs')
})

it('A season is finished with its last champion, or when it is over', () => {
  expect(stageOf({ leagues: played, brackets: { games: 3, completed: 3 }, champions: 1 })).toBe('finished')
  expect(stageOf({ leagues: { games: 90, completed: 41 }, isOver: true })).toBe('finished')
})
