import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import type { StatisticFact } from '@fullcourt/domain/statistics/stat-list/events'
import { specification } from '../testing/specification'
import { statLists, type StatListsDocument } from './stat-lists'

const given = specification<StatListsDocument>(statLists)

const place = { organization: 1, sport: BASKETBALL }
const definitions = basketball.definitions.map(({ id }) => ({ id, hidden: false }))
const reversed = [...definitions].reverse()
const hid: StatisticFact = { type: 'StatisticVisibilitySet', data: { ...place, statistic: 5, was: false, is: true } }
const ordered: StatisticFact = { type: 'StatisticsOrdered', data: { ...place, statistics: reversed.map(({ id }) => id) } }

it('The statistics of an organization begin as they are defined', () =>
  given(hid).then('1', {
    revision: 0,
    lists: { [BASKETBALL]: definitions.map(definition => ({ ...definition, hidden: definition.id === 5 })) },
  }))

it('They have the order that was set last, and stay hidden in it', () =>
  given(hid, ordered).then('1', {
    revision: 1,
    lists: { [BASKETBALL]: reversed.map(definition => ({ ...definition, hidden: definition.id === 5 })) },
  }))
