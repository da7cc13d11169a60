/** @jest-environment ./architecture/browser-environment.js */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { PlannedChanges } from './PlannedChanges'
import { ScheduleReport } from './ScheduleReport'
import type { MeasureAnswer, ScheduleReportAnswer } from '../../../../api/schema'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const HAWKS = team(1, 'Hawks')
const OWLS = team(2, 'Owls')

const measure = (more: Partial<MeasureAnswer>): MeasureAnswer => ({
  name: 'breaks',
  label: 'Breaks',
  explanation: 'How often a team has two home or two away games in a row',
  figure: 6,
  attainable: 6,
  goal: 6,
  better: 'less',
  isMet: true,
  was: null,
  change: null,
  lines: [],
  ...more,
})
const times = measure({
  name: 'times',
  label: 'Times shared',
  explanation: 'The most minus the fewest games of a team at one time of day',
  figure: 3,
  attainable: 1,
  isMet: false,
  lines: [{ teams: [HAWKS], date: null, time: null, location: null, figure: 5, of: '6:00 PM' }],
})

const showing = (report: Partial<ScheduleReportAnswer>) =>
  render(
    <ScheduleReport
      report={{ met: 1, of: 2, measures: [measure({}), times], unplaced: [], conflicts: [], refused: [], ...report }}
    />,
  )

const row = (label: string) => within(screen.getByRole('row', { name: new RegExp(label), hidden: true }))

describe('A report', () => {
  it('begins with how many measures are met', () => {
    showing({})
    expect(screen.getByText('Uneven')).toBeTruthy()
    expect(screen.getByText('1 of 2 measures met')).toBeTruthy()
  })

  it('says so where all are met, and folds them away', () => {
    showing({ met: 1, of: 1, measures: [measure({})] })
    expect(screen.getByText('As good as possible')).toBeTruthy()
    expect(screen.getByText('All 1 measures')).toBeTruthy()
  })

  it('shows what is not met with what is attainable', () => {
    showing({})
    const open = within(screen.getByRole('table', { name: 'Measures that are not met' }))
    expect(open.getByText('3, at best 1')).toBeTruthy()
    expect(open.queryByText('Breaks')).toBeNull()
  })

  it('shows what is behind a figure', async () => {
    showing({})
    await userEvent.click(row('Times shared').getByText(/Details/))
    expect(row('Times shared').getByText('Hawks: 5 (6:00 PM)')).toBeTruthy()
  })

  it('names the game that breaks a rule', () => {
    const line = { teams: [OWLS], date: '2026-01-04', time: '18:00', location: null, figure: null, of: 'has 2 games on that day' }
    showing({ measures: [measure({ name: 'hard-rules', label: 'Rules broken', isMet: false, lines: [line] })] })
    expect(row('Rules broken').getByText('Owls, January 4, 2026, 6:00 PM: has 2 games on that day')).toBeTruthy()
  })

  it('shows no more lines than help', () => {
    const lines = Array.from({ length: 15 }, (_, i) => ({
      teams: [HAWKS],
      date: null,
      time: null,
      location: null,
      figure: i,
      of: null,
    }))
    showing({ measures: [measure({ isMet: false, lines })] })
    expect(row('Breaks').getByText('and 3 more')).toBeTruthy()
  })

  it('leaves out what there is nothing to measure of', () => {
    showing({ measures: [measure({ label: 'Locations shared', figure: null, attainable: null })] })
    expect(screen.queryByText('Locations shared')).toBeNull()
  })

  it('lists games without a place and why', () => {
    showing({
      unplaced: [
        {
          home_team_id: 1,
          away_team_id: 2,
          homeTeam: 'Hawks',
          awayTeam: 'Owls',
          weekIndex: 1,
          why: 'There is no time slot in week 2.',
        },
      ],
    })
    expect(screen.getByText('1 game without a place')).toBeTruthy()
    expect(screen.getByText('Hawks – Owls: There is no time slot in week 2.')).toBeTruthy()
  })
})

describe('A preview', () => {
  it('shows the new figure beside the one of now, and which way it goes', () => {
    showing({ measures: [measure({ figure: 6, was: 14, change: 'better' }), { ...times, was: 2, change: 'worse' }] })
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Measure', 'Now', 'New'])
    expect(row('Breaks').getByText('14')).toBeTruthy()
    expect(row('Breaks').getByText('better')).toBeTruthy()
    expect(row('Times shared').getByText('worse')).toBeTruthy()
  })

  it('tells each team what would change for it', () => {
    const was = { date: '2026-11-28', time: '18:00', location: 'Court 1', side: 'home' as const, opponent: OWLS, calledOff: null }
    const change = { gameId: null, parts: ['when' as const], was, is: { ...was, time: '20:00' } }
    render(
      <MemoryRouter>
        <PlannedChanges changes={[{ team: HAWKS, changes: [change] }]} today="2026-11-02" />
      </MemoryRouter>,
    )
    expect(screen.getByText('What changes for 1 team')).toBeTruthy()
    const [line] = screen.getAllByRole('listitem', { hidden: true })
    expect(line?.textContent).toBe('Moved vs Owlswas Sat, Nov 28, 6:00 PM, Court 1→ now Sat, Nov 28, 8:00 PM, Court 1')
  })

  it('folds away what is met and stays', () => {
    showing({ measures: [measure({ was: 6, change: 'same' }), { ...times, was: 3, change: 'same' }] })
    expect(screen.getByText('1 measure met')).toBeTruthy()
  })
})
