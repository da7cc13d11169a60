import type { OrderStep } from '../order-rules/order-rule'
import { isAmongEqual } from '../order-rules/order-rule'
import { orderTable } from '../standings/table-order'
import type { TableRecord } from '../standings/table-record'
import { gamesLeft, type PlayOffRace } from './race'
import { rowsAt, type SeasonEnd } from './season-end'
import { compareTallies, tallySteps } from './tallies'

/** How many teams are surely above a team, and how many are not surely below it: whose order only scores decide are neither. */
export type SettledPlace = { readonly above: number; readonly notBelow: number }

const leftAmong = (teams: readonly TableRecord[]) =>
  teams.reduce((sum, { against }) => sum + teams.reduce((games, { entry }) => games + (against.get(entry)?.toPlay ?? 0), 0), 0)

/** Results say how a step compares teams, or their scores do and all of these are known. */
export const isSettled = (step: OrderStep, teams: readonly TableRecord[]): boolean => {
  switch (step.step) {
    case 'percentage':
    case 'points':
    case 'losses':
    case 'wins':
    case 'headToHead':
    case 'lot':
      return true
    case 'difference':
    case 'scored':
    case 'conceded':
    case 'forfeits':
      return isAmongEqual(step) ? leftAmong(teams) === 0 : teams.every(team => gamesLeft(team) === 0)
  }
}

/** The places of teams whom the tallies leave equal, among themselves. */
const placesAmong = (race: PlayOffRace, equal: readonly number[], end: SeasonEnd): ReadonlyMap<number, SettledPlace> => {
  const places = orderTable(rowsAt(race, equal, end), race.order, {
    equalBefore: tallySteps(race.order.rule).length,
    isSettled,
  })
  const teamOf = new Map(equal.map(team => [race.rows[team]?.entry, team]))
  const ends = places.flatMap(({ toNext }, at) => (toNext === null || toNext.at !== null ? [at + 1] : []))
  return new Map(
    places.map(({ row }, at) => {
      const notBelow = (ends.find(end => end > at) ?? places.length) - 1
      const above = ends.findLast(end => end <= at) ?? 0
      return [teamOf.get(row.entry) ?? -1, { above, notBelow }]
    }),
  )
}

/** The place of a team at the end of a season, among so many teams that are surely above it and those of whom that is to be seen. */
export const placeAt = (
  race: PlayOffRace,
  team: number,
  { others, end }: { readonly others: readonly number[]; readonly end: SeasonEnd },
): SettledPlace => {
  const steps = tallySteps(race.order.rule)
  const own = end.tallies[team]
  const compared = others.map(other => {
    const tally = end.tallies[other]
    return own && tally ? compareTallies(steps, tally, own) : 1
  })
  const above = compared.filter(sign => sign < 0).length
  const equal = others.filter((_, at) => compared[at] === 0)
  if (equal.length === 0) return { above, notBelow: above }
  const among = placesAmong(race, [team, ...equal], end).get(team) ?? { above: 0, notBelow: equal.length }
  return { above: above + among.above, notBelow: above + among.notBelow }
}

/** What an end of the season is for a team: it goes on or not, or that is open, since scores decide it. */
export type EndResult = 'in' | 'out' | 'open'

const resultOf = ({ above, notBelow }: SettledPlace, places: number): EndResult =>
  notBelow < places ? 'in' : above >= places ? 'out' : 'open'

/** What an end of the season is for each team of a table, in the order of its rows. */
export const resultsAtEnd = (race: PlayOffRace, end: SeasonEnd): readonly EndResult[] => {
  const { places, order } = race
  const steps = tallySteps(order.rule)
  const compared = (one: number, other: number) => {
    const [own, their] = [end.tallies[one], end.tallies[other]]
    return own && their ? compareTallies(steps, own, their) : 0
  }
  const sorted = end.tallies.map((_, team) => team).sort(compared)
  const last = sorted[places - 1] ?? 0
  const equal = sorted.filter(team => compared(team, last) === 0)
  const before = sorted.indexOf(equal[0] ?? 0)
  const isCut = before + equal.length > places
  const among = isCut ? placesAmong({ ...race, places: places - before }, equal, end) : undefined
  return end.tallies.map((_, team): EndResult => {
    const place = among?.get(team)
    if (place) return resultOf(place, places - before)
    return sorted.indexOf(team) < places ? 'in' : 'out'
  })
}
