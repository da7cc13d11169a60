import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { repaired } from '@fullcourt/domain/organizations/organizations.examples'
import { ANYTHING, tagsOf } from './tags'

it('After a repair of stored documents every page of the organization is to be read again', () => {
  const entry = { ...repaired({ standings: 1 }), position: '', id: '' } as HistoryEntry
  expect(tagsOf(entry)).toEqual(expect.arrayContaining([ANYTHING, 'organization:1']))
})
