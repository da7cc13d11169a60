import { daysAfter } from '@fullcourt/domain/facts/days'
import type { PlanSlot, ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import { seededRandom } from '@fullcourt/domain/schedules/generation/random'

/** A league to be scheduled: how large it is, and which share of its slots each team cannot play at. */
export type Case = { readonly teams: number; readonly weeks: number; readonly away: number }

const FIRST_SUNDAY = '2026-01-04'
const MOST_WEEKS = 20
const SIZES = [4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 30, 40]
const SHARES_AWAY = [0, 0.1, 0.2, 0.4]

/** A single round robin of each size, of at most 20 weeks, free and with a share of the slots unavailable. */
export const CASES: readonly Case[] = SIZES.flatMap(teams => {
  const weeks = Math.min(MOST_WEEKS, teams % 2 === 0 ? teams - 1 : teams)
  return SHARES_AWAY.map(away => ({ teams, weeks, away }))
})

const timeOf = (slot: number): string => `${String(9 + (slot >> 1)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`

/** A league with exactly as many slots a week as it has games; which ones a team cannot play at is drawn by the seed. */
export const leagueOf = ({ teams, weeks, away }: Case, seed: number): ScheduleInput => {
  const random = seededRandom(seed * 7919 + teams)
  const planned = Array.from({ length: weeks }, (_, week) => {
    const date = daysAfter(FIRST_SUNDAY, 7 * week)
    return {
      startsOn: date,
      slots: Array.from({ length: Math.floor(teams / 2) }, (_, slot): PlanSlot => ({ date, time: timeOf(slot), location: null })),
    }
  })
  const slots = planned.flatMap(week => week.slots)
  return {
    weeks: planned,
    teams: Array.from({ length: teams }, (_, team) => ({
      entry: team + 1,
      unavailable: slots.flatMap(({ date, time }) => (random.share() < away ? [`${date} ${time}`] : [])),
    })),
    weekOffs: [],
    byes: [],
    kept: [],
    others: [],
    season: { from: null, to: null },
    meetings: null,
    maxPerDay: 1,
    seed,
  }
}
