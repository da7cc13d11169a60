import { DEFAULT_ORDER_RULE, type OrderRule } from '../order-rules/order-rule'
import { recordsOf, type NamedRecord } from '../standings/table.examples'
import type { PlayOffRace } from './race'

type NamedRace = PlayOffRace & { readonly rows: readonly NamedRecord[] }

export type RaceText = {
  /** All teams, so that they are in the table in this order before anything was played. */
  readonly teams: string
  /** `Hawks 61–58 Owls`, one after the other. */
  readonly played?: readonly string[]
  /** `Hawks Owls`: each is a game that is left; a team that is not in the table plays in another one. */
  readonly left?: readonly string[]
  readonly places: number
  readonly rule?: OrderRule
  readonly lots?: readonly (readonly number[])[]
}

/** A race as text: entries are counted from 1, in the order of the teams. */
export const raceOf = ({ teams, played = [], left = [], places, rule = DEFAULT_ORDER_RULE, lots = [] }: RaceText): NamedRace => {
  const names = teams.split(' ')
  const entryOf = (name: string | undefined) => (name && names.includes(name) ? names.indexOf(name) + 1 : 99)
  const records = recordsOf(...played)
  const nameAt = new Map(records.map(({ entry, name }) => [entry, name]))
  const games = left.map(game => game.split(' '))
  const rows = names.map((name, at): NamedRecord => {
    const none = { name, entry: at + 1, wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0, against: new Map() }
    const record = records.find(one => one.name === name) ?? none
    const against = new Map([...record.against].map(([entry, met]) => [entryOf(nameAt.get(entry)), met] as const))
    for (const game of games.filter(sides => sides.includes(name))) {
      const other = entryOf(game.find(side => side !== name))
      const met = against.get(other) ?? { wins: 0, losses: 0 }
      against.set(other, { ...met, toPlay: (met.toPlay ?? 0) + 1 })
    }
    return { ...record, entry: at + 1, against }
  })
  return { rows, places, order: { rule, lots } }
}
