import type { ScheduledGameAnswer } from '../../api/schema'
import { changeTexts } from './scheduled-text'

const owls = { id: 12, name: 'Owls', logo: null, colors: [], abbreviation: null }
const game = (more: Partial<ScheduledGameAnswer> = {}): ScheduledGameAnswer => ({
  date: '2026-03-14',
  time: '18:00',
  location: 'Court 1',
  side: 'home',
  opponent: owls,
  calledOff: null,
  ...more,
})
const today = '2026-02-01'

it('A game that was moved is told with both places', () =>
  expect(
    changeTexts({ parts: ['when'], was: game(), is: game({ date: '2027-03-15', time: '10:00', location: null }) }, today),
  ).toEqual({
    opponent: 'vs Owls',
    was: 'Sat, Mar 14, 6:00 PM, Court 1',
    is: 'Mon, Mar 15, 2027, 10:00 AM',
  }))

it('A game that stays where it is is told with its place once', () =>
  expect(changeTexts({ parts: ['postponed'], was: game(), is: game({ calledOff: 'postponed' }) }, today)).toEqual({
    opponent: 'vs Owls',
    was: null,
    is: 'Sat, Mar 14, 6:00 PM, Court 1',
  }))

it('Another opponent is told with both', () =>
  expect(
    changeTexts({ parts: ['opponent'], was: game(), is: game({ side: 'away', opponent: { ...owls, name: 'Bulls' } }) }, today),
  ).toEqual({
    opponent: 'at Bulls',
    was: 'vs Owls, Sat, Mar 14, 6:00 PM, Court 1',
    is: 'at Bulls, Sat, Mar 14, 6:00 PM, Court 1',
  }))

it('A game that went, or that is not settled, is told with what is known of it', () => {
  expect(changeTexts({ parts: ['removed'], was: game(), is: null }, today)).toEqual({
    opponent: 'vs Owls',
    was: 'Sat, Mar 14, 6:00 PM, Court 1',
    is: null,
  })
  expect(changeTexts({ parts: ['added'], was: null, is: game({ date: null, time: null, location: null }) }, today)).toEqual({
    opponent: 'vs Owls',
    was: null,
    is: 'TBD',
  })
})
