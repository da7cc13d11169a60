import {
  deleted,
  details,
  detailsChanged,
  restored,
  scheduled,
  scored,
  sidesChanged,
  swapped,
  walkover,
} from '../../games/games.examples'
import type { GameFact } from '../../games/events'
import { fixtureAfter } from './fixture'

const after = (...facts: readonly GameFact[]) => facts.reduce(fixtureAfter, null)
const at = { date: '2026-03-14', time: '18:00', location: 'Court 1' }
const standing = { home: 11, away: 12, ...at, calledOff: null }

describe('What a schedule says of a game', () => {
  it('is who plays, when and where', () => expect(after(scheduled(at))).toEqual(standing))

  it('is what was changed last', () => {
    expect(after(scheduled(at), detailsChanged({ time: '18:00' }, { time: '19:00' }))).toEqual({ ...standing, time: '19:00' })
    expect(after(scheduled(at), swapped('2026-03-14 18:00 Court 1', '2026-03-15 10:00 Court 2'))).toMatchObject({
      date: '2026-03-15',
      time: '10:00',
      location: 'Court 2',
    })
    const [other, away] = [13, 11].map(team => ({ team, entry: team + 10, league: 5 }))
    expect(after(scheduled(at), sidesChanged(other!, away!))).toEqual({ ...standing, home: 13, away: 11 })
  })

  it.each([
    ['Postponed', 'postponed'],
    ['Called off', 'cancelled'],
    ['not postponed', null],
    ['Forfeit', null],
    ['Scheduled', null],
  ])('is of the words %j that it is %s', (status, calledOff) =>
    expect(after(scheduled(at), detailsChanged({ status: '' }, { status }))?.calledOff).toBe(calledOff),
  )

  it('is nothing of a score, a walk-over, a link or a video', () =>
    expect(
      after(
        scheduled(at),
        scored('61–58'),
        walkover('home'),
        detailsChanged({ videoUrl: null }, { videoUrl: 'https://youtu.be/x' }),
      ),
    ).toEqual(standing))

  it('is nothing while it is deleted, and all that it comes back with', () => {
    expect(after(scheduled(at), deleted())).toBeNull()
    expect(after(scheduled(at), deleted(), restored(undefined, details({ ...at, time: '20:00' })))).toEqual({
      ...standing,
      time: '20:00',
    })
  })

  it('is nothing of a game that was never scheduled', () =>
    expect(after(detailsChanged({ time: '18:00' }, { time: '19:00' }))).toBeNull())
})
