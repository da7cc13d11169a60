import type { GameAnswer, PendingChangeAnswer, PendingChangesAnswer } from '../../../../api/schema'
import { shortDate, timeText, toBeDecided } from '../../../../ui/format/dates'
import { quantity } from '../../../../ui/format/figures'
import { matchup } from '../../games/list/score-text'

type Shown = Pick<GameAnswer, 'date' | 'time' | 'location' | 'homeTeam' | 'awayTeam'>

/** `Sat, Mar 14, 6:00 PM, Court 1` */
const slotText = ({ date, time, location }: Shown) =>
  [date === null ? toBeDecided : shortDate(date), time === null ? null : timeText(time), location].filter(Boolean).join(', ')

/** What is to become of a game, in the parts of a line. */
export const pendingChangeInWords = ({ game, is }: { readonly game: Shown; readonly is: Shown | null }) => {
  if (is === null) return { what: 'Deleted', game: matchup(game), was: slotText(game), is: null }
  const isTurned = matchup(game) !== matchup(is)
  if (isTurned && slotText(game) === slotText(is))
    return { what: 'Teams', game: '', was: matchup(game), is: `${matchup(is)}, ${slotText(is)}` }
  return { what: isTurned ? 'Teams and time' : 'Moved', game: matchup(is), was: slotText(game), is: slotText(is) }
}

/** `3 changes not published yet` */
export const pendingInWords = (count: number): string => `${quantity(count, 'change')} not published yet`

type Parts = Pick<PendingChangesAnswer, 'teams'>

/** `What calendars get: 2 changed events, 1 cancelled`, each of which is in the calendars of two teams. */
export const changedCalendarsInWords = ({ teams }: Parts): string => {
  const all = teams.flatMap(({ changes }) => changes)
  const cancelled = all.filter(({ parts }) => parts.includes('removed')).length / 2
  const added = all.filter(({ parts }) => parts.includes('added')).length / 2
  const changed = all.length / 2 - cancelled - added
  const parts = [
    changed > 0 && quantity(Math.ceil(changed), 'changed event'),
    added > 0 && quantity(Math.ceil(added), 'new event'),
    cancelled > 0 && `${Math.ceil(cancelled)} cancelled`,
  ].filter(Boolean)
  return `What calendars get: ${parts.join(', ') || 'nothing new'}`
}

/** Whether nothing is in the way of publishing. */
export const mayBePublished = (changes: readonly Pick<PendingChangeAnswer, 'obstacle'>[]): boolean =>
  changes.every(({ obstacle }) => obstacle === null)
