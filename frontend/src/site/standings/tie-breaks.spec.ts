import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { stepInWords } from '../../ui/standings/step-in-words'
import { tiesOf } from './TieBreaks'

const words = (tieBreak: Parameters<typeof stepInWords>[0]) => stepInWords(tieBreak, basketball)

it('Every step is said with its figures', () =>
  expect([
    words({ step: 'losses', own: 1, other: 2 }),
    words({ step: 'wins', own: 3, other: 1 }),
    words({ step: 'headToHead', wins: 2, losses: 1, teams: 2 }),
    words({ step: 'headToHead', wins: 3, losses: 1, teams: 3 }),
    words({ step: 'difference', own: 14, other: -3 }),
    words({ step: 'scored', own: 512, other: 498 }),
    words({ step: 'equal' }),
  ]).toEqual([
    'Fewer losses, 1 to 2',
    'More wins, 3 to 1',
    'Head to head 2–1',
    'Head to head 3–1 among 3 teams',
    'Difference of points +14 to −3',
    'Points scored 512 to 498',
    null,
  ]))

const row = (id: number, name: string, wins: number, tieBreak: Parameters<typeof stepInWords>[0] | null) => ({
  id,
  name,
  wins,
  losses: 0,
  ties: 0,
  tieBreak,
})

it('The ties of a table are said from the top, those of nobody who has played are not', () =>
  expect(
    tiesOf(
      [
        row(1, 'Hawks', 2, { step: 'headToHead', wins: 1, losses: 0, teams: 2 }),
        row(2, 'Bulls', 2, null),
        row(3, 'Owls', 1, { step: 'equal' }),
        row(4, 'Aces', 1, null),
        row(5, 'Bears', 0, { step: 'equal' }),
        row(6, 'Cubs', 0, null),
      ],
      basketball,
    ).map(({ above, below, why }) => `${above} above ${below}: ${why}`),
  ).toEqual(['Hawks above Bulls: Head to head 1–0', 'Owls above Aces: Equal in everything, so by name']))
