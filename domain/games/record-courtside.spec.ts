import { reads } from '../history/reads.examples'
import {
  clockSet,
  context,
  deleted,
  fouls,
  given,
  recordFoul,
  recordTimeOut,
  reset,
  figures,
  restored,
  scheduled,
  setClock,
  sidesChanged,
  timeOuts,
} from './games.examples'

describe('Fouls', () => {
  it('of a player are counted up and taken back, by period', () => {
    given(scheduled()).when(recordFoul(1)).then(fouls(0, 1))
    given(scheduled(), fouls(0, 1)).when(recordFoul(1)).then(fouls(1, 2))
    given(scheduled(), fouls(0, 1)).when(recordFoul(-1)).then(fouls(1, 0))
  })

  it('of a bench belong to no player', () =>
    given(scheduled(), fouls(0, 1))
      .when(recordFoul(1, { player: null }))
      .then(fouls(0, 1, { player: null })))

  it('that nobody recorded are not taken back', () =>
    given(scheduled(), fouls(0, 1), fouls(1, 0)).when(recordFoul(-1)).thenNothing())

  it('belong to a period that is played', () =>
    given(scheduled())
      .when(recordFoul(1, {}, 6))
      .thenRefused('invalid', 'Unknown game period 6.'))

  it('are there again when the game is, and not those of other teams', () => {
    given(scheduled(), fouls(0, 1), deleted()).when(recordFoul(1)).thenRefused('not-found', 'Game not found.')
    given(scheduled(), fouls(0, 1), deleted(), restored()).when(recordFoul(1)).then(fouls(1, 2))
    given(scheduled(), fouls(0, 1), reset(figures())).when(recordFoul(1)).then(fouls(0, 1))
    given(scheduled(), fouls(0, 1), sidesChanged(context.home, context.away)).when(recordFoul(1)).then(fouls(0, 1))
  })
})

it('A time-out is counted and taken back', () => {
  given(scheduled()).when(recordTimeOut(1)).then(timeOuts(0, 1))
  given(scheduled(), timeOuts(0, 1)).when(recordTimeOut(-1)).then(timeOuts(1, 0))
})

describe('The clock', () => {
  const started = { period: 1, remaining: 600_000, since: '2025-06-29T20:00:00.000Z' }
  const stopped = { period: 1, remaining: 480_000, since: null }
  const later = '2025-06-29T20:01:00.000Z'

  it('is started and stopped', () => {
    given(scheduled()).when(setClock(started)).then(clockSet(started))
    given(scheduled(), clockSet(started)).when(setClock(stopped)).then(clockSet(stopped, started))
  })

  it('that another phone has started or stopped already goes on as that one said', () => {
    given(scheduled(), clockSet(started))
      .when(setClock({ ...started, since: later }))
      .thenNothing()
    given(scheduled(), clockSet(stopped))
      .when(setClock({ ...stopped, remaining: 479_000 }))
      .thenNothing()
  })

  it('is set to another time, and begins anew with a period', () => {
    const earlier = { ...stopped, remaining: 479_000 }
    given(scheduled(), clockSet(stopped))
      .when(setClock(earlier, { isSet: true }))
      .then(clockSet(earlier, stopped))
    const next = { ...started, period: 2 }
    given(scheduled(), clockSet(started)).when(setClock(next)).then(clockSet(next, started))
  })

  it.each([-1, 0.5, 3_600_001])('shows no time that there is not: %d ms', remaining =>
    given(scheduled())
      .when(setClock({ ...stopped, remaining }))
      .thenRefused('invalid', 'The clock shows between 0 and 60 minutes.'),
  )
})

const running = { period: 1, remaining: 600_000, since: '2025-06-29T20:00:00.000Z' }
reads(
  [fouls(1, 2), 'changed the fouls of Ana Lee in Q1 from 1 to 2'],
  [fouls(0, 1, { player: null }), 'changed the fouls of the bench of Ohana in Q1 from 0 to 1'],
  [timeOuts(0, 1), 'changed the time-outs of Ohana in Q1 from 0 to 1'],
  [clockSet(running), 'started the clock of Q1 at 10:00'],
  [clockSet({ ...running, remaining: 59_250, since: null }, running), 'stopped the clock of Q1 at 59.2'],
  [clockSet({ ...running, since: null }), 'set the clock of Q1 at 10:00'],
)
