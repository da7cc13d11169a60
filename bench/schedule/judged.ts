import type { PlanGame, ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import type { MeasureName } from '@fullcourt/domain/schedules/generation/report'
import { reportOf } from '@fullcourt/domain/schedules/generation/report-of'

/** The measures of a table, by the heads of their columns. */
export const COLUMNS = {
  'games ±': 'games-per-team',
  'pairs ±': 'meetings-per-pair',
  'h−a': 'home-and-away',
  breaks: 'breaks',
  run: 'longest-run',
  'byes ±': 'byes-per-team',
  'times ±': 'times',
} as const satisfies Readonly<Record<string, MeasureName>>

/** How good a schedule is: games of those that are possible, the figures, and the share of measures that are met. */
export type Judged = {
  readonly games: number
  readonly possible: number
  readonly figures: readonly number[]
  readonly met: number
  readonly milliseconds: number
}

/** Times a method on an input and judges what it made. */
export const judge = (input: ScheduleInput, schedule: (input: ScheduleInput) => readonly PlanGame[]): Judged => {
  const began = performance.now()
  const games = schedule(input)
  const milliseconds = performance.now() - began
  const wanted = input.weeks.length * Math.floor(input.teams.length / 2)
  const missing = Array.from({ length: Math.max(0, wanted - games.length) }, () => ({
    home: 0,
    away: 0,
    week: null,
    slots: 0,
    obstacles: [],
  }))
  const { measures, met, of } = reportOf(input, games, missing)
  const figureOf = (name: MeasureName) => measures.find(measure => measure.name === name)?.figure ?? 0
  const unavoidable = measures.find(({ name }) => name === 'unplaced')?.attainable ?? 0
  return {
    games: games.length,
    possible: wanted - unavoidable,
    figures: Object.values(COLUMNS).map(figureOf),
    met: met / of,
    milliseconds,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The means of several judged schedules. */
export const meanOf = (judged: readonly Judged[]): Judged => ({
  games: mean(judged.map(({ games }) => games)),
  possible: mean(judged.map(({ possible }) => possible)),
  figures: Object.keys(COLUMNS).map((_, at) => mean(judged.map(({ figures }) => figures[at] ?? 0))),
  met: mean(judged.map(({ met }) => met)),
  milliseconds: mean(judged.map(({ milliseconds }) => milliseconds)),
})
