import type { SeasonContents } from '../../entries/state'
import { dateFault } from '../../facts/dates'
import { facts, nothing, refuse, type Decision } from '../../facts/decision'
import { cleanName, textFault } from '../../facts/text'
import { longDate } from '../../facts/wall-time'
import { LEAGUE_IS_DELETED, LEAGUE_NOT_FOUND } from '../../leagues/decide'
import type { LeaguePlace } from '../../leagues/events'
import { existingLeague } from '../../leagues/state'
import type { WeekOffFact, WeekOffPlace } from './events'
import { weekOffOn, type WeekOff, type WeekOffs } from './state'

export const WEEK_OFF_NOT_FOUND = refuse('not-found', 'Week off not found')
/** The longest reason of a week off, in characters. */
export const LONGEST_WEEK_OFF_REASON = 200

const dateTaken = (date: string) => refuse('conflict', `The league already has a week off on ${longDate(date)}.`)

/** A date is required, a reason is not (docs/schedules.md#weeks-off). */
export const addWeekOff = (
  weekOffs: WeekOffs,
  contents: SeasonContents,
  { reason: text, ...place }: WeekOffPlace,
): Decision<WeekOffFact> => {
  if (weekOffs.has(place.weekOff)) return nothing
  const reason = cleanName(text ?? '') || null
  const fault = dateFault('date', place.date) ?? textFault('reason', reason ?? '', LONGEST_WEEK_OFF_REASON)
  if (fault) return fault
  if (!existingLeague(contents, place.league)) return LEAGUE_NOT_FOUND
  if (weekOffOn(weekOffs, place.date)) return dateTaken(place.date)
  return facts({ type: 'WeekOffAdded', data: { ...place, reason } })
}

type ById = LeaguePlace & Pick<WeekOffPlace, 'weekOff'>

const whole = ({ organization, season, league }: ById, { id, date, reason }: WeekOff): WeekOffPlace => ({
  organization,
  season,
  league,
  weekOff: id,
  date,
  reason,
})

export const deleteWeekOff = (weekOffs: WeekOffs, at: ById): Decision<WeekOffFact> => {
  const weekOff = weekOffs.get(at.weekOff)
  return weekOff?.kind === 'active' ? facts({ type: 'WeekOffDeleted', data: whole(at, weekOff) }) : WEEK_OFF_NOT_FOUND
}

/** Brings a deleted week off back, unless its date has another one by now. */
export const restoreWeekOff = (weekOffs: WeekOffs, contents: SeasonContents, at: ById): Decision<WeekOffFact> => {
  const weekOff = weekOffs.get(at.weekOff)
  if (!weekOff) return WEEK_OFF_NOT_FOUND
  if (weekOff.kind === 'active') return nothing
  if (!existingLeague(contents, at.league)) return LEAGUE_IS_DELETED
  if (weekOffOn(weekOffs, weekOff.date)) return dateTaken(weekOff.date)
  return facts({ type: 'WeekOffRestored', data: whole(at, weekOff) })
}
