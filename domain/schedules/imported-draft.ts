import { groupBy } from '../facts/group-by'
import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import type { GameId, PlanId, TeamId } from '../ids/kinds'
import { defaultDetails, MOST_GAMES_A_DAY, MOST_SLOTS, MOST_TIMES_A_DAY, MOST_WEEKS } from './details'
import { gamesOfPlan } from './draft-decisions'
import type { GenerationPlan, PlannedGame, ScheduleDetails, ScheduleFact, SchedulePlace } from './events'
import { weekOfDate } from './generation/problem'
import { planWeeks } from './generation-input'
import type { LeagueSchedules } from './state'
import { countSlots, weeksUntil } from './weeks'

/** As many as the largest schedule that is generated has. */
export const MOST_IMPORTED = 2_500

type Dated = Pick<PlannedGame, 'date' | 'time' | 'home' | 'away'>

const NAME = 'Imported games'

const datesOf = (games: readonly Dated[]): readonly string[] => [...new Set(games.map(({ date }) => date))].toSorted()

const weeksOf = (dates: readonly string[]): number => weeksUntil(dates[0] ?? '', dates.at(-1) ?? '')

/** Why games of files cannot be a draft together; undefined where they can. */
export const importedDraftFault = (games: readonly Dated[]): Refusal | undefined => {
  if (games.length === 0) return undefined
  if (games.length > MOST_IMPORTED)
    return refuse('invalid', `A draft holds at most ${MOST_IMPORTED} games: these files have ${games.length} games to come.`)
  const weeks = weeksOf(datesOf(games))
  return weeks > MOST_WEEKS
    ? refuse('invalid', `A draft holds at most ${MOST_WEEKS} weeks: the games to come are played in ${weeks}.`)
    : undefined
}

const mostAtOnce = (keys: readonly string[]): number => Math.max(0, ...groupBy(keys, key => key).map(same => same.length))

/** Each time as often as games begin then on one day. */
const timesOf = (games: readonly Dated[]): readonly string[] => {
  const timed = games.flatMap(({ date, time }) => (time === null ? [] : [{ date, time }]))
  return groupBy(timed, ({ time }) => time)
    .flatMap(same => Array.from({ length: mostAtOnce(same.map(({ date }) => date)) }, () => same[0].time))
    .toSorted()
}

/** What a schedule of these games would have been made from, so that its report can judge them; no times where those are too many. */
const detailsOf = (name: string, games: readonly Dated[]): ScheduleDetails => {
  const dates = datesOf(games)
  const startDate = dates[0] ?? ''
  const numWeeks = weeksOf(dates)
  const weeks = planWeeks({ ...defaultDetails, name, startDate, numWeeks })
  const weeklyDates = weeks.map((_, week) => dates.filter(date => weekOfDate(weeks, date) === week))
  const maxPerDay = mostAtOnce(games.flatMap(({ date, home, away }) => [`${date} ${home}`, `${date} ${away}`]))
  const details = {
    ...defaultDetails,
    name,
    startDate,
    numWeeks,
    weeklyDates,
    maxPerDay: Math.min(Math.max(1, maxPerDay), MOST_GAMES_A_DAY),
  }
  const timeSlots = timesOf(games)
  const isMeasurable = timeSlots.length <= MOST_TIMES_A_DAY && countSlots({ ...details, timeSlots }) <= MOST_SLOTS
  return isMeasurable ? { ...details, timeSlots } : details
}

/** `Imported games`, or with the next number where the league has such a schedule. */
const freeName = ({ schedules }: LeagueSchedules): string => {
  const taken = new Set([...schedules.values()].filter(({ deletion }) => deletion === null).map(({ details }) => details.name))
  const numbered = Array.from({ length: taken.size }, (_, at) => `${NAME} ${at + 2}`)
  return [NAME, ...numbered].find(name => !taken.has(name)) ?? NAME
}

type DraftImportedGames = {
  readonly place: SchedulePlace
  readonly plan: PlanId
  readonly teams: GenerationPlan['teams']
  readonly games: readonly PlannedGame[]
}

/** Makes games of files a draft, in a schedule of their own (docs/decisions/imports.md#games-as-a-draft). */
export const draftImportedGames = (
  state: LeagueSchedules,
  { place, plan, teams, games }: DraftImportedGames,
): Decision<ScheduleFact> => {
  if (games.length === 0 || state.schedules.has(place.schedule)) return nothing
  const fault = importedDraftFault(games)
  if (fault) return fault
  const details = detailsOf(freeName(state), games)
  const byDate = games.toSorted((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))
  const of = planWeeks(details)
  const byDay = new Map(groupBy(byDate, ({ date }) => date).map(same => [same[0].date, same]))
  const weeks = of.map(({ startsOn: date }, week) => {
    const here = [...byDay].flatMap(([day, same]) => (weekOfDate(of, day) === week ? same : []))
    const playing = new Set<TeamId>(here.flatMap(({ home, away }) => [home, away]))
    return { date, games: here, byes: teams.map(({ team }) => team).filter(team => !playing.has(team)) }
  })
  const planned = { unplaced: [], keeps: [], replaces: [], replacesPlayed: false, seed: details.seed }
  return facts(
    { type: 'ScheduleCreated', data: { ...place, details } },
    { type: 'ScheduleDrafted', data: { ...place, plan, teams, weeks, ...planned, was: null } },
  )
}

/** A game of a draft that a schedule has now, and the plan of that. */
export type GameInDraft = { readonly planned: GenerationPlan; readonly game: PlannedGame }

/** The games of all drafts of a league. */
export const gamesInDrafts = ({ schedules }: Pick<LeagueSchedules, 'schedules'>): ReadonlyMap<GameId, GameInDraft> => {
  const plans = [...schedules.values()].flatMap(({ deletion, draft, drafts }) =>
    deletion === null && draft !== null ? (drafts.get(draft)?.planned ?? []) : [],
  )
  return new Map(plans.flatMap(planned => gamesOfPlan(planned).map(game => [game.game, { planned, game }] as const)))
}
