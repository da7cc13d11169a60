import { FIBA_RULES, type CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'
import { setCourtsideRules } from '@fullcourt/domain/leagues/decide-courtside-rules'
import { drawLots, setOrderRule } from '@fullcourt/domain/leagues/decide-order-rule'
import { setPlayOffPlaces } from '@fullcourt/domain/leagues/decide-play-off-places'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { DEFAULT_ORDER_RULE, type OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'

const POINTS: OrderRule = {
  steps: [
    { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 },
    { step: 'headToHead' },
    { step: 'difference', among: false, cap: 20 },
    { step: 'lot' },
  ],
  ranking: 4,
  restarts: true,
}
const BY_LOT: OrderRule = { steps: [{ step: 'percentage' }, { step: 'lot' }], ranking: 2, restarts: false }

const WITH_CLOCK: CourtsideRules = { ...FIBA_RULES, bonusFouls: 7, clock: 'countdown', periodMinutes: 12, keepsMinutes: true }

const withLeague = (installation: Installation, which: number, run: (place: LeaguePlace) => void): void => {
  const place = choose(installation.leagues, which)
  if (place) run(place)
}

/** How tables are ordered, lots, how many teams go on, and by which rules games are scored. */
export const orderRuleCommands: readonly WeightedCommand[] = [
  command(
    'set the order of a table',
    3,
    fc.tuple(pick, fc.constantFrom(POINTS, BY_LOT, DEFAULT_ORDER_RULE, null)),
    (installation, [which, rule]) =>
      withLeague(installation, which, place =>
        installation.log.decide(seasonStream, place.season, state => setOrderRule(state, { ...place, rule })),
      ),
  ),
  command(
    'say how many teams go on to the play-offs',
    2,
    fc.tuple(pick, fc.constantFrom(2, 4, null)),
    (installation, [which, places]) =>
      withLeague(installation, which, place =>
        installation.log.decide(seasonStream, place.season, state => setPlayOffPlaces(state, { ...place, places })),
      ),
  ),
  command(
    'set the rules beside the court',
    2,
    fc.tuple(pick, fc.constantFrom(FIBA_RULES, WITH_CLOCK)),
    (installation, [which, rules]) =>
      withLeague(installation, which, place =>
        installation.log.decide(seasonStream, place.season, state => setCourtsideRules(state, { ...place, rules })),
      ),
  ),
  command('draw lots', 5, fc.tuple(pick, pick), (installation, [which, by]) =>
    withLeague(installation, which, place => {
      const entries = [...installation.contents(place.season).entries.values()].filter(({ league }) => league === place.league)
      const turn = by % (entries.length || 1)
      const drawn = [...entries.slice(turn), ...entries.slice(0, turn)].map(({ id, team }) => ({ entry: id, team }))
      const { orderRule } = installation.contents(place.season).leagues.find(({ id }) => id === place.league) ?? {}
      if (!orderRule?.steps.some(({ step }) => step === 'lot'))
        installation.log.decide(seasonStream, place.season, state => setOrderRule(state, { ...place, rule: BY_LOT }))
      installation.log.decide(seasonStream, place.season, state => drawLots(state, { ...place, drawn }))
    }),
  ),
]
