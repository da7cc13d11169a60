import { helpers } from 'brackets-manager'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import type { PlanGame, PlanSlot, ScheduleInput } from '@fullcourt/domain/schedules/generation/input'

type Pair = readonly [home: number, away: number]

/** A way to make a schedule: its games, by whatever rule it has. */
export type Method = { readonly name: string; readonly schedule: (input: ScheduleInput) => readonly PlanGame[] }

const ours = (input: ScheduleInput): readonly PlanGame[] => generateSchedule(input)?.weeks.flatMap(({ games }) => games) ?? []

/** The circle as it is in every textbook: the first team stays, the others move on by one place; the upper row is at home. */
const circleRounds = (entries: readonly number[]): readonly (readonly Pair[])[] => {
  const places: (number | null)[] = entries.length % 2 === 0 ? [...entries] : [...entries, null]
  return places.slice(1).map((_, round) => {
    const moving = places.slice(1)
    const turned = moving.map((_, place) => moving[(place + round) % moving.length] ?? null)
    const row = [places[0] ?? null, ...turned]
    return row.slice(0, row.length / 2).flatMap((home, i): Pair[] => {
      const away = row.at(-1 - i)
      return home == null || away == null ? [] : [[home, away]]
    })
  })
}

const isAway = ({ teams }: ScheduleInput, entry: number, { date, time }: PlanSlot): boolean =>
  teams.some(team => team.entry === entry && (team.unavailable.includes(time) || team.unavailable.includes(`${date} ${time}`)))

/** Plays a list of rounds week by week: each game in the first slot left at which both teams can play, or not at all. */
const inWeeks =
  (roundsOf: (entries: readonly number[]) => readonly (readonly Pair[])[]) =>
  (input: ScheduleInput): readonly PlanGame[] => {
    const rounds = roundsOf(input.teams.map(({ entry }) => entry))
    return input.weeks.flatMap(({ slots }, week) => {
      const left = [...slots]
      return (rounds[week % rounds.length] ?? []).flatMap(([home, away]) => {
        const at = left.findIndex(slot => !isAway(input, home, slot) && !isAway(input, away, slot))
        const [slot] = at < 0 ? [] : left.splice(at, 1)
        return slot ? [{ home, away, ...slot }] : []
      })
    })
  }

export const METHODS: readonly Method[] = [
  { name: 'ours', schedule: ours },
  { name: 'plain circle', schedule: inWeeks(circleRounds) },
  { name: 'brackets-manager', schedule: inWeeks(entries => helpers.makeRoundRobinMatches([...entries])) },
]
