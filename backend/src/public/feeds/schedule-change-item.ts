import { weekdayNumber } from '@fullcourt/domain/facts/days'
import { longDate, timeOfDay } from '@fullcourt/domain/facts/wall-time'
import { WEEKDAYS } from '@fullcourt/domain/schedules/events'
import { partsInWords, opponentInWords } from '@fullcourt/domain/schedules/difference/words'
import type { ScheduledGameAnswer, ScheduleNewsAnswer } from '../../contexts/schedules/changes/changes.answers'
import type { FeedItem } from './rss'

const dayInWords = (date: string) => `${WEEKDAYS[weekdayNumber(date)]}, ${longDate(date)}`

/** `Saturday, March 14, 2026, 6:00 PM, Court 1` */
const placeInWords = ({ date, time, location, side, opponent }: ScheduledGameAnswer): string =>
  [
    opponentInWords(side, opponent.name),
    date === null ? 'date to be decided' : dayInWords(date),
    time === null ? null : timeOfDay(time),
    location,
  ]
    .filter(Boolean)
    .join(', ')

const sentencesOf = ({ was, is }: ScheduleNewsAnswer): string => {
  const [before, since] = [was && placeInWords(was), is && placeInWords(is)]
  const told = [before === since ? null : before && `Before: ${before}.`, since && `Now: ${since}.`]
  return told.filter(Boolean).join(' ')
}

/** A change of a team's schedule in a feed. `link` is where the page of the team is, `site` where the pages of games are. */
export const scheduleChangeItem = (
  change: ScheduleNewsAnswer,
  { log, site, link }: { readonly log: string | undefined; readonly site: string; readonly link: string },
): FeedItem => {
  const { id, when, gameId, parts, was, is } = change
  const game = is ?? was
  return {
    id: `schedule-${id}@${log ?? 'fullcourt'}`,
    title: [partsInWords(parts), game && opponentInWords(game.side, game.opponent.name)].filter(Boolean).join(': '),
    description: sentencesOf(change),
    link: gameId === null ? link : `${site}/games/${gameId}`,
    publishedAt: when,
    correctedAt: null,
  }
}
