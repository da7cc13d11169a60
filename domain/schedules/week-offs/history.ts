import { longDate } from '../../facts/wall-time'
import type { FactRecords } from '../../history/fact-record'
import type { WeekOffFact } from './events'

type Data = WeekOffFact['data']

const about = ({ organization, season, league }: Data) => ({ organization, season, league })

/** `the week off on June 29, 2025 (Holiday)` */
const weekOffText = ({ date, reason }: Data) => `week off on ${longDate(date)}${reason === null ? '' : ` (${reason})`}`

/** What the history shows of week-offs. */
export const WEEK_OFF_HISTORY = {
  // Its reason is that of the call, which the history shows beside the sentence.
  WeekOffAdded: { version: 1, about, sentence: ({ date }) => `added a week off on ${longDate(date)}` },
  WeekOffDeleted: { version: 1, about, sentence: data => `deleted the ${weekOffText(data)}` },
  WeekOffRestored: { version: 1, about, sentence: data => `brought back the ${weekOffText(data)}` },
} as const satisfies FactRecords<WeekOffFact>
