import { specification } from '../testing/specification'
import { created, deleted } from '../organizations/organizations.examples'
import { baseball } from '../sports/baseball/baseball'
import { basketball } from '../sports/basketball/basketball'
import { BASKETBALL } from '../sports/sports'
import { setOrder, setVisibility } from './decide'
import type { StatisticFact } from './events'
import { definitionStream, type DefinitionStreamFact, type OrganizationDefinitions } from './state'

const given = specification<OrganizationDefinitions, DefinitionStreamFact>(definitionStream.initial, definitionStream.evolve)
const organizationCreated = created() as DefinitionStreamFact
const statistics = (...history: StatisticFact[]) => given(organizationCreated, ...history)

const organization = 1
const sport = BASKETBALL
const [PTS, AST] = [1, 2]
const ALL = basketball.definitions.map(({ id }) => id)
const LAST_FIRST = [...ALL].reverse()

const visibilitySet = (statistic: number, is: boolean): StatisticFact => ({
  type: 'StatisticVisibilitySet',
  data: { organization, sport, statistic, was: !is, is },
})
const ordered = (...ids: number[]): StatisticFact => ({
  type: 'StatisticsOrdered',
  data: { organization, sport, statistics: ids },
})
const hide =
  (statistic: number, hidden = true) =>
  (state: OrganizationDefinitions) =>
    setVisibility(state, { organization, kind: 'statistic', id: statistic, hidden })
const order =
  (...ids: number[]) =>
  (state: OrganizationDefinitions) =>
    setOrder(state, { organization, kind: 'statistic', order: ids })

describe('A statistic', () => {
  it('is shown until it is hidden', () => {
    statistics().when(hide(AST, false)).thenNothing()
    statistics().when(hide(AST)).then(visibilitySet(AST, true))
  })

  it('is hidden until it is shown', () => {
    statistics(visibilitySet(AST, true)).when(hide(AST)).thenNothing()
    statistics(visibilitySet(AST, true)).when(hide(AST, false)).then(visibilitySet(AST, false))
  })

  it('stays hidden in another order', () =>
    statistics(visibilitySet(AST, true), ordered(...LAST_FIRST))
      .when(hide(AST))
      .thenNothing())

  it('must be one of the definitions', () => statistics().when(hide(99)).thenRefused('not-found', 'Statistic not found'))
})

describe('The order of the statistics', () => {
  it('is the whole list', () =>
    statistics()
      .when(order(...LAST_FIRST))
      .then(ordered(...LAST_FIRST)))

  it('is at first that of the definitions', () =>
    statistics()
      .when(order(...ALL))
      .thenNothing())

  it('that is the same changes nothing', () =>
    statistics(ordered(...LAST_FIRST))
      .when(order(...LAST_FIRST))
      .thenNothing())

  it('of another sport is that of its own statistics', () => {
    const others = baseball.definitions.map(({ id }) => id).toReversed()
    statistics()
      .when(order(...others))
      .then({ type: 'StatisticsOrdered', data: { organization, sport: baseball.id, statistics: others } })
    statistics({ type: 'StatisticsOrdered', data: { organization, sport: baseball.id, statistics: others } })
      .when(order(...ALL))
      .thenNothing()
  })

  it.each([
    ['one is missing', ALL.slice(1)],
    ['one is named twice', [...ALL.slice(1), AST]],
    ['one is unknown', [...ALL.slice(1), 99]],
    ['it is empty', []],
  ])('is refused where %s', (_, ids) =>
    statistics()
      .when(order(...ids))
      .thenRefused('conflict', 'The order must name every statistic of the sport once.'),
  )
})

describe('The statistics of an organization that is not there', () => {
  it.each([
    ['hidden', hide(PTS)],
    ['ordered', order(...LAST_FIRST)],
  ])('are not %s', (_, command) => {
    given().when(command).thenRefused('not-found', 'Organization not found')
    given(organizationCreated, deleted() as DefinitionStreamFact)
      .when(command)
      .thenRefused('not-found', 'Organization not found')
  })
})
