import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { A, B } from '@fullcourt/projections/league.examples'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { LEADER_FORMS } from '@fullcourt/domain/statistics/qualifying'
import { openProduct, type Product } from '../../testing/product'
import { withStoredSeason } from './testing/stored-season'
import { leaderInWords, leadersFromLines } from './testing/leaders-from-lines'
import { generatedSeason } from './testing/generated-season'
import type { GameData, SeasonData } from './testing/season-data'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const rankings = STAT_DEFINITIONS.flatMap(({ abbreviation }) => LEADER_FORMS.map(by => ({ abbreviation, by })))

/** Who was deleted of any fourteen players. */
const removed = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }).map(players => new Set(players))

it(
  'Leaders read from lists, one or all at once, are those who are found in the lines of all games, whoever was merged, lent or removed',
  () =>
    fc.assert(
      fc.asyncProperty(generatedSeason, fc.integer({ min: 1, max: 4 }), removed, (season, places, without) =>
        withStoredSeason(product.application.app, season, async ask => {
          const expected = rankings.map(ranking => leadersFromLines(season, ranking, { places, without }))
          const together = await ask(rankings, { places, without })
          expect(together.leaders.map(leaders => leaders.map(leaderInWords))).toEqual(expected)
          for (const [at, ranking] of rankings.entries()) {
            const [leaders = []] = (await ask([ranking], { places, without })).leaders
            expect([ranking, leaders.map(leaderInWords)]).toEqual([ranking, expected[at]])
          }
        }),
      ),
      { numRuns: EXPLORES ? 30 : 10 },
    ),
  120_000,
)

const GAMES = 8

/**
 * A season of two teams in which a tenth of the players took part in every game, and all others, who scored more, in one; many are
 * equal.
 */
const manyPlayers = (count: number): SeasonData => {
  const players = Array.from({ length: count }, (_, at) => at + 1)
  const games = Array.from({ length: GAMES }, (_, game): GameData => {
    const regulars = players.filter(player => player % 10 === 0).map(player => ({ player, PTS: Math.max(5, 10 - player / 10) }))
    const guests = players.filter(player => player % 10 !== 0 && player % GAMES === game).map(player => ({ player, PTS: 20 }))
    const lines = [...regulars, ...guests].map(({ player, PTS }) => ({ player, side: 'home' as const, line: { PTS, AST: 0 } }))
    return { id: 41 + game, home: A, away: B, stage: 'regular', score: 60, lines }
  })
  return { entries: [A, B], games, merges: [], deleted: [] }
}

describe('Of ten times the players', () => {
  const documentsOf = async (count: number): Promise<readonly number[]> => {
    const counts: number[] = []
    await withStoredSeason(product.application.app, manyPlayers(count), async ask => {
      for (const by of LEADER_FORMS) counts.push((await ask([{ abbreviation: 'PTS', by }], { places: 4 })).documents)
      const zeros = await ask([{ abbreviation: 'AST', by: 'total' }], { places: 20 })
      expect(zeros.leaders).toEqual([[]])
      counts.push(zeros.documents)
    })
    return counts
  }

  it('leaders read as many documents, those who do not qualify and those who have nothing none', async () => {
    const few = await documentsOf(500)
    expect(await documentsOf(5_000)).toEqual(few)
    expect(Math.max(...few)).toBeLessThanOrEqual(10)
  }, 120_000)
})
