import { daysAfter, DAYS_OF_WEEK } from '@fullcourt/domain/facts/days'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import type { Slot } from '@fullcourt/domain/schedules/slots'
import { mondayOf, seasonName } from './days'
import {
  generatedRounds,
  pastRounds,
  placeOfSlot,
  TEAMS_OF_LEAGUE,
  WEEK_OFF,
  WEEKS,
  type DemoRound,
  type RoundGame,
} from './demo-rounds'
import { LEAGUE_NAMES } from './names'

/** A game with its day, and whether it is over: only then it has a score. */
export type DatedGame = RoundGame & { readonly date: string; readonly isOver: boolean }

/** A game of a cup: its matchup, when it is played, and how it ended if it did. */
export type CupGame = Slot & {
  readonly matchup: string
  readonly location: string
  readonly score: { readonly home: number; readonly away: number } | null
}

/** The first teams of a league play a cup. */
export type Cup = { readonly name: string; readonly teams: number; readonly games: readonly CupGame[] }

export type LeaguePlan = {
  readonly name: string
  readonly past: {
    readonly weeks: readonly (readonly DatedGame[])[]
    /** When and where the first two meet once more. */
    readonly final: Slot & { readonly location: string }
  }
  readonly present: {
    readonly firstDay: string
    /** A day of the week in which nobody plays. */
    readonly weekOff: string
    /** The day on which the two who lead have a bye. */
    readonly byes: string
    readonly weeks: readonly (readonly DatedGame[])[]
  }
  readonly cup: Cup
}

export type DemoPlan = {
  readonly past: SeasonDetails
  readonly present: SeasonDetails
  readonly leagues: readonly LeaguePlan[]
}

/** From the Monday of today back to those on which the seasons began. */
const PAST_BEGAN_WEEKS_AGO = 40
const PRESENT_BEGAN_WEEKS_AGO = 6

/** Days from Monday to the evening of each league, and to that of the cup. */
const EVENINGS = [0, 3] as const
const CUP_EVENING = 5

/** From one tip-off to the next on a court. */
const MINUTES_OF_GAME = 75

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const isOver = ({ date, time }: Slot, now: Slot): boolean =>
  date < now.date || (date === now.date && minutesOf(time) + MINUTES_OF_GAME <= minutesOf(now.time))

const weeksAfter = (date: string, weeks: number): string => daysAfter(date, weeks * DAYS_OF_WEEK)

/** A season from a Monday to the Sunday so many weeks later. */
const seasonOf = (startDate: string, weeks: number): SeasonDetails => ({
  name: seasonName(startDate),
  startDate,
  finishDate: daysAfter(weeksAfter(startDate, weeks), -1),
})

const withDates = (rounds: readonly DemoRound[], firstDay: string, now: Slot): readonly (readonly DatedGame[])[] =>
  rounds.map((round, week) => {
    const date = weeksAfter(firstDay, week)
    return round.map(game => ({ ...game, date, isOver: isOver({ ...game, date }, now) }))
  })

/** The cup of the first league is in its middle; that of the other waits for its first games. */
const cupOf = (league: number, monday: string): Cup => {
  const name = `${LEAGUE_NAMES[league]} Cup`
  if (league > 0) return { name, teams: 4, games: [] }
  const evening = (weeks: number, slot: number) => ({
    date: daysAfter(weeksAfter(monday, weeks), CUP_EVENING),
    time: slot === 0 ? '17:00' : '18:15',
    location: placeOfSlot(slot).location,
  })
  const games: readonly CupGame[] = [
    { matchup: 'r1-1', ...evening(-1, 0), score: { home: 68, away: 61 } },
    { matchup: 'r1-3', ...evening(-1, 1), score: { home: 55, away: 59 } },
    { matchup: 'r2-0', ...evening(1, 0), score: null },
  ]
  return { name, teams: TEAMS_OF_LEAGUE, games }
}

/**
 * What the demo is at a moment of its own time zone: a season that is over, and one that began six weeks ago and is played as far as
 * the clock says. Everything that has a date is on weeks that begin on Monday, counted from that of today.
 */
export const demoPlan = (now: Slot, generated: readonly DemoRound[] = generatedRounds()): DemoPlan => {
  const monday = mondayOf(now.date)
  const past = weeksAfter(monday, -PAST_BEGAN_WEEKS_AGO)
  const present = weeksAfter(monday, -PRESENT_BEGAN_WEEKS_AGO)
  const rounds = pastRounds()
  const league = (name: string, i: number): LeaguePlan => {
    const evening = EVENINGS[i] ?? 0
    const firstDay = daysAfter(present, evening)
    const firstPast = daysAfter(past, evening)
    return {
      name,
      past: {
        weeks: withDates(rounds, firstPast, now),
        final: { date: weeksAfter(firstPast, rounds.length), ...placeOfSlot(1) },
      },
      present: {
        firstDay,
        weekOff: weeksAfter(firstDay, WEEK_OFF),
        byes: weeksAfter(firstDay, WEEKS),
        weeks: withDates(generated, firstDay, now),
      },
      cup: cupOf(i, monday),
    }
  }
  return { past: seasonOf(past, rounds.length + 1), present: seasonOf(present, WEEKS + 1), leagues: LEAGUE_NAMES.map(league) }
}
