import { reads } from '../history/reads.examples'
import {
  begin,
  begun,
  bringBack,
  importRows,
  broughtIn,
  fail,
  failed,
  finish,
  finished,
  given,
  map,
  mapped,
  redone,
  takeBack,
  undone,
} from './imports.examples'
import { IMPORT_RUNNING } from './decide'

describe('A league is imported by one at a time', () => {
  it('the first may begin', () => given().when(begin()).then(begun()))
  it('a second is refused while it runs', () => given(begun()).when(begin()).thenRefused('conflict', IMPORT_RUNNING.message))
  it('the next may begin when it finished', () => given(begun(), finished()).when(begin()).then(begun()))
  it('the next may begin when it failed', () => given(begun(), failed('Season not found')).when(begin()).then(begun()))
})

describe('Ids for external ids', () => {
  it('are reserved of several kinds at once', () =>
    given(begun())
      .when(map({ kind: 'team', ids: [['ohana', 11]] }, { kind: 'game', ids: [['w1', 41]] }))
      .then(mapped('team', ['ohana', 11]), mapped('game', ['w1', 41])))

  it('are kept for ever, also by the next import', () =>
    given(begun(), mapped('team', ['ohana', 11]), finished(), begun())
      .when(
        map({
          kind: 'team',
          ids: [
            ['ohana', 99],
            ['dinks', 12],
          ],
        }),
      )
      .then(mapped('team', ['dinks', 12])))

  it('of another kind do not disturb', () =>
    given(begun(), mapped('team', ['a', 11]))
      .when(map({ kind: 'game', ids: [['a', 41]] }))
      .then(mapped('game', ['a', 41])))

  it('are not reserved when there are none', () =>
    given(begun())
      .when(map({ kind: 'team', ids: [] }))
      .thenNothing())
  it('are not reserved after the end', () =>
    given(begun(), finished())
      .when(map({ kind: 'team', ids: [['ohana', 11]] }))
      .thenRefused('conflict'))

  it('are many facts where they are many', () => {
    const ids = Array.from({ length: 4_001 }, (_, i) => [`p${i}`, i + 1] as const)
    given(begun())
      .when(map({ kind: 'player', ids }))
      .then(mapped('player', ...ids.slice(0, 4_000)), mapped('player', ...ids.slice(4_000)))
  })
})

describe('Rows brought in', () => {
  it('are remembered with how far the import is', () =>
    given(begun())
      .when(importRows(20, ['team/11/name', 'a']))
      .then(broughtIn(20, ['team/11/name', 'a'])))

  it('are remembered once', () =>
    given(begun(), broughtIn(20, ['team/11/name', 'a']))
      .when(importRows(20, ['team/11/name', 'a']))
      .thenNothing())

  it('are remembered again when they changed', () =>
    given(begun(), broughtIn(20, ['team/11/name', 'a']))
      .when(importRows(30, ['team/11/name', 'b'], ['team/12/name', 'a']))
      .then(broughtIn(30, ['team/11/name', 'b'], ['team/12/name', 'a'])))

  it('are not remembered after the end', () =>
    given(begun(), finished())
      .when(importRows(20, ['team/11/name', 'a']))
      .thenRefused('conflict'))
})

describe('An import that finished', () => {
  it('counts what came in, thing by thing', () =>
    given(
      begun(),
      broughtIn(5, ['team/11/name', 'a'], ['player/31/name', 'b'], ['player/31/place', 'c'], ['game/41/fixture', 'd']),
      broughtIn(9, ['game/41/details', 'e'], ['game/41/score', 'f'], ['game/41/line/11/31', 'g'], ['game/41/line/11/32', 'h']),
    )
      .when(finish())
      .then(finished({ teams: 1, players: 1, 'roster places': 1, games: 1, scores: 1, lines: 2 })))

  it('counts what changed since an earlier import apart', () =>
    given(
      begun(),
      broughtIn(5, ['game/41/score', 'a'], ['game/42/score', 'b']),
      finished(),
      begun(),
      broughtIn(5, ['game/41/score', 'c'], ['game/43/score', 'd']),
    )
      .when(finish())
      .then(finished({ 'changed scores': 1, scores: 1 })))

  it('says what it left as it is', () => given(begun()).when(finish('Game #41 …')).then(finished({}, 'Game #41 …')))
  it('finishes once', () => given(begun(), finished()).when(finish()).thenNothing())
})

describe('An import that failed', () => {
  it('says why', () => given(begun()).when(fail('Season not found')).then(failed('Season not found')))
  it('fails once', () => given(begun(), failed('a')).when(fail('b')).thenNothing())
})

reads(
  [begun(), 'began to import 310 rows into Summer 2025, Rec'],
  [finished({ teams: 10, players: 106, games: 30, lines: 200 }), 'imported 10 teams, 106 players, 30 games and 200 lines'],
  [failed('The files of the import are gone.'), 'could not finish the import: The files of the import are gone.'],
)

describe('What an import brought in', () => {
  const imported = [begun(), mapped('team', ['ohana', 11]), broughtIn(1, ['team/11/name', '67']), finished()] as const
  const again = { kind: 'team', ids: [['ohana', 99]] } as const
  const row = ['team/11/name', '67'] as const

  it('is taken back, once', () => {
    given(...imported)
      .when(takeBack)
      .then(undone())
    given(...imported, undone())
      .when(takeBack)
      .thenNothing()
  })

  it('is as new to the files then', () => {
    given(...imported, begun())
      .when(map(again))
      .thenNothing()
    given(...imported, undone(), begun())
      .when(map(again))
      .then(mapped('team', ['ohana', 99]))
    given(...imported, begun())
      .when(importRows(1, row))
      .thenNothing()
    given(...imported, undone(), begun())
      .when(importRows(1, row))
      .then(broughtIn(1, row))
  })

  it('comes back, with what is remembered of it', () => {
    given(...imported, undone())
      .when(bringBack)
      .then(redone())
    given(...imported, undone(), redone())
      .when(bringBack)
      .thenNothing()
    given(...imported, undone(), redone(), begun())
      .when(map(again))
      .thenNothing()
    given(...imported, undone(), redone(), begun())
      .when(importRows(1, row))
      .thenNothing()
  })

  it('is not taken or brought back while an import runs', () => {
    given(begun()).when(takeBack).thenRefused('conflict', IMPORT_RUNNING.message)
    given(...imported, undone(), begun())
      .when(bringBack)
      .thenRefused('conflict', IMPORT_RUNNING.message)
  })

  it('does not come back where its files were brought in anew', () =>
    given(...imported, undone(), begun(), mapped('team', ['ohana', 99]), finished())
      .when(bringBack)
      .thenRefused('conflict', 'The same files were brought in again since: undo that import first.'))

  it('stays where it is of another import', () => {
    given(...imported, undone(8), begun())
      .when(map(again))
      .thenNothing()
  })
})
