import { navigationFor, settingsFor } from './navigation'

const organization = (feature_flags: Record<string, boolean> = {}) => ({
  id: 1,
  name: 'Riverside',
  slug: null,
  domain: null,
  feature_flags,
})

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

it('leads staff to the games of today, and with one more step to their dashboard', () => {
  const entries = navigationFor({ role: 'staff', organization_id: 1, organization: organization() })
  expect(labels(entries)).toEqual([
    'Today',
    'Dashboard',
    'Leagues',
    'Standings',
    'Schedule',
    'Schedule Builder',
    'Teams',
    'Import',
  ])
  expect(entries.map(({ to }) => to).slice(0, 2)).toEqual(['/dashboard/today', '/dashboard/seasons'])
})

it('leads a super_admin to the organizations first, and to the seasons of all', () => {
  const entries = navigationFor({ role: 'super_admin', organization_id: null, organization: null })
  expect(labels(entries)).toEqual([
    'Dashboard',
    'Today',
    'Seasons',
    'Leagues',
    'Standings',
    'Brackets',
    'Schedule',
    'Schedule Builder',
    'Teams',
    'Import',
  ])
  expect(entries[0]?.to).toBe('/organizations')
})

it('has the brackets where the organization has switched them on', () => {
  const entries = navigationFor({ role: 'staff', organization_id: 1, organization: organization({ brackets: true }) })
  expect(labels(entries)).toContain('Brackets')
})

const SETTINGS = [
  'All Players',
  'Website Menu',
  'Businesses',
  'Stats',
  'Game Periods',
  'Player Attributes',
  'History',
  'Check Statistics',
  'User',
]

it('has the own organization among the settings', () => {
  const entries = settingsFor({ role: 'org_owner', organization_id: 3, organization: { ...organization(), id: 3 } })
  expect(labels(entries)).toEqual([...SETTINGS, 'Organization'])
  expect(entries.at(-1)?.to).toBe('/organizations/3')
})

it('has no organization for a person who belongs to none', () => {
  expect(labels(settingsFor({ role: 'super_admin', organization_id: null, organization: null }))).toEqual([
    ...SETTINGS.slice(0, -1),
    'Read Models',
    'User',
  ])
})
