import { daysAfter } from '@fullcourt/domain/facts/days'
import { isDate } from '@fullcourt/domain/facts/dates'
import { refuseField, type Refusal } from '@fullcourt/domain/facts/decision'
import type { UpTo } from '@fullcourt/projections/past/past'
import { beginningOf } from '../../contexts/games/moment'

const POSITION = /^\d{20}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

const NO_MOMENT = 'As of must be a day such as 2026-01-31, a moment such as 2026-01-31T21:30:00Z, or a position of the log.'

/** The last moment of a day in a zone. */
const endOf = (date: string, zone: string): number => beginningOf(daysAfter(date, 1), zone) - 1

/** Up to which fact a question goes (`asOf`); days are those of the zone. */
export const upToOf = (asOf: string, zone: string): UpTo | Refusal => {
  if (POSITION.test(asOf)) return { position: asOf }
  const moment = isDate(asOf) ? endOf(asOf, zone) : MOMENT.test(asOf) ? Date.parse(asOf) : NaN
  return Number.isNaN(moment) ? refuseField('asOf', NO_MOMENT) : { time: new Date(moment).toISOString() }
}
