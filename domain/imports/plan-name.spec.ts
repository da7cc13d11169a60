import { NO_DIGESTS } from './figures'
import { plain } from './imports.examples'
import { planName } from './plan-name'

const OHANA = { name: 'Ohana' }
const plan = (wanted: object, now: object | 'deleted' | null, last?: object) =>
  planName(plain, {
    unit: 'team/11',
    label: 'Team #11 (ohana)',
    before: last ? new Map([['name', JSON.stringify(last)]]) : NO_DIGESTS,
    wanted,
    now,
  })

describe('A name of the files', () => {
  it('makes a thing that is not here yet', () =>
    expect(plan(OHANA, null)).toEqual({ does: 'create', rows: [['team/11/name', '{"name":"Ohana"}']], reports: [] }))
  it('that is as it was does nothing', () =>
    expect(plan(OHANA, OHANA, OHANA)).toEqual({ does: 'nothing', rows: [], reports: [] }))
  it('that changed renames', () => expect(plan({ name: 'Ohana II' }, OHANA, OHANA).does).toBe('rename'))
  it('of a thing that was made before a kill is only remembered', () =>
    expect(plan(OHANA, OHANA)).toMatchObject({ does: 'nothing', rows: [['team/11/name', '{"name":"Ohana"}']] }))
  it('that staff changed stays, and is reported', () =>
    expect(plan(OHANA, { name: 'Aloha' }, OHANA)).toEqual({
      does: 'nothing',
      rows: [],
      reports: ['Team #11 (ohana): the name was changed here and stays.'],
    }))
  it('of a thing that was deleted here brings nothing back', () =>
    expect(plan(OHANA, 'deleted', OHANA)).toEqual({
      does: 'nothing',
      rows: [],
      reports: ['Team #11 (ohana) was deleted here and stays deleted.'],
    }))
})
