import { recordLine as decideLine, recordSheet as decideSheet, type EnteredFigures } from './decide'
import type { Side } from './events'
import { ANA, BEN, CLEO, given, lineRecorded, scheduled } from './games.examples'
import type { Game } from './state'
import type { PlayerId } from '../ids/kinds'
import type { Figures } from '../statistics/figures'

/** Ben was merged into Ana; who is on which roster is said by the ids that joined. */
const recordAna =
  (figures: EnteredFigures, { side, home = [ANA, BEN] }: { side?: Side; home?: readonly number[] } = {}) =>
  (game: Game) =>
    decideLine(game, { player: ANA, merged: [BEN], side, rosters: { home, away: [CLEO] }, figures })

describe('The line of a player into whom another was merged', () => {
  it('is changed where each figure was recorded, and what both have where it is their own', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8, REB 2'), lineRecorded(BEN, 'PTS 4, AST 1'))
      .when(recordAna({ PTS: 13, AST: 2 }))
      .then(
        lineRecorded(ANA, 'PTS 9, REB 2', { was: 'PTS 8, REB 2' }),
        lineRecorded(BEN, 'PTS 4, AST 2', { was: 'PTS 4, AST 1' }),
      ))

  it('stays that of the other where only the other had one', () =>
    given(scheduled(), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: 5, REB: 3 }))
      .then(lineRecorded(BEN, 'PTS 5, REB 3', { was: 'PTS 4' })))

  it('is their own where neither had one', () =>
    given(scheduled())
      .when(recordAna({ PTS: 5 }))
      .then(lineRecorded(ANA, 'PTS 5')))

  it('stays two lines where what was entered is what they add up to', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: 12 }))
      .thenNothing())

  it('takes from the other what their own does not have', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: 3 }))
      .then(lineRecorded(ANA, 'PTS 0', { was: 'PTS 8' }), lineRecorded(BEN, 'PTS 3', { was: 'PTS 4' })))

  it('loses a figure in both', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8, REB 2'), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: null }))
      .then(lineRecorded(ANA, 'REB 2', { was: 'PTS 8, REB 2' }), lineRecorded(BEN, '', { was: 'PTS 4' })))

  it('is on the side where the other has a line, or is on the roster', () => {
    given(scheduled(), lineRecorded(BEN, 'PTS 4', { side: 'away' }))
      .when(recordAna({ PTS: 5 }))
      .then(lineRecorded(BEN, 'PTS 5', { was: 'PTS 4', side: 'away' }))
    given(scheduled())
      .when(recordAna({ PTS: 5 }, { home: [BEN] }))
      .then(lineRecorded(ANA, 'PTS 5'))
  })

  it('leaves the line of the other side alone', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4', { side: 'away' }))
      .when(recordAna({ PTS: 9 }, { side: 'home' }))
      .then(lineRecorded(ANA, 'PTS 9', { was: 'PTS 8' })))
})

describe('A whole sheet', () => {
  const merged =
    (...lines: readonly (readonly [player: PlayerId, line: Figures])[]) =>
    (game: Game) =>
      decideSheet(game, {
        lines: lines.map(([player, line]) => ({ player, side: 'home', line })),
        idsOf: player => (player === CLEO ? [CLEO] : [ANA, BEN]),
      })

  it('changes the lines that it names, under the ids of both', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(merged([ANA, { PTS: 8 }], [BEN, { PTS: 6 }]))
      .then(lineRecorded(BEN, 'PTS 6', { was: 'PTS 4' })))

  it('changes the lines that there are where it names the person once', () => {
    given(scheduled(), lineRecorded(BEN, 'PTS 4'), lineRecorded(CLEO, 'PTS 7'))
      .when(merged([ANA, { PTS: 6 }]))
      .then(lineRecorded(BEN, 'PTS 6', { was: 'PTS 4' }))
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(merged([ANA, { PTS: 14 }]))
      .then(lineRecorded(ANA, 'PTS 10', { was: 'PTS 8' }))
  })

  it('has one line of a person who had none', () =>
    given(scheduled())
      .when(merged([ANA, { PTS: 8 }], [BEN, { PTS: 4 }]))
      .then(lineRecorded(ANA, 'PTS 12')))
})
