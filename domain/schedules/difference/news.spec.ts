import { BULLS, game, HAWKS, OWLS, version, versionsOf } from './difference.examples'
import { scheduleNews } from './news'
import { partsOfChange } from './team-change'
import type { GameVersions } from './versions'

const A = 'Owls@Hawks 2026-03-14 18:00 Court-1'
const B = 'Owls@Hawks 2026-03-15 10:00 Court-2'
const BEGUN = '2026-01-01T10:00'
const scheduled = version(BEGUN, A)
const later = '2026-02-01T10:00'

const newsOf = (team: number, ...games: readonly GameVersions[]) => scheduleNews(team, games, `${BEGUN}:00.000Z`)
const told = (team: number, ...games: readonly GameVersions[]) =>
  newsOf(team, ...games).map(news => [(news.is ?? news.was)?.game, ...partsOfChange(news)])

describe('The news of a schedule', () => {
  it('are nothing while it stands as it was made', () => expect(told(HAWKS, versionsOf(1, scheduled))).toEqual([]))

  it('are who plays when and where, before and since, and when that was changed', () => {
    const { game: id, ...was } = game(1, A)
    expect(newsOf(HAWKS, versionsOf(1, scheduled, version(later, B)))).toEqual([
      {
        action: `at ${later}`,
        at: `${later}:00.000Z`,
        was: { game: id, side: 'home', opponent: OWLS, date: was.date, time: '18:00', location: 'Court-1', calledOff: null },
        is: { game: 1, side: 'home', opponent: OWLS, date: '2026-03-15', time: '10:00', location: 'Court-2', calledOff: null },
      },
    ])
  })

  it('are of both teams, and of no other', () => {
    const moved = versionsOf(1, scheduled, version(later, B))
    expect([HAWKS, OWLS, BULLS].map(team => told(team, moved).length)).toEqual([1, 1, 0])
  })

  it('begin with the newest', () =>
    expect(
      told(
        HAWKS,
        versionsOf(1, scheduled, version(later, B), version('2026-02-03T10:00', A)),
        versionsOf(2, scheduled, version('2026-02-02T10:00', null)),
      ),
    ).toEqual([
      [1, 'when', 'where'],
      [2, 'removed'],
      [1, 'when', 'where'],
    ]))

  it('have a game that is added later, and one that goes', () => {
    expect(told(HAWKS, versionsOf(1, scheduled), versionsOf(2, version(later, B)))).toEqual([[2, 'added']])
    expect(told(HAWKS, versionsOf(1, scheduled, version(later, null)))).toEqual([[1, 'removed']])
  })
})

describe('While a schedule is being made', () => {
  const sameDay = '2026-01-01T22:00'

  it('games that come, go and are replaced are no news', () =>
    expect(
      told(
        HAWKS,
        versionsOf(1, scheduled, version(sameDay, null, { action: 'anew' })),
        versionsOf(2, version(sameDay, B, { action: 'anew' })),
        versionsOf(3, version('2026-01-02T09:00', B)),
      ),
    ).toEqual([]))

  it('a game that is moved is', () =>
    expect(told(HAWKS, versionsOf(1, scheduled, version(sameDay, B)))).toEqual([[1, 'when', 'where']]))

  it('is over a day after the first game', () =>
    expect(told(HAWKS, versionsOf(1, scheduled), versionsOf(2, version('2026-01-02T10:01', B)))).toEqual([[2, 'added']]))
})

describe('A schedule that is made anew later', () => {
  const anew = { action: 'anew' }
  const gone = (id: number, text: string) => versionsOf(id, version(BEGUN, text), version(later, null, anew))
  const come = (id: number, text: string) => versionsOf(id, version(later, text, anew))

  it('is told by game, with what it comes to', () =>
    expect(
      told(HAWKS, gone(1, A), gone(2, 'Bulls@Hawks 2026-03-21 18:00 -'), come(8, B), come(9, 'Bulls@Hawks 2026-03-21 18:00 -')),
    ).toEqual([[8, 'when', 'where']]))

  it('is told as one that came and one that went only where other teams play', () =>
    expect(told(HAWKS, gone(1, A), come(9, 'Bulls@Hawks 2026-03-14 18:00 Court-1'))).toEqual([
      [1, 'removed'],
      [9, 'added'],
    ]))
})

describe('What a person mends within two minutes', () => {
  const mine = { by: 4 }

  it('belongs to what they did', () =>
    expect(told(HAWKS, versionsOf(1, version(BEGUN, A, mine), version('2026-01-01T10:01', B, mine), version(later, A)))).toEqual([
      [1, 'when', 'where'],
    ]))

  it('is no news where they took it back', () =>
    expect(told(HAWKS, versionsOf(1, scheduled, version(later, B, mine), version('2026-02-01T10:01', A, mine)))).toEqual([]))

  it('belongs to it with all its games, where they make a schedule anew once more', () => {
    const [first, second] = [
      { action: 'first', by: 4 },
      { action: 'second', by: 4 },
    ]
    const soon = '2026-02-01T10:01'
    expect(
      told(
        HAWKS,
        versionsOf(1, scheduled, version(later, null, first)),
        versionsOf(2, version(later, B, first), version(soon, null, second)),
        versionsOf(3, version(soon, 'Owls@Hawks 2026-03-14 18:00 Court-3', second)),
      ),
    ).toEqual([[3, 'where']])
  })

  it('belongs together where each of two actions mends the other', () => {
    const [one, other] = [
      { action: 'one', by: 4 },
      { action: 'other', by: 4 },
    ]
    const [then, soon] = [later, '2026-02-01T10:01']
    expect(
      told(
        HAWKS,
        versionsOf(1, scheduled, version(then, B, one), version(soon, null, other)),
        versionsOf(2, scheduled, version(then, null, other), version(soon, B, one)),
      ),
    ).toHaveLength(2)
  })

  it('is news where somebody else does it, or later', () => {
    expect(
      told(HAWKS, versionsOf(1, scheduled, version(later, B, mine), version('2026-02-01T10:01', A, { by: 5 }))),
    ).toHaveLength(2)
    expect(told(HAWKS, versionsOf(1, scheduled, version(later, B, mine), version('2026-02-01T10:03', A, mine)))).toHaveLength(2)
  })
})

it('Of a game whose first versions are kept no more, the oldest that is kept tells nothing', () =>
  expect(told(HAWKS, { ...versionsOf(1, version(later, A), version('2026-02-02T10:00', B)), earlier: 3 })).toEqual([
    [1, 'when', 'where'],
  ]))
