import { line } from '@fullcourt/domain/statistics/figures.examples'
import { A, ANA, B, gameOf, placed } from '../league.examples'
import { specification } from '../testing/specification'
import { playerLines, type EnteredPlayerLine } from './player-lines'
import { playerInEntry } from './player-place'

const given = specification(playerLines)
const first = gameOf(41, placed(A, B))
const second = gameOf(42, placed(B, A, { stage: 'playoff' }))
const anaForA = playerInEntry(ANA, A.entry)

const inFirst: EnteredPlayerLine = { game: 41, stage: 'regular', side: 'home', opponent: B.team, line: line('PTS 12') }
const inSecond: EnteredPlayerLine = { game: 42, stage: 'playoff', side: 'away', opponent: B.team, line: line('PTS 8') }

describe('Lines of a player', () => {
  it('are sorted by the ids of the games, of both stages', () =>
    given(second.line(ANA, 'PTS 8', { side: 'away' }), first.line(ANA, 'PTS 12')).then(anaForA, {
      player: ANA,
      entry: A.entry,
      team: A.team,
      league: A.league,
      season: 3,
      lines: [inFirst, inSecond],
    }))

  it('show a corrected line as it is', () =>
    given(first.line(ANA, 'PTS 11'), first.line(ANA, 'PTS 12', { was: 'PTS 11' })).thenOf(anaForA, { lines: [inFirst] }))

  it('keep a line without figures: on the sheet, but did not play', () =>
    given(first.line(ANA, '')).thenOf(anaForA, { lines: [{ ...inFirst, line: {} }] }))

  it('lose a line that was taken out', () =>
    given(first.line(ANA, 'PTS 12'), first.line(ANA, null, { was: 'PTS 12' })).thenOf(anaForA, { lines: [] }))

  it('lose the line of a deleted game, and get it back', () => {
    const lines = [{ player: ANA, side: 'home' as const, line: line('PTS 12') }]
    const deleted = [first.line(ANA, 'PTS 12'), second.line(ANA, 'PTS 8', { side: 'away' }), first.deleted({ lines })]
    given(...deleted).thenOf(anaForA, { lines: [inSecond] })
    given(...deleted, first.restored({ lines })).thenOf(anaForA, { lines: [inFirst, inSecond] })
  })

  it('lose the line of a game that was reset, until it gets it back', () => {
    const lines = [{ player: ANA, side: 'home' as const, line: line('PTS 12') }]
    given(first.line(ANA, 'PTS 12'), first.reset({ lines })).thenOf(anaForA, { lines: [] })
    given(first.line(ANA, 'PTS 12'), first.reset({ lines }), first.figuresRestored({ lines })).thenOf(anaForA, {
      lines: [inFirst],
    })
  })

  it('are found by player, entry by entry', () =>
    given(second.line(ANA, 'PTS 8', { side: 'home' }), first.line(ANA, 'PTS 12')).thenList(
      'player',
      String(ANA),
      anaForA,
      playerInEntry(ANA, B.entry),
    ))
})
