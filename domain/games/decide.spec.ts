import {
  ANA,
  changeDetails,
  changeSides,
  deleted,
  deleteGame,
  detailsChanged,
  enterPeriods,
  figures,
  given,
  lineRecorded,
  period,
  periodScored,
  context,
  restored,
  restoreGame,
  restoreGameDeletedBy,
  restoreGameOfMatchup,
  scheduled,
  scheduleGame,
  score,
  scored,
  sidesChanged,
  updateScore,
} from './games.examples'
import { line } from '../statistics/figures.examples'
import { reads } from '../history/reads.examples'

describe('Scheduling a game', () => {
  it('says its place and details', () =>
    given()
      .when(scheduleGame({ date: '2025-06-29', time: '15:30', location: 'Court 1' }))
      .then(scheduled({ date: '2025-06-29', time: '15:30', location: 'Court 1' })))

  it('needs two different teams', () =>
    given()
      .when(scheduleGame({}, { ...context, away: context.home }))
      .thenRefused('invalid', 'Teams must be different.'))

  it('is without date, place and video until they are named, and scheduled', () =>
    expect(scheduleGame()({ kind: 'unknown' })).toMatchObject({
      facts: [
        {
          data: {
            details: {
              date: null,
              time: null,
              location: null,
              locationUrl: null,
              videoUrl: null,
              status: 'scheduled',
              matchId: null,
            },
          },
        },
      ],
    }))

  it('leaves out what is not named', () =>
    given()
      .when(scheduleGame({ date: undefined, status: undefined }))
      .then(scheduled()))

  it('keeps texts trimmed, and a blank one as none', () =>
    given()
      .when(scheduleGame({ location: '  Court 1 ', locationUrl: '', time: ' ' }))
      .then(scheduled({ location: 'Court 1' })))

  it('done once, changes nothing when it is repeated', () => given(scheduled()).when(scheduleGame()).thenNothing())
})

describe('Details of a game', () => {
  it('say what was and what is', () =>
    given(scheduled({ time: '15:30' }))
      .when(changeDetails({ time: '16:30', location: 'Court 2' }))
      .then(detailsChanged({ time: '15:30', location: null }, { time: '16:30', location: 'Court 2' })))

  it('can be taken away', () =>
    given(scheduled({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }))
      .when(changeDetails({ videoUrl: null }))
      .then(detailsChanged({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, { videoUrl: null })))

  it('are taken away by a blank text', () =>
    given(scheduled({ location: 'Court 1' }))
      .when(changeDetails({ location: ' ' }))
      .then(detailsChanged({ location: 'Court 1' }, { location: null })))

  it('that are the same change nothing', () =>
    given(scheduled({ time: '15:30' }))
      .when(changeDetails({ time: '15:30', date: undefined, location: '' }))
      .thenNothing())

  it.each([
    [{ date: '2024-02-30' }, 'Date must be a date such as 2026-01-31.'],
    [{ date: '29.06.2025' }, 'Date must be a date such as 2026-01-31.'],
    [{ time: '24:00' }, 'Time must be a time such as 19:30.'],
    [{ location: 'x'.repeat(501) }, 'Location can have at most 500 characters.'],
    [{ location: 'Court\u0007' }, 'Location contains characters that cannot be shown.'],
    [{ locationUrl: 'javascript:alert(1)' }, 'Location link must be a link that begins with https:// or http://.'],
    [{ videoUrl: 'youtu.be/dQw4w9WgXcQ' }, 'Video URL must be a link that begins with https:// or http://.'],
    [{ videoUrl: `https://x.example/${'x'.repeat(500)}` }, 'Video URL can have at most 500 characters.'],
    [{ status: ' ' }, 'Status is required.'],
  ])('refuse %p', (wanted, message) => {
    given(scheduled()).when(changeDetails(wanted)).thenRefused('invalid', message)
    given().when(scheduleGame(wanted)).thenRefused('invalid', message)
  })

  it('accept 500 characters', () =>
    given(scheduled())
      .when(changeDetails({ location: 'x'.repeat(500) }))
      .then(detailsChanged({ location: null }, { location: 'x'.repeat(500) })))
})

describe('The teams of a game', () => {
  const [ohana, dinks] = [context.home, context.away]
  const owls = { team: 13, entry: 23, league: 5 }

  it('may change while it has no figures', () =>
    given(scheduled()).when(changeSides(ohana, owls)).then(sidesChanged(ohana, owls)))

  it('that are the same change nothing', () => given(scheduled()).when(changeSides(ohana, dinks)).thenNothing())

  it('hold for what follows', () => given(scheduled(), sidesChanged(ohana, owls)).when(changeSides(ohana, owls)).thenNothing())

  it.each([
    ['a score', scored('0–0')],
    ['a period', periodScored('Q1 15–12')],
    ['a line', lineRecorded(ANA, 'PTS 2')],
  ])('stay as soon as it has %s', (_, fact) =>
    given(scheduled(), fact)
      .when(changeSides(ohana, owls))
      .thenRefused('conflict', 'The game has scores or stats, so its teams cannot be changed.'),
  )

  it('are two', () => given(scheduled()).when(changeSides(ohana, ohana)).thenRefused('invalid', 'Teams must be different.'))

  it('of a game of a league are of that league', () =>
    given(scheduled())
      .when(changeSides(ohana, { ...owls, league: 6 }))
      .thenRefused('conflict', "The teams must be of the game's league."))

  it('of a game that is deleted or unknown are not found', () => {
    given(scheduled(), deleted()).when(changeSides(ohana, owls)).thenRefused('not-found', 'Game not found.')
    given().when(changeSides(ohana, owls)).thenRefused('not-found', 'Game not found.')
  })
})

describe('The final score', () => {
  it('is entered', () => given(scheduled()).when(updateScore('61–58')).then(scored('61–58')))

  it('remembers what a corrected one was', () =>
    given(scheduled(), scored('61–58'))
      .when(updateScore('61–59'))
      .then(scored('61–59', { was: '61–58' })))

  it('entered again changes nothing', () => given(scheduled(), scored('61–58')).when(updateScore('61–58')).thenNothing())

  it('may be a tie, and 0–0', () => {
    given(scheduled()).when(updateScore('50–50')).then(scored('50–50'))
    given(scheduled()).when(updateScore('0–0')).then(scored('0–0'))
  })

  it('goes up to 999', () => given(scheduled()).when(updateScore('999–0')).then(scored('999–0')))

  it.each(['-1–0', '1.5–0', '1000–0', 'NaN–0', 'Infinity–0'])('refuses %s', wrong =>
    given(scheduled()).when(updateScore(wrong)).thenRefused('invalid', 'Home score must be a whole number from 0 to 999.'),
  )

  it('names the side that is wrong', () =>
    given(scheduled()).when(updateScore('0–1000')).thenRefused('invalid', 'Away score must be a whole number from 0 to 999.'))
})

describe('Points of a period', () => {
  it('are entered side by side, one fact per period', () =>
    given(scheduled())
      .when(enterPeriods(['Q1', 'home', 15], ['Q1', 'away', 12], ['Q2', 'home', 8]))
      .then(periodScored('Q1 15–12'), periodScored('Q2 8–-')))

  it('are entered for one side before the other', () =>
    given(scheduled())
      .when(enterPeriods(['Q1', 'away', 12]))
      .then(periodScored('Q1 -–12')))

  it('leave the other side and the other periods as they are', () =>
    given(scheduled(), periodScored('Q1 15–12'), periodScored('Q2 8–9'))
      .when(enterPeriods(['Q1', 'away', 13]))
      .then(periodScored('Q1 15–13', { was: 'Q1 15–12' })))

  it('can be taken away', () =>
    given(scheduled(), periodScored('Q1 15–12'))
      .when(enterPeriods(['Q1', 'home', null]))
      .then(periodScored('Q1 -–12', { was: 'Q1 15–12' })))

  it('that are the same change nothing', () =>
    given(scheduled(), periodScored('Q1 15–12'))
      .when(enterPeriods(['Q1', 'home', 15]))
      .thenNothing())

  it('taken away where there were none change nothing', () =>
    given(scheduled())
      .when(enterPeriods(['Q1', 'home', null]))
      .thenNothing())

  it('are never those of Final', () =>
    given(scheduled())
      .when(enterPeriods(['Final', 'home', 61]))
      .thenRefused('invalid', 'Final is the final score, not a period.'))

  it('are of a period that the organization has', () =>
    given(scheduled())
      .when(enterPeriods([7, 'home', 61]))
      .thenRefused('invalid', 'Unknown game period 7.'))

  it.each([-1, 1.5, 1000])('refuse %d', wrong =>
    given(scheduled())
      .when(enterPeriods(['Q1', 'home', 15], ['Q2', 'away', wrong]))
      .thenRefused('invalid', 'Score must be a whole number from 0 to 999.'),
  )
})

const played = figures({
  score: score('61–58'),
  periods: [period('Q1 15–12')],
  lines: [{ player: ANA, side: 'home', line: line('PTS 12') }],
})

describe('A deleted game', () => {
  it('takes its score, periods and lines along', () =>
    given(scheduled({ date: '2025-06-29' }), scored('61–58'), periodScored('Q1 15–12'), lineRecorded(ANA, 'PTS 12'))
      .when(deleteGame)
      .then(deleted(played, { date: '2025-06-29' })))

  it('comes back whole', () =>
    given(scheduled(), scored('61–58'), periodScored('Q1 15–12'), lineRecorded(ANA, 'PTS 12'), deleted(played))
      .when(restoreGame)
      .then(restored(played)))

  it('of a matchup comes back with its matchup only', () => {
    const matchup = { matchId: 'r1-0' }
    const facts = [scheduled(matchup), deleted(figures(), matchup)]
    given(...facts)
      .when(restoreGame)
      .thenRefused('conflict', 'Bring the game back together with its matchup.')
    given(...facts)
      .when(restoreGameOfMatchup)
      .then(restored(figures(), matchup))
  })

  it('comes back with its team only where it was deleted because that left', () => {
    const because = { ...deleted(played), metadata: { cause: 'left' } }
    given(scheduled(), scored('61–58'), periodScored('Q1 15–12'), lineRecorded(ANA, 'PTS 12'), because)
      .when(restoreGameDeletedBy('left'))
      .then(restored(played))
    given(scheduled(), because).when(restoreGameDeletedBy('another')).thenNothing()
    given(scheduled(), deleted()).when(restoreGameDeletedBy('left')).thenNothing()
    given(scheduled(), because, restored()).when(restoreGameDeletedBy('left')).thenNothing()
  })

  it('goes on as it was once it is back', () =>
    given(scheduled(), scored('61–58'), deleted(played), restored(played))
      .when(updateScore('61–59'))
      .then(scored('61–59', { was: '61–58' })))

  it('is not deleted again', () => given(scheduled(), deleted()).when(deleteGame).thenRefused('not-found', 'Game not found.'))

  it('takes no score, details or periods', () => {
    given(scheduled(), deleted()).when(updateScore('1–0')).thenRefused('not-found', 'Game not found.')
    given(scheduled(), deleted())
      .when(changeDetails({ time: '16:30' }))
      .thenRefused('not-found', 'Game not found.')
    given(scheduled(), deleted())
      .when(enterPeriods(['Q1', 'home', 1]))
      .thenRefused('not-found', 'Game not found.')
  })

  it('that is not deleted is not brought back', () => given(scheduled()).when(restoreGame).thenNothing())
})

describe('A game that was never scheduled', () => {
  it('takes nothing', () => {
    given().when(updateScore('1–0')).thenRefused('not-found', 'Game not found.')
    given()
      .when(changeDetails({ time: '16:30' }))
      .thenRefused('not-found', 'Game not found.')
    given()
      .when(enterPeriods(['Q1', 'home', 1]))
      .thenRefused('not-found', 'Game not found.')
    given().when(deleteGame).thenRefused('not-found', 'Game not found.')
    given().when(restoreGame).thenRefused('not-found', 'Game not found.')
  })
})

reads(
  [scheduled(), 'scheduled DINKs @ Ohana'],
  [scheduled({ date: '2025-06-29', time: '15:30' }), 'scheduled DINKs @ Ohana on June 29, 2025 at 3:30 PM'],
  [detailsChanged({ time: '15:30' }, { time: '16:30' }), 'changed the time from 3:30 PM to 4:30 PM'],
  [
    detailsChanged(
      { location: null, date: '2025-06-29', videoUrl: 'https://youtu.be/a' },
      { location: 'Court 2', date: '2025-07-06', videoUrl: null },
    ),
    'changed the date from June 29, 2025 to July 6, 2025, set the location to Court 2 and removed the video (was https://youtu.be/a)',
  ],
  [sidesChanged(context.away, context.home), 'changed the teams from DINKs @ Ohana to Ohana @ DINKs'],
  [deleted(), 'deleted the game DINKs @ Ohana'],
  [deleted(figures({ score: score('61–58') })), 'deleted the game DINKs @ Ohana (58–61)'],
  [restored(figures({ score: score('61–58') })), 'brought back the game DINKs @ Ohana (58–61)'],
  [scored('61–58'), 'entered the final score 58–61'],
  [scored('61–59', { was: '61–58' }), 'changed the final score from 58–61 to 59–61'],
  [periodScored('Q1 15–12'), 'entered Q1: DINKs 12, Ohana 15'],
  [periodScored('Q2 8–-'), 'entered Q2: Ohana 8'],
  [periodScored('Q1 15–13', { was: 'Q1 15–12' }), 'changed Q1 of DINKs from 12 to 13'],
  [periodScored('Q1 -–12', { was: 'Q1 15–-' }), 'set Q1 of DINKs to 12 and removed Q1 of Ohana (was 15)'],
  [lineRecorded(ANA, 'PTS 12, REB 3'), "entered Ana Lee's line: PTS 12, REB 3"],
  [lineRecorded(ANA, ''), "entered Ana Lee's line: did not play"],
  [lineRecorded(ANA, 'PTS 14, REB 3', { was: 'PTS 12' }), 'changed PTS of Ana Lee from 12 to 14 and set REB to 3'],
  [lineRecorded(ANA, 'PTS 12', { was: 'PTS 12, REB 0' }), 'removed REB of Ana Lee (was 0)'],
  [lineRecorded(ANA, 'PTS 12', { was: '' }), "changed Ana Lee's line from did not play to PTS 12"],
  [lineRecorded(ANA, '', { was: 'PTS 12' }), "changed Ana Lee's line from PTS 12 to did not play"],
  [lineRecorded(ANA, null, { was: 'PTS 12' }), 'took Ana Lee off the sheet (was PTS 12)'],
)
