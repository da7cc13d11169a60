import { quantity, none, whole } from '../../../../ui/format/figures'
import { dateText, timeText } from '../../../../ui/format/dates'
import type { ReportLineAnswer, MeasureAnswer, ScheduleReportAnswer } from '../../../../api/schema'

/** From this share of measures met a schedule is good. */
const GOOD_FROM = 0.8

/** How good a schedule is, in a word. */
export const bandOf = ({ met, of }: Pick<ScheduleReportAnswer, 'met' | 'of'>): 'As good as possible' | 'Good' | 'Uneven' => {
  if (met === of) return 'As good as possible'
  return met / of >= GOOD_FROM ? 'Good' : 'Uneven'
}

/** `12 of 14 measures met` */
export const headline = ({ met, of }: Pick<ScheduleReportAnswer, 'met' | 'of'>): string =>
  `${met} of ${quantity(of, 'measure')} met`

const names = ({ teams }: ReportLineAnswer): string => teams.map(({ name }) => name).join(' and ')

const when = ({ date, time }: ReportLineAnswer): string | null => {
  if (date === null) return null
  return time === null ? dateText(date) : `${dateText(date)}, ${timeText(time)}`
}

/** Measures whose lines name a week by its number. */
const BY_WEEK = ['early-second-byes', 'unplaced']

const figureOf = ({ figure, of }: ReportLineAnswer, { name }: MeasureAnswer): string | null => {
  if (figure === null) return of
  const shown = BY_WEEK.includes(name) ? `week ${whole(figure)}` : whole(figure)
  return of === null ? shown : `${shown} (${of})`
}

/** A rule that is broken is said by itself; other figures with what they are of: `Hawks: 5 (6:00 PM)`. */
export const lineInWords = (line: ReportLineAnswer, measure: MeasureAnswer): string => {
  const head = [names(line), when(line)].filter(Boolean).join(', ')
  const figure = measure.name === 'hard-rules' ? line.of : figureOf(line, measure)
  return figure === null ? head : `${head}: ${figure}`
}

/** `2, at best 1`; only the figure where it is that good already. */
export const figureInWords = ({ figure, attainable }: MeasureAnswer): string => {
  if (figure === null) return none
  return attainable === null || attainable === figure ? whole(figure) : `${whole(figure)}, at best ${whole(attainable)}`
}
