import type { PendingChangesAnswer } from '../../../../api/schema'
import { changedCalendarsInWords, pendingChangeInWords, mayBePublished, pendingInWords } from './pending-words'

const game = { date: '2026-03-07', time: '18:00', location: 'Gym 1', homeTeam: 'Hawks', awayTeam: 'Owls' }

it('A change says what becomes of a game, from where to where', () => {
  expect(pendingChangeInWords({ game, is: { ...game, time: '19:15' } })).toMatchObject({ what: 'Moved', game: 'Owls @ Hawks' })
  expect(pendingChangeInWords({ game, is: { ...game, homeTeam: 'Owls', awayTeam: 'Hawks' } })).toMatchObject({
    what: 'Teams',
    was: 'Owls @ Hawks',
  })
  expect(pendingChangeInWords({ game, is: null })).toMatchObject({ what: 'Deleted', game: 'Owls @ Hawks', is: null })
})

const told = (parts: readonly string[]) => ({ changes: [{ parts }] })

it('Calendars get each event in those of its two teams', () => {
  const teams = [told(['when']), told(['when']), told(['removed']), told(['removed'])] as unknown as PendingChangesAnswer['teams']
  expect(changedCalendarsInWords({ teams })).toBe('What calendars get: 1 changed event, 1 cancelled')
  expect(changedCalendarsInWords({ teams: [] })).toBe('What calendars get: nothing new')
})

it('The number of changes is said, and whether they may be published', () => {
  expect([pendingInWords(1), pendingInWords(3)]).toEqual(['1 change not published yet', '3 changes not published yet'])
  expect([mayBePublished([{ obstacle: null }]), mayBePublished([{ obstacle: 'It was scored.' }])]).toEqual([true, false])
})
