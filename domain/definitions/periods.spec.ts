import { specification } from '../testing/specification'
import { created, deleted } from '../organizations/organizations.examples'
import { baseball } from '../sports/baseball/baseball'
import { BASKETBALL } from '../sports/sports'
import { FINAL_PERIOD } from '../games/periods'
import { addPeriod, MOST_PERIODS, resetList, setOrder, setVisibility } from './decide'
import type { PeriodFact } from './events'
import { definitionStream, type DefinitionStreamFact, type OrganizationDefinitions } from './state'

const given = specification<OrganizationDefinitions, DefinitionStreamFact>(definitionStream.initial, definitionStream.evolve)
const organizationCreated = created() as DefinitionStreamFact
const periods = (...history: PeriodFact[]) => given(organizationCreated, ...history)

const place = { organization: 1, sport: BASKETBALL }
const DEFAULTS = [1, 2, 3, 4, 5]
const [Q1, OT, SHOOT_OUT, OT2] = [1, 5, 101, 102]

const added = (period: number, name = 'Shoot-out'): PeriodFact => ({ type: 'PeriodAdded', data: { ...place, period, name } })
const visibilitySet = (period: number, is: boolean): PeriodFact => ({
  type: 'PeriodVisibilitySet',
  data: { ...place, period, was: !is, is },
})
const ordered = (...ids: number[]): PeriodFact => ({ type: 'PeriodsOrdered', data: { ...place, periods: ids } })
const wasReset = (hidden: number[] = [], removed: number[] = []): PeriodFact => ({
  type: 'PeriodsReset',
  data: { ...place, hidden, removed },
})

const add =
  (period: number, name = 'Shoot-out', sport = BASKETBALL) =>
  (state: OrganizationDefinitions) =>
    addPeriod(state, { ...place, sport, period, name })
const hide =
  (period: number, hidden = true) =>
  (state: OrganizationDefinitions) =>
    setVisibility(state, { organization: 1, kind: 'period', id: period, hidden })
const order =
  (...ids: number[]) =>
  (state: OrganizationDefinitions) =>
    setOrder(state, { organization: 1, kind: 'period', order: ids })
const reset =
  (...used: number[]) =>
  (state: OrganizationDefinitions) =>
    resetList(state, { ...place, kind: 'period', used: new Set(used) })

describe('A period of an organization', () => {
  it('is added by a name, trimmed', () => periods().when(add(SHOOT_OUT, '  Shoot-out ')).then(added(SHOOT_OUT)))

  it('added again changes nothing', () => periods(added(SHOOT_OUT)).when(add(SHOOT_OUT)).thenNothing())

  it.each(['', '  '])('needs a name: %j', name =>
    periods().when(add(SHOOT_OUT, name)).thenRefused('invalid', 'Period Name is required.'),
  )

  it('has a short name', () =>
    periods()
      .when(add(SHOOT_OUT, 'x'.repeat(31)))
      .thenRefused('invalid', 'Period Name can have at most 30 characters.'))

  it.each(['OT', ' ot '])('has a name of its own: %j', name =>
    periods().when(add(SHOOT_OUT, name)).thenRefused('conflict', `A period named ${name.trim()} already exists.`),
  )

  it.each(['Final', 'FINAL '])('is not called %j', name =>
    periods().when(add(SHOOT_OUT, name)).thenRefused('conflict', 'Final is the final score. No other period can have this name.'),
  )

  it('may take the name of one that was removed', () =>
    periods(added(SHOOT_OUT), wasReset([], [SHOOT_OUT]))
      .when(add(OT2, 'Shoot-out'))
      .then(added(OT2)))

  it('belongs to a sport that there is', () =>
    periods()
      .when(add(SHOOT_OUT, 'Set 1', 99))
      .thenRefused('not-found', 'Sport not found'))

  it(`is one of ${MOST_PERIODS} at most`, () =>
    periods(...Array.from({ length: MOST_PERIODS - DEFAULTS.length }, (_, i) => added(200 + i, `P${i}`)))
      .when(add(SHOOT_OUT))
      .thenRefused('conflict', 'A sport has at most 30 periods.'))
})

describe('The periods of another sport', () => {
  const innings = baseball.periods.map(({ id }) => id)

  it('are its own', () => {
    const twelfth: PeriodFact = { type: 'PeriodAdded', data: { ...place, sport: baseball.id, period: 101, name: '12th' } }
    periods()
      .when(add(101, '12th', baseball.id))
      .then(twelfth)
    periods(twelfth)
      .when(order(...innings, 101))
      .thenNothing()
    periods(twelfth)
      .when(order(...DEFAULTS))
      .thenNothing()
  })

  it('are reset by themselves', () => {
    const reversed: PeriodFact = {
      type: 'PeriodsOrdered',
      data: { ...place, sport: baseball.id, periods: innings.toReversed() },
    }
    const resetInnings = (state: OrganizationDefinitions) =>
      resetList(state, { organization: 1, kind: 'period', sport: baseball.id, used: new Set() })
    periods(reversed)
      .when(resetInnings)
      .then({ type: 'PeriodsReset', data: { organization: 1, sport: baseball.id, hidden: [], removed: [] } })
    periods(reversed).when(reset()).thenNothing()
  })
})

describe('The visibility of a period', () => {
  it('is set once', () => {
    periods().when(hide(OT)).then(visibilitySet(OT, true))
    periods(visibilitySet(OT, true)).when(hide(OT)).thenNothing()
    periods(visibilitySet(OT, true)).when(hide(OT, false)).then(visibilitySet(OT, false))
  })

  it('of an own period is set as well', () =>
    periods(added(SHOOT_OUT)).when(hide(SHOOT_OUT)).then(visibilitySet(SHOOT_OUT, true)))

  it('of Final is not set', () =>
    periods().when(hide(FINAL_PERIOD)).thenRefused('conflict', 'Final is the final score and is always shown.'))

  it('needs a period', () => periods().when(hide(99)).thenRefused('not-found', 'Period not found'))
})

describe('The order of the periods', () => {
  const otFirst = [OT, 1, 2, 3, 4]

  it('is the whole list', () =>
    periods()
      .when(order(...otFirst))
      .then(ordered(...otFirst)))

  it('may name Final, which stays last', () =>
    periods()
      .when(order(FINAL_PERIOD, ...otFirst))
      .then(ordered(...otFirst)))

  it('that is the same changes nothing', () =>
    periods(ordered(...otFirst))
      .when(order(...otFirst))
      .thenNothing())

  it.each([
    ['one is missing', [1, 2, 3, 4]],
    ['one is named twice', [1, 1, 2, 3, 4]],
    ['an own one is missing', DEFAULTS],
    ['it is empty', []],
  ])('is refused where %s', (_, ids) =>
    periods(added(SHOOT_OUT))
      .when(order(...ids))
      .thenRefused('conflict', 'The order must name every period of the sport once.'),
  )
})

describe('Periods that are reset', () => {
  it('are the default ones in their order, all shown', () => {
    periods(ordered(OT, 1, 2, 3, 4), visibilitySet(Q1, true))
      .when(reset())
      .then(wasReset())
    periods(ordered(OT, 1, 2, 3, 4), wasReset())
      .when(order(...DEFAULTS))
      .thenNothing()
    periods(visibilitySet(Q1, true), wasReset()).when(hide(Q1, false)).thenNothing()
  })

  it('lose own ones that hold no score, and hide those that do', () =>
    periods(added(SHOOT_OUT), added(OT2, 'OT2'))
      .when(reset(OT2))
      .then(wasReset([OT2], [SHOOT_OUT])))

  it('keep what was hidden so, at the end', () =>
    periods(added(SHOOT_OUT), added(OT2, 'OT2'), wasReset([OT2], [SHOOT_OUT]))
      .when(order(OT2, ...DEFAULTS))
      .then(ordered(OT2, ...DEFAULTS)))

  it('that are the default change nothing', () => {
    periods().when(reset()).thenNothing()
    periods(added(OT2, 'OT2'), wasReset([OT2]))
      .when(reset(OT2))
      .thenNothing()
  })
})

describe('The periods of an organization that is not there', () => {
  it.each([
    ['added', add(SHOOT_OUT)],
    ['hidden', hide(Q1)],
    ['ordered', order(OT, 1, 2, 3, 4)],
    ['reset', reset()],
  ])('are not %s', (_, command) => {
    given().when(command).thenRefused('not-found', 'Organization not found')
    given(organizationCreated, deleted() as DefinitionStreamFact)
      .when(command)
      .thenRefused('not-found', 'Organization not found')
  })
})
