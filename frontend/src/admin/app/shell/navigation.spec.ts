import { currentMark } from './current-mark'
import { allPagesFor, pagesBeside, phoneBarOf, railOf, type RailPerson, type RailPlace } from './navigation'

const organization = (feature_flags: Record<string, boolean> = {}) => ({
  id: 1,
  name: 'Riverside',
  slug: null,
  domain: null,
  feature_flags,
})

const staff: RailPerson = { role: 'staff', organization_id: 1, organization: organization() }
const owner: RailPerson = { ...staff, role: 'org_owner' }
const administrator: RailPerson = { role: 'super_admin', organization_id: null, organization: null }

const at = (pathname: string, search = ''): RailPlace => ({ pathname, search })
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)
const rail = (person: RailPerson, place?: RailPlace) =>
  railOf(person, place).map(({ heading, entries }) => [heading, ...labels(entries)])

it('has its links in groups: today, what is played, who plays and works, and what is set once', () =>
  expect(rail(staff)).toEqual([
    [null, 'Today'],
    ['Play', 'Seasons', 'Leagues', 'Schedule', 'Schedule Builder', 'Standings'],
    ['People', 'Teams', 'Players', 'Staff', 'Scorer Links'],
    [null, 'Website', 'Settings', 'History'],
  ]))

it('has the brackets where the organization has switched them on', () =>
  expect(rail({ ...staff, organization: organization({ brackets: true }) })[1]).toContain('Brackets'))

it('leads a super_admin to the organizations first, and to what needs one where one is open', () => {
  expect(rail(administrator)[0]).toEqual([null, 'Organizations', 'Today'])
  expect(rail(administrator)[2]).toEqual(['People', 'Teams', 'Players', 'Scorer Links'])
  expect(rail(administrator, at('/organizations/3/general'))[2]).toContain('Staff')
  expect(pagesBeside(administrator, at('/stats', '?organization=3'))?.pages.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/organizations/3/general', '/gamePeriod?organization=3']),
  )
})

it('lists the pages of the settings beside each of them, those that the role may see', () => {
  const beside = (person: RailPerson) => labels(pagesBeside(person, at('/gamePeriod'))?.pages ?? [])
  expect(beside(staff)).toEqual(['General', 'Stats', 'Game Periods', 'Player Attributes', 'Import', 'Your Account'])
  expect(beside(owner)).toEqual([
    ...['General', 'Branding', 'Domain', 'Features', 'Security'],
    ...['Stats', 'Game Periods', 'Player Attributes', 'Check Statistics', 'Import', 'Your Data', 'Your Account'],
  ])
  expect(pagesBeside(owner, at('/teamList'))).toBeUndefined()
})

it('marks the link to the open page and the one under which it is', () => {
  const marked = (pathname: string) =>
    railOf(owner)
      .flatMap(({ entries }) => entries)
      .flatMap(entry => [currentMark(entry, pathname)].filter(Boolean).map(mark => [entry.label, mark]))
  expect(marked('/teamList')).toEqual([['Teams', 'page']])
  expect(marked('/games/7')).toEqual([['Seasons', 'true']])
  expect(marked('/gamePeriod')).toEqual([['Settings', 'true']])
  expect(marked('/nowhere')).toEqual([])
})

it('has four links under the thumb', () => {
  expect(labels(phoneBarOf(staff))).toEqual(['Today', 'Schedule', 'Standings', 'Players'])
  expect(labels(phoneBarOf(owner))).toEqual(['Today', 'Seasons', 'Schedule', 'Players'])
  expect(labels(phoneBarOf(administrator))).toEqual(['Organizations', 'Today', 'Seasons', 'Schedule'])
})

it('names every page in full where all are looked through', () =>
  expect(allPagesFor(owner).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Website Menu', 'All Players', 'Security']),
  ))
