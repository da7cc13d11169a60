import type { ScheduleReport } from '@fullcourt/domain/schedules/generation/report'
import { measureAnswers } from './report-answer'

it('A measure shows its worst 200 lines', () => {
  const lines = Array.from({ length: 300 }, (_, n) => ({ entries: [], game: null, figure: 300 - n, of: null }))
  const report: ScheduleReport = {
    met: 0,
    of: 1,
    measures: [{ name: 'unplaced', figure: 300, attainable: 0, goal: 0, better: 'less', isMet: false, lines }],
  }
  const [measure] = measureAnswers(report, { teams: new Map(), teamOf: entry => entry })
  expect(measure?.figure).toBe(300)
  expect(measure?.lines.map(({ figure }) => figure)).toEqual(lines.slice(0, 200).map(({ figure }) => figure))
})
