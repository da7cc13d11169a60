import { DEFAULT_ORDER_RULE, type OrderRule } from '../order-rules/order-rule'
import { seededRandom } from '../schedules/generation/random'
import { raceOf, type RaceText } from './race.examples'

const TEAMS = ['Ants', 'Bees', 'Cats', 'Dogs', 'Emus', 'Foxes', 'Geese', 'Hares', 'Ibises', 'Jays']

const share = { step: 'percentage' } as const
const points = { step: 'points', win: 3, tie: 1, loss: 0, forfeit: 0 } as const
const fiba = { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 } as const
const headToHead = { step: 'headToHead' } as const
const among = { step: 'difference', among: true, cap: null } as const
const difference = { step: 'difference', among: false, cap: null } as const

const rule = (...steps: OrderRule['steps']): OrderRule => ({ steps, ranking: steps.length, restarts: false })

/** Rules of all kinds: with and without ties, games among the equal, forfeits and lots. */
const RULES: readonly OrderRule[] = [
  DEFAULT_ORDER_RULE,
  rule(share, headToHead, difference),
  { ...rule(share, headToHead, among, difference), restarts: true },
  rule(points, difference, { step: 'lot' }),
  { ...rule(points, headToHead, among), restarts: true },
  { ...rule(fiba, headToHead, difference), restarts: true },
  rule(points, { step: 'wins' }, { step: 'forfeits' }, { step: 'scored', among: false }),
  rule(share, { step: 'lot' }),
]

export type RandomLeague = { readonly seed: number; readonly left: number; readonly mostTeams: number }

const scored = (home: string | undefined, away: string | undefined, [one, other]: readonly [number, number]) =>
  `${home} ${one}–${other} ${away}`

/** A league somewhere in its season. */
export const randomLeague = ({ seed, left, mostTeams }: RandomLeague): RaceText => {
  const random = seededRandom(seed)
  const teams = TEAMS.slice(0, 3 + random.below(mostTeams - 2))
  const pair = () => {
    const one = random.below(teams.length)
    const other = (one + 1 + random.below(teams.length - 1)) % teams.length
    return [teams[one], teams[other]] as const
  }
  const [tied, forfeited] = [random.below(4) === 0, random.below(3) === 0]
  const played = Array.from({ length: random.below(4 * teams.length) }, () => {
    const [home, away] = pair()
    if (forfeited && random.below(6) === 0) return `${home} forfeit ${away}`
    const [one, other] = [50 + random.below(4), 50 + random.below(4)]
    return scored(home, away, [one, one === other && !tied ? other + 1 : other])
  })
  return {
    teams: teams.join(' '),
    played,
    left: Array.from({ length: left }, () => {
      const [home, away] = pair()
      return `${home} ${random.below(8) === 0 ? 'Elsewhere' : away}`
    }),
    places: 1 + random.below(teams.length - 1),
    rule: RULES[random.below(RULES.length)] ?? DEFAULT_ORDER_RULE,
    lots: random.below(2) === 0 ? [] : [teams.map((_, at) => teams.length - at)],
  }
}

/** The league after all games: some teams won all that they could, others lost all, so that the ends are far from each other. */
export const finished = ({ left = [], played = [], ...league }: RaceText, seed: number) => {
  const random = seededRandom(seed)
  const strengths = new Map([...TEAMS, 'Elsewhere'].map(team => [team, random.below(5)]))
  const results = left.map(game => {
    const [home = '', away = ''] = game.split(' ')
    const better = (strengths.get(home) ?? 0) - (strengths.get(away) ?? 0) || random.below(2) - 0.5
    const points = 50 + random.below(20)
    return scored(home, away, better > 0 ? [points + 1, points] : [points, points + 1 + random.below(30)])
  })
  return raceOf({ ...league, played: [...played, ...results] })
}
