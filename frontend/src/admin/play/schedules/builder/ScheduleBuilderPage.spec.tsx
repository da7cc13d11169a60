/** @jest-environment ./architecture/browser-environment.js */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../../parts/testing/session'
import { conflicting, saveAnyway } from '../../../parts/testing/conflicting'
import { testServer, type TestServer } from '../../../parts/testing/server'
import { ScheduleBuilderPage } from './ScheduleBuilderPage'

const schedule = {
  id: 9,
  name: 'First half',
  leagueId: 3,
  season_id: 7,
  startDate: '2026-11-01',
  numWeeks: 2,
  gameDays: ['Sunday'],
  sameSlot: true,
  timeSlots: ['18:00', '19:15'],
  weeklyTimeSlots: [],
  weeklyDates: [],
  weekDates: [['2026-11-01'], ['2026-11-08']],
  locations: [],
  maxPerDay: 1,
  meetings: null,
  seed: 1,
  planId: null,
  draftId: null,
  revision: 4,
}
const team = (id: number, name: string, unavailableSlots: string[] = []) => ({
  id,
  name,
  logo: null,
  colors: [],
  abbreviation: null,
  leagueId: 3,
  league: { id: 3, name: 'Monday' },
  playersCount: 0,
  leagues: [],
  players: [],
  unavailableSlots,
  revision: '00000000000000000012',
})

const showing = ({ schedules = [schedule] as readonly object[], at = '/scheduleBuilder' } = {}): TestServer => {
  const server = testServer()
  server.on('GET /api/schedules', () => ({ body: schedules }))
  server.on('GET /api/teams', () => ({ body: [team(11, 'Hawks', ['18:00']), team(12, 'Bulls')] }))
  server.on('GET /api/seasonsleagues', () => ({
    body: [{ league_id: 3, season_id: 7, league: { id: 3, name: 'Monday' }, season: { id: 7, name: 'Fall', active: true } }],
  }))
  showPage(server, '/scheduleBuilder', <ScheduleBuilderPage />, at)
  return server
}

const form = async () => (await screen.findByLabelText(/Schedule name/)).closest('form') as HTMLFormElement
const submit = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const failing = { status: 500, body: null }

describe('Create Schedule', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Schedule', expanded: false }))
    const fields = within(await form())
    await userEvent.selectOptions(fields.getByLabelText(/League/), 'Monday (Fall)')
    await userEvent.type(fields.getByLabelText(/Schedule name/), 'Second half')
    await userEvent.type(fields.getByLabelText(/Start date/), '2027-01-03')
    return fields
  }
  const create = async () => userEvent.click(within(await form()).getByRole('button', { name: 'Create Schedule' }))

  it('is opened where the address asks for it, for the league that it names', async () => {
    showing({ at: '/scheduleBuilder?league=3&create=1' })
    expect(within(await form()).getByLabelText<HTMLSelectElement>(/League/).value).toBe('3')
    expect(screen.getByRole('button', { name: 'Create Schedule', expanded: true })).toBeTruthy()
  })

  it('makes a schedule with the same time slots every week', async () => {
    const server = showing()
    let sent: unknown
    server.on('POST /api/schedules', ({ body }) => ((sent = body), { status: 201, body: { ...schedule, id: 10 } }))
    const fields = await fill()
    await userEvent.click(fields.getByLabelText('Sunday'))
    await userEvent.type(fields.getByLabelText('Time slots'), '6 PM, 19:15')
    await create()
    expect(await screen.findByText('Schedule created successfully!')).toBeTruthy()
    expect(sent).toEqual({
      name: 'Second half',
      leagueId: 3,
      startDate: '2027-01-03',
      numWeeks: 8,
      gameDays: ['Sunday'],
      sameSlot: true,
      timeSlots: ['18:00', '19:15'],
      weeklyDates: [],
      locations: [],
      maxPerDay: 1,
      meetings: null,
      seed: 1,
    })
  })

  it('begins and ends with the season of its league, as far as nobody typed otherwise', async () => {
    const server = showing({ at: '/scheduleBuilder?league=3&create=1' })
    server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, startDate: '2026-10-04', finishDate: '2027-03-28' } }))
    const fields = within(await form())
    await waitFor(() => expect(fields.getByLabelText<HTMLInputElement>(/Start date/).value).toBe('2026-10-04'))
    expect(fields.getByText('The season is from October 4, 2026 to March 28, 2027.')).toBeTruthy()
    expect(fields.getByLabelText<HTMLInputElement>(/Number of weeks/).value).toBe('26')
    fireEvent.change(fields.getByLabelText(/Start date/), { target: { value: '2027-01-03' } })
    expect(fields.getByLabelText<HTMLInputElement>(/Number of weeks/).value).toBe('13')
  })

  it('keeps the weeks that were typed, and says how many it has at most', async () => {
    const server = showing()
    const fields = await fill()
    await userEvent.clear(fields.getByLabelText(/Number of weeks/))
    await userEvent.type(fields.getByLabelText(/Number of weeks/), '500')
    await create()
    expect(await screen.findByText('A schedule has at most 53 weeks.')).toBeTruthy()
    expect(fields.getByLabelText<HTMLInputElement>(/Number of weeks/).value).toBe('500')
    expect(server.calls.filter(call => call.startsWith('POST'))).toEqual([])
  })

  it('is asked about where its dates are outside of the season, and made when that is said', async () => {
    const outside = '8 dates of the schedule are outside of the season (until December 31, 2026), the first is January 3, 2027.'
    const server = showing()
    const { sent, route } = conflicting(outside, { ...schedule, id: 10 })
    server.on('POST /api/schedules', route)
    await fill()
    await create()
    await saveAnyway(outside)
    expect(await screen.findByText('Schedule created successfully!')).toBeTruthy()
    expect(sent).toEqual([
      expect.not.objectContaining({ allowConflicts: true }),
      expect.objectContaining({ startDate: '2027-01-03', allowConflicts: true }),
    ])
  })

  it('asks for the time slots of each week where they are not the same', async () => {
    const server = showing()
    let sent: unknown
    server.on('POST /api/schedules', ({ body }) => ((sent = body), { status: 201, body: { ...schedule, id: 10 } }))
    const fields = await fill()
    await userEvent.clear(fields.getByLabelText(/Number of weeks/))
    await userEvent.type(fields.getByLabelText(/Number of weeks/), '2')
    await userEvent.click(fields.getByLabelText('Same time slots every week'))
    await userEvent.type(fields.getByLabelText('Week 1 (Sun, Jan 3)'), '18:00')
    await create()
    expect(await screen.findByText('This week needs a time slot.')).toBeTruthy()
    await userEvent.type(fields.getByLabelText('Week 2 (Sun, Jan 10)'), '18:00, 20:00')
    await create()
    expect(await screen.findByText('Schedule created successfully!')).toBeTruthy()
    expect(sent).toMatchObject({ sameSlot: false, weeklyTimeSlots: [['18:00'], ['18:00', '20:00']] })
  })

  it('takes dates of weeks that are not played on the game days, and says beside a field what is no date', async () => {
    const server = showing()
    let sent: unknown
    server.on('POST /api/schedules', ({ body }) => ((sent = body), { status: 201, body: { ...schedule, id: 10 } }))
    const fields = await fill()
    const second = fields.getByLabelText('Dates of week 2')
    await userEvent.type(second, '2027-01-12, 14 January')
    await create()
    expect(second.getAttribute('aria-invalid')).toBe('true')
    expect(await screen.findByText('14 is not a date: write dates such as 2026-01-31.')).toBeTruthy()
    await userEvent.clear(second)
    await userEvent.type(second, '2027-01-12, 2027-01-14')
    await create()
    expect(await screen.findByText('Schedule created successfully!')).toBeTruthy()
    expect(sent).toMatchObject({ weeklyDates: [[], ['2027-01-12', '2027-01-14']] })
  })

  it('says what is no time, and Failed to create schedule', async () => {
    const server = showing()
    server.on('POST /api/schedules', () => failing)
    const fields = await fill()
    await userEvent.type(fields.getByLabelText('Time slots'), '25:00')
    await create()
    expect(await screen.findByText('25:00 is not a time: write times such as 18:00 or 6:00 PM.')).toBeTruthy()
    await userEvent.clear(fields.getByLabelText('Time slots'))
    await create()
    expect(await screen.findByText(/Failed to create schedule/)).toBeTruthy()
  })
})

describe('A schedule', () => {
  it('is under its league, with what it is made from', async () => {
    showing()
    expect(await screen.findByRole('heading', { level: 2, name: 'Monday (Fall)' })).toBeTruthy()
    const block = screen.getByRole('article', { name: 'First half' })
    expect(block.textContent).toContain('2 weeks from November 1, 2026 · Sunday · 6:00 PM, 7:15 PM')
  })

  it('is changed, by what differs alone', async () => {
    const server = showing()
    let sent: unknown
    server.on('PUT /api/schedules/9', ({ body, headers }) => ((sent = [headers.get('If-Match'), body]), { body: schedule }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit First half' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Schedule' }))
    await userEvent.clear(dialog.getByLabelText('Time slots'))
    await userEvent.type(dialog.getByLabelText('Time slots'), '20:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Update Schedule' }))
    expect(await screen.findByText('Schedule updated successfully')).toBeTruthy()
    expect(sent).toEqual(['4', { timeSlots: ['20:00'] }])
  })

  it('that could not be changed says Failed to update schedule', async () => {
    const server = showing()
    server.on('PUT /api/schedules/9', () => failing)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit First half' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Schedule' }))
    await userEvent.type(dialog.getByLabelText(/Schedule name/), ' again')
    await userEvent.click(dialog.getByRole('button', { name: 'Update Schedule' }))
    expect(await screen.findByText(/Failed to update schedule/)).toBeTruthy()
  })

  it('is deleted after asking, and brought back', async () => {
    const server = showing()
    server.on('DELETE /api/schedules/9', () => ({ status: 204, body: null }))
    server.on('POST /api/schedules/9/restore', () => ({ status: 204, body: null }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this schedule?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Schedule' }))
    expect(await screen.findByText('Schedule deleted successfully!')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('First half brought back')).toBeTruthy()
  })

  it('that could not be deleted says Failed to delete schedule', async () => {
    const server = showing()
    server.on('DELETE /api/schedules/9', () => failing)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this schedule?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Schedule' }))
    expect(await screen.findByText(/Failed to delete schedule/)).toBeTruthy()
  })

  it('whose games are being made is not deleted, and the server says why', async () => {
    const message = 'The games of the schedule Fall are being made: wait until they are all there, or undo the generation.'
    const server = showing()
    server.on('DELETE /api/schedules/9', () => ({ status: 409, body: { statusCode: 409, message, error: 'Conflict' } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this schedule?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Schedule' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('that is not there is said', async () => {
    showing({ schedules: [] })
    expect(await screen.findByText('No schedules yet')).toBeTruthy()
  })
})

describe('The unavailable slots of a team', () => {
  const open = async () => {
    await submit('Teams and their unavailable slots')
    await userEvent.selectOptions(await screen.findByLabelText('Team'), 'Hawks')
    return within(screen.getByRole('region', { name: 'Unavailable slots of Hawks' }))
  }

  it('are listed for every team that has some', async () => {
    showing()
    await screen.findByRole('article')
    await open()
    expect(screen.getByText('6:00 PM every week', { selector: 'li' }).textContent).toBe('Hawks 6:00 PM every week')
  })

  it('are added, every week or on one date', async () => {
    const server = showing()
    const sent: unknown[] = []
    server.on('PUT /api/teams/11', ({ body, headers }) => {
      sent.push([headers.get('If-Match'), body])
      return { body: team(11, 'Hawks', ['18:00', '2026-11-08 19:15']) }
    })
    await screen.findByRole('article')
    const editor = await open()
    await userEvent.type(editor.getByLabelText('Time'), '19:15')
    await userEvent.type(editor.getByLabelText('Date'), '2026-11-08')
    await userEvent.click(editor.getByRole('button', { name: 'Add unavailable slot' }))
    expect(await screen.findByText('Team updated!')).toBeTruthy()
    expect(sent).toEqual([['00000000000000000012', { unavailableSlots: ['18:00', '2026-11-08 19:15'] }]])
  })

  it('are removed, and put back by undo', async () => {
    const server = showing()
    const sent: unknown[] = []
    server.on('PUT /api/teams/11', ({ body }) => (sent.push(body), { body: team(11, 'Hawks') }))
    await screen.findByRole('article')
    const editor = await open()
    await userEvent.click(editor.getByRole('button', { name: 'Remove 6:00 PM every week' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(sent).toEqual([{ unavailableSlots: [] }, { unavailableSlots: ['18:00'] }])
  })
})
