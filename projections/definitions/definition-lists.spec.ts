import type { AttributeFact, PeriodFact, StatisticFact } from '@fullcourt/domain/definitions/events'
import {
  attributesOf,
  listOf,
  NO_LISTS,
  type DefinitionLists,
  type ListItem,
  type ListedAttribute,
} from '@fullcourt/domain/definitions/lists'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import { folded, recorded, specification } from '../testing/specification'
import { definitionLists, type DefinitionListsDocument } from './definition-lists'

const given = specification<DefinitionListsDocument>(definitionLists)
const listsAfter = (...facts: AnyFact[]): DefinitionLists => folded(definitionLists, recorded(facts)).get('1')?.lists ?? NO_LISTS

const organization = 1
const place = { organization, sport: BASKETBALL }

describe('The attributes of an organization', () => {
  const DEFAULTS = attributesOf(NO_LISTS)
  const [NUMBER, POSITION] = DEFAULTS
  const height: ListedAttribute = { id: 100, name: 'Height', type: 'number', hidden: false }
  const added: AttributeFact = { type: 'AttributeAdded', data: { organization, attribute: 100, name: 'Height', type: 'number' } }
  const hid: AttributeFact = { type: 'AttributeVisibilitySet', data: { organization, attribute: 100, was: false, is: true } }
  const ordered: AttributeFact = { type: 'AttributesOrdered', data: { organization, attributes: [100, 2, 1] } }
  const wasReset = (hidden: number[], removed: number[]): AttributeFact => ({
    type: 'AttributesReset',
    data: { organization, hidden, removed },
  })
  const after = (...facts: AttributeFact[]) => attributesOf(listsAfter(...facts))

  it('are the default ones, and own ones behind them', () => expect(after(added)).toEqual([...DEFAULTS, height]))

  it('have the order that was set last, and stay hidden in it', () =>
    expect(after(added, hid, ordered)).toEqual([{ ...height, hidden: true }, POSITION, NUMBER]))

  it('are the default ones again after a reset, own ones that hold values hidden behind them', () => {
    expect(after(added, ordered, wasReset([], [100]))).toEqual(DEFAULTS)
    expect(after(added, wasReset([100], []))).toEqual([...DEFAULTS, { ...height, hidden: true }])
  })

  it('have the revision of the last change, the others that of none', () => {
    given(added, hid, ordered).thenOf('1', { revisions: { attribute: 2, period: 0, statistic: 0 } })
    given(added, ordered, wasReset([], [100])).thenOf('1', { revisions: { attribute: 2, period: 0, statistic: 0 } })
  })
})

describe('The periods of an organization', () => {
  const [OT, OT2] = [5, 100]
  const added: PeriodFact = { type: 'PeriodAdded', data: { ...place, period: OT2, name: 'OT2' } }
  const hid: PeriodFact = { type: 'PeriodVisibilitySet', data: { ...place, period: OT, was: false, is: true } }
  const ordered: PeriodFact = { type: 'PeriodsOrdered', data: { ...place, periods: [OT2, OT, 1, 2, 3, 4] } }
  const wasReset = (hidden: number[], removed: number[]): PeriodFact => ({
    type: 'PeriodsReset',
    data: { ...place, hidden, removed },
  })
  const after = (...facts: PeriodFact[]) =>
    listOf(listsAfter(...facts), 'period', BASKETBALL)?.map(({ name, hidden }) => (hidden ? `(${name})` : name))

  it('are the default ones, and own ones after them', () => expect(after(added)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'OT2']))

  it('have the order that was set last, and stay hidden in it', () =>
    expect(after(added, hid, ordered)).toEqual(['OT2', '(OT)', 'Q1', 'Q2', 'Q3', 'Q4']))

  it('are the default ones again after a reset, own ones that hold scores hidden after them', () => {
    expect(after(added, hid, ordered, wasReset([], [OT2]))).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT'])
    expect(after(added, wasReset([OT2], []))).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', '(OT2)'])
  })

  it('have the revision of the last change', () =>
    given(added, hid).thenOf('1', { revisions: { attribute: 0, period: 1, statistic: 0 } }))
})

describe('The statistics of an organization', () => {
  const definitions: readonly ListItem[] = basketball.definitions.map(({ id }) => ({ id, hidden: false }))
  const reversed = definitions.toReversed()
  const hid: StatisticFact = { type: 'StatisticVisibilitySet', data: { ...place, statistic: 5, was: false, is: true } }
  const ordered: StatisticFact = { type: 'StatisticsOrdered', data: { ...place, statistics: reversed.map(({ id }) => id) } }

  it('begin as they are defined', () =>
    given(hid).then('1', {
      lists: {
        ...NO_LISTS,
        statistic: { [BASKETBALL]: definitions.map(definition => ({ ...definition, hidden: definition.id === 5 })) },
      },
      revisions: { attribute: 0, period: 0, statistic: 0 },
    }))

  it('have the order that was set last, and stay hidden in it', () =>
    given(hid, ordered).then('1', {
      lists: {
        ...NO_LISTS,
        statistic: { [BASKETBALL]: reversed.map(definition => ({ ...definition, hidden: definition.id === 5 })) },
      },
      revisions: { attribute: 0, period: 0, statistic: 1 },
    }))
})
