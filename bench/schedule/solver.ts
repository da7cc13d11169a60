import type { PlanGame, ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import loadHighs from 'highs'

type Highs = Awaited<ReturnType<typeof loadHighs>>
type Place = { readonly home: number; readonly away: number; readonly slot: number; readonly week: number }

/** What a solver made of a league: its games, and whether it proved that none are better. */
export type Solved = { readonly games: readonly PlanGame[]; readonly status: string }

const isAway = ({ unavailable }: ScheduleInput['teams'][number], { date, time }: { date: string; time: string }) =>
  unavailable.includes(time) || unavailable.includes(`${date} ${time}`)

/** Every game that is possible: two teams at a slot at which both can play. */
const placesOf = ({ teams, weeks }: ScheduleInput): Place[] => {
  let slotsBefore = 0
  return weeks.flatMap(({ slots }, week) => {
    const from = slotsBefore
    slotsBefore += slots.length
    return slots.flatMap((slot, at) => {
      const here = teams.flatMap((team, i) => (isAway(team, slot) ? [] : [i]))
      return here.flatMap((home, i) => here.slice(i + 1).map(away => ({ home, away, slot: from + at, week })))
    })
  })
}

const atMostOne = (places: readonly Place[], keysOf: (place: Place) => readonly string[]): string[] => {
  const groups = new Map<string, string[]>()
  places.forEach((place, i) => {
    for (const key of keysOf(place)) groups.set(key, [...(groups.get(key) ?? []), `x${i}`])
  })
  return [...groups.values()].map(variables => `${variables.join(' + ')} <= 1`)
}

/** As many games as possible: a slot has one, a team one a week, a pair one at all. */
const placingModel = (places: readonly Place[]): string =>
  [
    'Maximize',
    places.map((_, i) => `x${i}`).join(' + '),
    'Subject To',
    ...atMostOne(places, ({ slot }) => [`${slot}`]),
    ...atMostOne(places, ({ week, home, away }) => [`${week} ${home}`, `${week} ${away}`]),
    ...atMostOne(places, ({ home, away }) => [`${home} ${away}`]),
    'Binary',
    places.map((_, i) => `x${i}`).join(' '),
    'End',
  ].join('\n')

type TeamGames = { readonly team: number; readonly variables: readonly string[]; readonly negated: readonly boolean[] }

/** `h3` is 1 where the first team of game 3 is at home; the second team sees 1 − h3. */
const gamesOfTeams = (teams: number, games: readonly Place[]): TeamGames[] =>
  Array.from({ length: teams }, (_, team) => {
    const own = games.flatMap(({ home, away }, i) => (home === team || away === team ? [{ i, negated: away === team }] : []))
    return { team, variables: own.map(({ i }) => `h${i}`), negated: own.map(({ negated }) => negated) }
  })

/** The fewest breaks of given games whose home and away games are level: each break costs 1. */
const sidesModel = (teams: number, games: readonly Place[]): string => {
  const breaks: string[] = []
  const rules = gamesOfTeams(teams, games).flatMap(({ team, variables, negated }) => {
    const sum = variables.map((variable, i) => `${negated[i] ? '-' : '+'} ${variable}`).join(' ')
    const shift = negated.filter(Boolean).length
    const level = [
      `${sum} >= ${Math.floor(variables.length / 2) - shift}`,
      `${sum} <= ${Math.ceil(variables.length / 2) - shift}`,
    ]
    const inARow = variables.slice(1).flatMap((variable, i) => {
      const name = `b${team}_${i}`
      breaks.push(name)
      const [a, b] = [negated[i] ? -1 : 1, negated[i + 1] ? -1 : 1]
      const constant = (a < 0 ? 1 : 0) + (b < 0 ? 1 : 0)
      const both = `${a < 0 ? '-' : '+'} ${variables[i]} ${b < 0 ? '-' : '+'} ${variable}`
      return [`${both} - ${name} <= ${1 - constant}`, `${both} + ${name} >= ${1 - constant}`]
    })
    return variables.length === 0 ? [] : [...level, ...inARow]
  })
  const homes = games.map((_, i) => `h${i}`)
  return [
    'Minimize',
    breaks.join(' + ') || '0 h0',
    'Subject To',
    ...rules,
    'Binary',
    [...homes, ...breaks].join(' '),
    'End',
  ].join('\n')
}

const valuesOf = (highs: Highs, model: string, seconds: number) => {
  const { Status, Columns } = highs.solve(model, { time_limit: seconds, output_flag: false })
  const isOne = (name: string) => {
    const column = Columns[name]
    return column !== undefined && 'Primal' in column && (column.Primal ?? 0) > 0.5
  }
  return { status: Status, isOne }
}

/** Gives a league to HiGHS in two steps, who meets when, then who is at home; each may take so many seconds. */
export const solve = (highs: Highs, input: ScheduleInput, seconds: number): Solved => {
  const places = placesOf(input)
  const placing = valuesOf(highs, placingModel(places), seconds)
  const chosen = places.filter((_, i) => placing.isOne(`x${i}`))
  const sides = chosen.length === 0 ? undefined : valuesOf(highs, sidesModel(input.teams.length, chosen), seconds)
  const slots = input.weeks.flatMap(week => week.slots)
  const games = chosen.flatMap(({ home, away, slot }, i): PlanGame[] => {
    const at = slots[slot]
    const entries = [home, away].map(team => input.teams[team]?.entry ?? 0) as [number, number]
    const [first, second] = sides?.isOne(`h${i}`) ? entries : [entries[1], entries[0]]
    return at ? [{ home: first, away: second, ...at }] : []
  })
  return { games, status: `${placing.status}, ${sides?.status ?? 'none'}` }
}
