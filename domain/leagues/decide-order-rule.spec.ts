import { DEFAULT_ORDER_RULE, type OrderRule, type OrderStep } from '../order-rules/order-rule'
import { added, deleted, drawLots, given, leagueAt, setOrderRule, SUNDAY } from './leagues.examples'
import type { LeagueFact } from './events'

const POINTS = { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 } as const
const rule = (...steps: readonly OrderStep[]): OrderRule => ({ steps, ranking: steps.length, restarts: false })
const WITH_LOT = rule(POINTS, { step: 'lot' })

const ruleSet = (was: OrderRule | null, is: OrderRule | null): LeagueFact => ({
  type: 'LeagueOrderRuleSet',
  data: { ...leagueAt(SUNDAY), was, is },
})
const lotsDrawn = (...entries: readonly number[]): LeagueFact => ({
  type: 'LotsDrawn',
  data: { ...leagueAt(SUNDAY), entries, teams: entries.map(entry => entry + 10) },
})

describe('The order of a table', () => {
  it('is chosen as a whole, and says what it was', () => {
    given(added(SUNDAY)).when(setOrderRule(WITH_LOT)).then(ruleSet(null, WITH_LOT))
    given(added(SUNDAY), ruleSet(null, WITH_LOT)).when(setOrderRule(null)).then(ruleSet(WITH_LOT, null))
  })

  it('that is so already is not chosen again, and the one of the specification is none of its own', () => {
    given(added(SUNDAY), ruleSet(null, WITH_LOT)).when(setOrderRule(WITH_LOT)).thenNothing()
    given(added(SUNDAY)).when(setOrderRule(DEFAULT_ORDER_RULE)).thenNothing()
  })

  it('is of a league that is there', () =>
    given(added(SUNDAY), deleted(SUNDAY)).when(setOrderRule(WITH_LOT)).thenRefused('not-found'))

  it.each<[string, OrderRule]>([
    ['no step', rule()],
    ['a first step that is neither points nor the share of games won', rule({ step: 'headToHead' })],
    ['one step twice', rule(POINTS, { step: 'wins' }, { step: 'wins' })],
    ['a step after the lots', rule(POINTS, { step: 'lot' }, { step: 'wins' })],
    ['a cap of nothing', rule(POINTS, { step: 'difference', among: false, cap: 0 })],
    ['a loss that is worth as much as a win', rule({ ...POINTS, loss: 2 })],
    ['a forfeit that is worth more than a loss', rule({ ...POINTS, forfeit: 2 })],
    ['half a point', rule({ ...POINTS, tie: 0.5 })],
    ['ranks by more steps than there are', { ...rule(POINTS), ranking: 2 }],
    ['ranks by no step', { ...rule(POINTS), ranking: 0 }],
  ])('with %s is refused', (_, wrong) => given(added(SUNDAY)).when(setOrderRule(wrong)).thenRefused('invalid'))

  it('may look at a difference twice: of all games, and of those against each other', () => {
    const both = rule(POINTS, { step: 'difference', among: true, cap: 20 }, { step: 'difference', among: false, cap: null })
    given(added(SUNDAY)).when(setOrderRule(both)).then(ruleSet(null, both))
  })
})

describe('Lots', () => {
  const withLots = [added(SUNDAY), ruleSet(null, WITH_LOT)]

  it('are written down in the order in which they came', () =>
    given(...withLots)
      .when(drawLots(4, 2))
      .then(lotsDrawn(4, 2)))

  it('are drawn once, also of some of those among whom they were drawn', () => {
    given(...withLots, lotsDrawn(4, 2, 7))
      .when(drawLots(2, 4))
      .thenRefused('conflict')
    given(...withLots, lotsDrawn(4, 2))
      .when(drawLots(4, 2, 7))
      .then(lotsDrawn(4, 2, 7))
  })

  it('are not drawn of one team, nor where the rule has none', () => {
    given(...withLots)
      .when(drawLots(4))
      .thenRefused('invalid')
    given(added(SUNDAY)).when(drawLots(4, 2)).thenRefused('conflict')
  })
})
