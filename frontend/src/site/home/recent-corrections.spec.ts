import type { CorrectedGame } from './queries'
import { recentCorrections } from './CorrectionNews'

const team = (name: string) => ({ id: 1, name, logo: null, colors: [], abbreviation: null, points: null })

const corrected = (id: number, date: string): CorrectedGame => ({
  id,
  away: team('Bulls'),
  home: team('Hawks'),
  date,
  was: '58–61',
  is: '59–61',
  reason: null,
})

it('are those of the last three weeks', () =>
  expect(recentCorrections([corrected(2, '2026-11-01'), corrected(1, '2026-10-31')], '2026-11-22').map(({ id }) => id)).toEqual([
    2,
  ]))

it('are at most four', () =>
  expect(
    recentCorrections(
      [1, 2, 3, 4, 5].map(id => corrected(id, '2026-11-22')),
      '2026-11-22',
    ),
  ).toHaveLength(4))
