import fc from 'fast-check'
import type { GameSide, Side } from '@fullcourt/domain/games/events'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import type { GameData, SeasonData } from './season-data'

const LEAGUES = [5, 6, 7]
const PLAYERS = 14

/** Two teams a league; the second of each is the same team, so that somebody plays for it in several leagues. */
const ENTRIES: readonly GameSide[] = LEAGUES.flatMap((league, at) => [
  { league, entry: 21 + 2 * at, team: 11 + at },
  { league, entry: 22 + 2 * at, team: 19 },
])

/** Small ones, so that ties come about. */
const figures: fc.Arbitrary<Figures> = fc.record(
  Object.fromEntries(basketball.figures.map(figure => [figure, fc.nat({ max: 3 })])),
  { requiredKeys: [] },
)

const lines = fc.uniqueArray(
  fc.record({ player: fc.integer({ min: 1, max: PLAYERS }), side: fc.constantFrom<Side>('home', 'away'), line: figures }),
  { selector: ({ player, side }) => `${player} ${side}`, maxLength: 16 },
)

const games: fc.Arbitrary<readonly GameData[]> = fc
  .array(
    fc.record({
      sides: fc.shuffledSubarray([...ENTRIES], { minLength: 2, maxLength: 2 }),
      stage: fc.constantFrom('regular' as const, 'regular' as const, 'regular' as const, 'playoff' as const),
      score: fc.option(fc.integer({ min: 1, max: 3 })),
      lines,
    }),
    { maxLength: 10 },
  )
  .map(all =>
    all.map(({ sides: [home = ENTRIES[0]!, away = ENTRIES[1]!], ...game }, at) => ({ ...game, id: 41 + at, home, away })),
  )

const player = fc.integer({ min: 1, max: PLAYERS })

/** Of pairs those that may be merged, one after another. */
const mergesOf = (pairs: readonly (readonly [number, number])[]): SeasonData['merges'] =>
  pairs.reduce<SeasonData['merges']>((merges, [master, duplicate]) => {
    const merged = new Set(merges.map(one => one.duplicate))
    return master === duplicate || merged.has(master) || merged.has(duplicate) ? merges : [...merges, { master, duplicate }]
  }, [])

/** Any season with a few players, of whom some are several, some play on both sides, and some in a league that was deleted. */
export const generatedSeason: fc.Arbitrary<SeasonData> = fc.record({
  entries: fc.constant(ENTRIES),
  games,
  merges: fc.array(fc.tuple(player, player), { maxLength: 3 }).map(mergesOf),
  deleted: fc.subarray(LEAGUES, { maxLength: 2 }),
})
