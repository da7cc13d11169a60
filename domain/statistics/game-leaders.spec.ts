import { SPORTS } from '../sports/sports'
import { gameLeaders } from './game-leaders'

const [basketball] = SPORTS
const [ANA, BO, CY] = [1, 2, 3]

describe('The leaders of a side', () => {
  it('have most of points, rebounds or assists, whether that was entered or follows', () =>
    expect([
      ...gameLeaders(basketball, [
        { player: ANA, line: { '2PM': 6, '3PM': 0, FTM: 0 } },
        { player: BO, line: { PTS: 11, REB: 9 } },
        { player: CY, line: { PTS: 5 } },
      ]),
    ]).toEqual([ANA, BO]))

  it('are all who have as many', () =>
    expect([
      ...gameLeaders(basketball, [
        { player: ANA, line: { AST: 4 } },
        { player: BO, line: { AST: 4 } },
      ]),
    ]).toEqual([ANA, BO]))

  it('are nobody where nothing was kept, and nobody with none', () => {
    expect(gameLeaders(basketball, []).size).toBe(0)
    expect(gameLeaders(basketball, [{ player: ANA, line: { PTS: 0 } }]).size).toBe(0)
  })
})
