import { recordLine as decideLine, recordSheet as decideSheet, type EnteredFigures } from './decide'
import type { Side } from './events'
import { ANA, BEN, CLEO, given, lineRecorded, scheduled } from './games.examples'
import type { Game } from './state'

/** Ben was merged into Ana; who is on which roster is said by the ids that joined. */
const recordAna =
  (figures: EnteredFigures, { side, home = [ANA, BEN] }: { side?: Side; home?: readonly number[] } = {}) =>
  (game: Game) =>
    decideLine(game, { player: ANA, merged: [BEN], side, rosters: { home, away: [CLEO] }, figures })

describe('The line of a player into whom another was merged', () => {
  it('becomes his own, from what both add up to, and the other is taken out with it', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8, REB 2'), lineRecorded(BEN, 'PTS 4, AST 1'))
      .when(recordAna({ PTS: 13 }))
      .then(lineRecorded(ANA, 'PTS 13, AST 1, REB 2', { was: 'PTS 8, REB 2' }), lineRecorded(BEN, null, { was: 'PTS 4, AST 1' })))

  it('is moved to him where only the other had one', () =>
    given(scheduled(), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ REB: 3 }))
      .then(lineRecorded(ANA, 'PTS 4, REB 3'), lineRecorded(BEN, null, { was: 'PTS 4' })))

  it('stays two lines where what was entered is what they add up to', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: 12 }))
      .thenNothing())

  it('loses the other alone where it shall be what his own is', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4'))
      .when(recordAna({ PTS: 8 }))
      .then(lineRecorded(BEN, null, { was: 'PTS 4' })))

  it('is on the side where the other has a line, or is on the roster', () => {
    given(scheduled(), lineRecorded(BEN, 'PTS 4', { side: 'away' }))
      .when(recordAna({ PTS: 5 }))
      .then(lineRecorded(ANA, 'PTS 5', { side: 'away' }), lineRecorded(BEN, null, { was: 'PTS 4', side: 'away' }))
    given(scheduled())
      .when(recordAna({ PTS: 5 }, { home: [BEN] }))
      .then(lineRecorded(ANA, 'PTS 5'))
  })

  it('leaves the line of the other side alone', () =>
    given(scheduled(), lineRecorded(ANA, 'PTS 8'), lineRecorded(BEN, 'PTS 4', { side: 'away' }))
      .when(recordAna({ PTS: 9 }, { side: 'home' }))
      .then(lineRecorded(ANA, 'PTS 9', { was: 'PTS 8' })))

  it('is written by a whole sheet in the same way', () =>
    given(scheduled(), lineRecorded(BEN, 'PTS 4'), lineRecorded(CLEO, 'PTS 7', { side: 'away' }))
      .when(game =>
        decideSheet(game, {
          lines: [{ player: ANA, side: 'home', line: { PTS: 6 } }],
          mergedInto: player => (player === ANA ? [BEN] : []),
        }),
      )
      .then(lineRecorded(ANA, 'PTS 6'), lineRecorded(BEN, null, { was: 'PTS 4' })))
})
