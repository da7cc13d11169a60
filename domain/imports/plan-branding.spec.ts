import { NO_BRANDING, type Branding } from '../branding/state'
import { NO_DIGESTS } from './figures'
import { plain } from './imports.examples'
import { planBranding } from './plan-branding'

const NAVY: Partial<Branding> = { colours: ['#0c2340'] }
const RED: Partial<Branding> = { colours: ['#c8102e'] }

const plan = (wanted: Partial<Branding>, now: Partial<Branding> = {}, last: Partial<Branding> = {}) =>
  planBranding(plain, {
    team: 11,
    label: 'Team #11 (ohana)',
    before:
      Object.keys(last).length > 0
        ? new Map(Object.entries(last).map(([field, value]) => [field, plain(JSON.stringify(value))]))
        : NO_DIGESTS,
    wanted,
    now: { ...NO_BRANDING, ...now },
  })

describe('Colours and an abbreviation of the files', () => {
  it('are chosen for a team that has none', () =>
    expect(plan({ ...NAVY, abbreviation: 'OHA' })).toEqual({
      chooses: { ...NAVY, abbreviation: 'OHA' },
      rows: [
        ['team/11/colours', '["#0c2340"]'],
        ['team/11/abbreviation', '"OHA"'],
      ],
      reports: [],
    }))

  it('that the files do not name are left alone', () => expect(plan({}, NAVY)).toEqual({ chooses: {}, rows: [], reports: [] }))

  it('that are as they were do nothing', () => expect(plan(NAVY, NAVY, NAVY)).toEqual({ chooses: {}, rows: [], reports: [] }))

  it('that changed are chosen', () => expect(plan(RED, NAVY, NAVY).chooses).toEqual(RED))

  it('that are so already are only remembered', () =>
    expect(plan(NAVY, NAVY)).toEqual({ chooses: {}, rows: [['team/11/colours', '["#0c2340"]']], reports: [] }))

  it('that staff changed stay, and are reported', () =>
    expect(plan(NAVY, RED, NAVY)).toEqual({
      chooses: {},
      rows: [],
      reports: ['Team #11 (ohana): the colours were changed here and stay.'],
    }))

  it('that staff chose before the files named any stay, and are reported', () =>
    expect(plan({ abbreviation: 'OHA' }, { abbreviation: 'OHN' }).reports).toEqual([
      'Team #11 (ohana): the abbreviation was changed here and stays.',
    ]))
})
