import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import { revisionsOf } from './revisions'

const sheet: GameSheet = {
  id: 1,
  in: null,
  scoreRevision: 4,
  detailsRevision: 2,
  periods: [{ period: 1, home: 10, away: 12, revision: 3 }],
  lines: [{ player: 31, side: 'home', line: { PTS: 2 }, revision: 7 }],
}

it('is of each figure the revision at which it last changed', () => {
  const revisions = revisionsOf(sheet)
  expect([revisions.score, revisions.details, revisions.period(1), revisions.line(31, 'home')]).toEqual([4, 2, 3, 7])
})

it('is of a figure that was never entered the latest of the sheet', () => {
  const revisions = revisionsOf({ ...sheet, scoreRevision: null })
  expect([revisions.score, revisions.period(2), revisions.line(31, 'away'), revisions.line(32, 'home')]).toEqual([7, 7, 7, 7])
})

it('is of a game just scheduled the beginning', () => {
  expect(revisionsOf({ id: 1, in: null, scoreRevision: null, detailsRevision: 0, periods: [], lines: [] }).score).toBe(0)
})
