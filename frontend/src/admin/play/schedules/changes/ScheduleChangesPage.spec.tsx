/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScheduleDifferenceAnswer } from '../../../../api/schema'
import { testServer } from '../../../parts/testing/server'
import { showPage, staff } from '../../../parts/testing/session'
import { ScheduleChangesPage } from './ScheduleChangesPage'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const at = {
  date: '2026-11-28',
  time: '18:00',
  location: 'Court 1',
  side: 'home' as const,
  opponent: team(12, 'Bulls'),
  calledOff: null,
}
const moved: ScheduleDifferenceAnswer = {
  from: '2026-11-14T20:00:00.000Z',
  to: '2026-11-21T20:00:00.000Z',
  teams: [
    {
      team: team(11, 'Hawks'),
      changes: [
        { gameId: 9, parts: ['when', 'where'], was: at, is: { ...at, date: '2026-11-29', time: '10:00', location: 'Court 2' } },
        { gameId: null, parts: ['removed'], was: { ...at, side: 'away' }, is: null },
      ],
    },
  ],
  moreTeams: 2,
}

const asked = (calls: readonly string[]) => calls.filter(call => call.startsWith('GET /api/schedule-changes'))

const open = (answer: ScheduleDifferenceAnswer, address = '/scheduleChanges') => {
  const server = testServer()
  server.on('GET /api/schedule-changes', () => ({ body: answer }))
  server.on('GET /api/seasonsleagues', () => ({
    body: [{ league_id: 3, league: { id: 3, name: 'Monday' }, season: { id: 7, name: 'Fall', active: true } }],
  }))
  server.on('GET /api/teams', () => ({ body: [team(11, 'Hawks')] }))
  server.on(`GET /api/organizations/${staff.organization_id}`, () => ({
    body: { id: staff.organization_id, time_zone: 'America/Los_Angeles', users: [] },
  }))
  showPage(server, '/scheduleChanges', <ScheduleChangesPage />, address)
  return server
}

it('tells for each team what was and what is, with a link to the game', async () => {
  open(moved)
  const hawks = await screen.findByRole('region', { name: /Hawks 1 changed, 1 off the schedule/ })
  const [first, second] = within(hawks).getAllByRole('listitem')
  expect(first?.textContent).toBe('Moved vs Bullswas Sat, Nov 28, 6:00 PM, Court 1→ now Sun, Nov 29, 10:00 AM, Court 2')
  expect(within(hawks).getByRole('link', { name: 'vs Bulls' }).getAttribute('href')).toBe('/games/9')
  expect(second?.textContent).toBe('Off the schedule at Bullswas Sat, Nov 28, 6:00 PM, Court 1')
})

it('says between which moments, in the zone of the organization, and for how many teams beside', async () => {
  open(moved)
  await screen.findByText('From November 14, 2026, 12:00 PM to now')
  await screen.findByText('2 more teams with changes: choose a league or a team to see them.')
})

it('asks for the moments and the league that are chosen', async () => {
  const server = open(moved)
  await screen.findByRole('region', { name: /Hawks/ })
  await userEvent.selectOptions(screen.getByLabelText('League'), await screen.findByRole('option', { name: /Monday/ }))
  await userEvent.type(screen.getByLabelText('From'), '2026-11-01T08:30')
  await waitFor(() => expect(asked(server.calls).at(-1)).toContain('from=2026-11-01T08%3A30'))
  expect(asked(server.calls).at(-1)).toContain('leagueId=3')
})

it('shows a moment that a link names in UTC as wall time of the organization, and asks for that very moment', async () => {
  const server = open(moved, '/scheduleChanges?from=2026-11-14T20:00:00.123Z')
  await screen.findByRole('region', { name: /Hawks/ })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-14T12:00'))
  expect(asked(server.calls).at(-1)).toContain('from=2026-11-14T20%3A00%3A00.123Z')
})

it('says that nothing changed', async () => {
  open({ ...moved, teams: [], moreTeams: 0 })
  expect(await screen.findByText('Nothing changed between these moments.')).toBeTruthy()
})

describe('After a generation', () => {
  const added = Array.from({ length: 14 }, (_, week) => ({
    gameId: week + 1,
    parts: ['added' as const],
    was: null,
    is: { ...at, date: `2026-11-${week + 10}` },
  }))
  const ofTeams = (...names: readonly string[]) => ({
    ...moved,
    moreTeams: 0,
    teams: names.map((name, place) => ({ team: team(11 + place, name), changes: added })),
  })

  const opensLine = async (team: HTMLElement, line: string) => {
    expect(within(team).getByText(line).closest('details')?.open).toBe(false)
    await userEvent.click(within(team).getByText(line))
    expect(within(team).getByText(line).closest('details')?.open).toBe(true)
  }

  it.each([
    ['two teams', ['Hawks', 'Owls']],
    ['many teams', ['Hawks', 'Owls', 'Bulls', 'Jazz', 'Nets']],
  ])('the new games of each of %s are one line that opens', async (_, names) => {
    open(ofTeams(...names))
    const hawks = await screen.findByRole('region', { name: 'Hawks' })
    await opensLine(hawks, '14 new games')
    expect(within(hawks).getAllByRole('listitem')).toHaveLength(14)
    expect(within(hawks).queryByRole('button')).toBeNull()
  })

  it('what else changed is listed beside them', async () => {
    const { teams, ...rest } = ofTeams('Hawks', 'Owls')
    const [first] = moved.teams
    open({ ...rest, teams: teams.map(one => ({ ...one, changes: [...one.changes, ...(first?.changes ?? [])] })) })
    const hawks = await screen.findByRole('region', { name: 'Hawks 1 changed, 1 off the schedule' })
    const isFolded = (line: HTMLElement) => line.closest('details') !== null
    const lines = within(hawks).getAllByRole('listitem', { hidden: true })
    expect([lines.length, lines.filter(line => !isFolded(line)).length]).toEqual([16, 2])
  })

  it('of very many other changes the first are shown until all are asked for', async () => {
    const many = Array.from({ length: 14 }, (_, n) => ({
      gameId: n + 1,
      parts: ['where' as const],
      was: { ...at, location: 'Court 2' },
      is: at,
    }))
    const { teams, ...rest } = ofTeams('Hawks', 'Owls')
    open({ ...rest, teams: teams.map(one => ({ ...one, changes: many })) })
    const hawks = await screen.findByRole('region', { name: 'Hawks 14 changed' })
    expect(within(hawks).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(within(hawks).getByRole('button', { name: 'Show all 14 changes of Hawks' }))
    expect(within(hawks).getAllByRole('listitem')).toHaveLength(14)
  })

  it('the changes of one team are all shown', async () => {
    open(ofTeams('Hawks'))
    const hawks = await screen.findByRole('region', { name: /Hawks/ })
    expect(within(hawks).getAllByRole('listitem')).toHaveLength(14)
  })
})
