import { phaseOf } from './phase'

it('is planned until a game is scheduled', () => expect(phaseOf({ games: 0, completed: 0 }, true)).toBe('planned'))
it('is before its first result', () => expect(phaseOf({ games: 60, completed: 0 }, true)).toBe('before'))
it('is running until the last result', () => expect(phaseOf({ games: 60, completed: 59 }, true)).toBe('running'))
it('is over after the last result', () => expect(phaseOf({ games: 60, completed: 60 }, true)).toBe('over'))
it('is over once it is not active any more', () => expect(phaseOf({ games: 60, completed: 10 }, false)).toBe('over'))
