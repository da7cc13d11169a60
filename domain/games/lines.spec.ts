import { ANA, BEN, CLEO, deleted, given, lineRecorded, recordLine, recordSheet, scheduled, tap } from './games.examples'
import { line } from '../statistics/figures.examples'

describe("A player's line", () => {
  it('holds the figures that were entered', () =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 12, REB: 3 }))
      .then(lineRecorded(ANA, 'PTS 12, REB 3')))

  it('keeps the figures that are not named', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12, REB 3'))
      .when(recordLine(ANA, { PTS: 14, AST: undefined, REB: undefined }))
      .then(lineRecorded(ANA, 'PTS 14, REB 3', { was: 'PTS 12, REB 3' })))

  it('loses a figure that is taken out', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12, REB 3'))
      .when(recordLine(ANA, { REB: null }))
      .then(lineRecorded(ANA, 'PTS 12', { was: 'PTS 12, REB 3' })))

  it('keeps an entered zero, which is not an absent figure', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'))
      .when(recordLine(ANA, { REB: 0 }))
      .then(lineRecorded(ANA, 'PTS 12, REB 0', { was: 'PTS 12' })))

  it('without any figure is on the sheet but did not play', () =>
    given(scheduled()).when(recordLine(ANA, {})).then(lineRecorded(ANA, '')))

  it('that loses its last figure stays on the sheet', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'))
      .when(recordLine(ANA, { PTS: null }))
      .then(lineRecorded(ANA, '', { was: 'PTS 12' })))

  it('entered again changes nothing', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12, REB 3'))
      .when(recordLine(ANA, { REB: 3, PTS: 12 }))
      .thenNothing())

  it('without figures entered again changes nothing', () =>
    given(scheduled(), lineRecorded(ANA, ''))
      .when(recordLine(ANA, { PTS: null }))
      .thenNothing())

  it('is the same text whatever order its figures came in', () => {
    const decision = recordLine(ANA, { FTA: 2, REB: 3, PTS: 12 })
    given(scheduled())
      .when(game => {
        expect(JSON.stringify(decision(game))).toContain('"is":{"PTS":12,"REB":3,"FTA":2}')
        return decision(game)
      })
      .then(lineRecorded(ANA, 'PTS 12, REB 3, FTA 2'))
  })

  it('says of which taps it became so, where it was tapped', () =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 2 }, { taps: [tap()] }))
      .then(lineRecorded(ANA, 'PTS 2', { taps: [tap()] })))

  it('is refused with a tap of a period that the game cannot have', () =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 2 }, { taps: [tap({ period: 99 })] }))
      .thenRefused('invalid'))

  it('goes up to 999', () =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 999 }))
      .then(lineRecorded(ANA, 'PTS 999')))

  it.each([-1, 1.5, 1000, NaN])('refuses %d', wrong =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 12, REB: wrong }))
      .thenRefused('invalid', 'REB must be a whole number from 0 to 999.'),
  )

  it('is of a game that exists', () => {
    given()
      .when(recordLine(ANA, { PTS: 12 }))
      .thenRefused('not-found', 'Game not found.')
    given(scheduled(), deleted())
      .when(recordLine(ANA, { PTS: 12 }))
      .thenRefused('not-found', 'Game not found.')
  })
})

describe('The side of a line', () => {
  it('is the one that was sent, though the player is on no roster', () =>
    given(scheduled())
      .when(recordLine(99, { PTS: 2 }, { side: 'away' }))
      .then(lineRecorded(99, 'PTS 2', { side: 'away' })))

  it('that was sent wins over the roster: a second line of its own', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'))
      .when(recordLine(ANA, { PTS: 2 }, { side: 'away' }))
      .then(lineRecorded(ANA, 'PTS 2', { side: 'away' })))

  it('is where they have a line already, though they have moved to the other roster since', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'))
      .when(recordLine(ANA, { PTS: 14 }, { home: [BEN], away: [CLEO, ANA] }))
      .then(lineRecorded(ANA, 'PTS 14', { was: 'PTS 12' })))

  it('is the only roster that holds them', () =>
    given(scheduled())
      .when(recordLine(CLEO, { PTS: 7 }))
      .then(lineRecorded(CLEO, 'PTS 7', { side: 'away' })))

  it('must be sent where both rosters hold them', () =>
    given(scheduled())
      .when(recordLine(ANA, { PTS: 7 }, { home: [ANA], away: [ANA] }))
      .thenRefused('conflict', 'The player could be on both teams. Choose the team (team_id).'))

  it('must be sent where they have a line on both', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'), lineRecorded(ANA, 'PTS 2', { side: 'away' }))
      .when(recordLine(ANA, { PTS: 7 }))
      .thenRefused('conflict', 'The player could be on both teams. Choose the team (team_id).'))

  it('must be sent where neither roster holds them', () =>
    given(scheduled())
      .when(recordLine(99, { PTS: 7 }))
      .thenRefused('conflict', 'The player is on neither roster. Choose the team (team_id).'))
})

describe('A whole sheet', () => {
  const ana = { player: ANA, side: 'home', line: line('PTS 12') } as const
  const cleo = { player: CLEO, side: 'away', line: line('PTS 7') } as const

  it('is written line by line, in one append', () =>
    given(scheduled())
      .when(recordSheet(ana, cleo))
      .then(lineRecorded(ANA, 'PTS 12'), lineRecorded(CLEO, 'PTS 7', { side: 'away' })))

  it('puts the named lines in the place of the old ones and leaves the others', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 10, REB 3'), lineRecorded(BEN, 'PTS 4'))
      .when(recordSheet(ana))
      .then(lineRecorded(ANA, 'PTS 12', { was: 'PTS 10, REB 3' })))

  it('brought in again changes nothing', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 12'), lineRecorded(CLEO, 'PTS 7', { side: 'away' }))
      .when(recordSheet(ana, cleo))
      .thenNothing())

  it('does not keep figures that are undefined', () =>
    given(scheduled())
      .when(recordSheet({ ...ana, line: { PTS: 12, AST: undefined } }))
      .then(lineRecorded(ANA, 'PTS 12')))

  it('has one line of a player and team', () =>
    given(scheduled())
      .when(recordSheet(ana, { ...ana, line: line('PTS 3') }))
      .thenRefused('invalid', 'Player 31 has two lines of one team.'))

  it('may have the same player on both sides', () =>
    given(scheduled())
      .when(recordSheet(ana, { ...ana, side: 'away' }))
      .then(lineRecorded(ANA, 'PTS 12'), lineRecorded(ANA, 'PTS 12', { side: 'away' })))

  it.each([-1, 1.5, 1000])('with the figure %d is refused whole', wrong =>
    given(scheduled())
      .when(recordSheet(ana, { ...cleo, line: { PTS: wrong } }))
      .thenRefused('invalid', 'PTS must be a whole number from 0 to 999.'),
  )

  it('is of a game that exists', () => given().when(recordSheet(ana)).thenRefused('not-found', 'Game not found.'))
})
