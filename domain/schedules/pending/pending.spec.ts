import { because, context, deleted, detailsChanged, given as givenGame, scheduled, score } from '../../games/games.examples'
import type { GameFact } from '../../games/events'
import { gameStream } from '../../games/state'
import type { TermsChange, GameTerms, PendingChange, ScheduleFact } from '../events'
import { given, inProgress, league, nothingInProgress, stepRefused, written } from '../schedules.examples'
import { scheduleStream, type LeagueSchedules } from '../state'
import {
  importedChangesFault,
  MOST_PENDING,
  publishPending,
  setPendingChanges,
  undoPublishing,
  type ChangesSeen,
  type WantedChange,
} from './decide'
import { makeChange, takeChangeBack } from './make-change'

const { home, away } = context
const at = (date: string, time = '18:00'): GameTerms => ({ home, away, date, time, location: 'Gym 1' })
const first = at('2026-01-04')
const later = at('2026-01-18', '19:15')
const moved: TermsChange = { game: 41, was: first, is: later }
const taken: TermsChange = { game: 41, was: first, is: null }

const asIs = scheduled({ date: '2026-01-04', time: '18:00', location: 'Gym 1' })
const game = (...since: readonly GameFact[]) => [asIs, ...since].reduce(gameStream.evolve, gameStream.initial)
const scored: GameFact = { type: 'ScoreUpdated', data: { game: 41, in: context, was: null, is: score('61–58') } }
const gone = deleted(undefined, { date: '2026-01-04', time: '18:00', location: 'Gym 1' })

const seen =
  (now = game(), left: readonly number[] = []) =>
  (state: LeagueSchedules): ChangesSeen => ({
    gameNow: id => (id === 41 ? now : gameStream.initial),
    nameOf: () => 'DINKs @ Ohana',
    plans: nothingInProgress(state),
    gone: entry => (left.includes(entry) ? 'Hawks' : undefined),
  })

const set = (...changes: readonly PendingChange[]): ScheduleFact => ({ type: 'PendingChangesSet', data: { ...league, changes } })
const pending = (is: TermsChange | null, was: TermsChange | null = null) => set({ game: 41, was, is })
const published = (changes: readonly TermsChange[] = [moved], more = {}): ScheduleFact => ({
  type: 'PendingChangesPublished',
  data: { ...league, plan: 90, changes, undoes: null, waits: false, ...more },
})

const want =
  (wanted: WantedChange['wanted'], now = game()) =>
  (state: LeagueSchedules) =>
    setPendingChanges(state, { place: league, changes: [{ game: 41, wanted }], seen: seen(now)(state) })
const publish =
  (now = game(), left: readonly number[] = []) =>
  (state: LeagueSchedules) =>
    publishPending(state, { place: league, plan: 90, seen: seen(now, left)(state) })
const back = { game: 41, was: later, is: first }
const undo =
  (now: ReturnType<typeof game>, changes: readonly TermsChange[] = [moved], waited = false) =>
  (state: LeagueSchedules) =>
    undoPublishing(state, {
      place: league,
      plan: 91,
      undoes: { plan: 90, fact: 'published' },
      published: changes,
      waited,
      seen: seen(now)(state),
    })
const pendingAfter = (...history: readonly ScheduleFact[]) =>
  history.reduce(scheduleStream.evolve, scheduleStream.initial).pending

describe('What is to become of a game', () => {
  it('is its date, time, place, teams, or that it goes', () => {
    given()
      .when(want({ date: '2026-01-18', time: '19:15' }))
      .then(pending(moved))
    given()
      .when(want({ home: away, away: home }))
      .then(pending({ game: 41, was: first, is: { ...first, home: away, away: home } }))
    given().when(want('deleted')).then(pending(taken))
  })
  it('is said anew, or is nothing any more', () => {
    given(pending(moved)).when(want('deleted')).then(pending(taken, moved))
    given(pending(moved))
      .when(want({ date: '2026-01-04', time: '18:00' }))
      .then(pending(null, moved))
    given(pending(moved)).when(want(null)).then(pending(null, moved))
    given(pending(moved))
      .when(want({ date: '2026-01-18', time: '19:15' }))
      .thenNothing()
  })
  it('is said of games that are there and have no result', () => {
    given()
      .when(want('deleted', game(scored)))
      .thenRefused('conflict')
    given()
      .when(want('deleted', game(gone)))
      .thenRefused('not-found')
  })
  it('is possible: a day of the calendar, two different teams', () => {
    given()
      .when(want({ date: '2026-02-30' }))
      .thenRefused('invalid')
    given()
      .when(want({ home: away }))
      .thenRefused('invalid', 'Teams must be different.')
  })
})

describe('Publishing what is pending', () => {
  it('makes all of it what everybody sees', () => {
    given(pending(moved)).when(publish()).then(published())
    expect(pendingAfter(pending(moved), published())).toEqual([])
  })
  it('needs something to publish', () => given(pending(moved), published()).when(publish()).thenRefused('conflict'))
  it.each([
    ['scored', game(scored), 'DINKs @ Ohana has a result by now.'],
    ['deleted', game(gone), 'DINKs @ Ohana was deleted meanwhile.'],
    [
      'moved',
      game(detailsChanged({ time: '18:00' }, { time: '20:00' })),
      'DINKs @ Ohana was moved meanwhile: it is on January 4, 2026 at 8:00 PM, Gym 1.',
    ],
  ])('names a game that was %s meanwhile, and publishes nothing', (_, now, message) =>
    given(pending(moved)).when(publish(now)).thenRefused('conflict', message),
  )
  it('names a team that left', () =>
    given(pending(moved))
      .when(publish(game(), [home.entry]))
      .thenRefused('conflict'))
  it('waits until games of the league are made', () =>
    given(pending(moved))
      .when(state =>
        publishPending(state, { place: league, plan: 90, seen: { ...seen()(state), plans: inProgress(state, 'made') } }),
      )
      .thenRefused('conflict'))
  it('that is refused for one game leaves all of it pending', () =>
    expect(pendingAfter(pending(moved), published(), stepRefused(90, 41))).toEqual([moved]))
})

describe('Published changes that are taken back', () => {
  const there = game(detailsChanged({ date: '2026-01-04', time: '18:00' }, { date: '2026-01-18', time: '19:15' }))
  const undone = { plan: 91, undoes: { plan: 90, fact: 'published' }, waits: true }
  const history = [pending(moved), written('published', published())]

  it('go back, and wait to be published again', () => {
    given(...history)
      .when(undo(there))
      .then(published([back], undone))
    expect(pendingAfter(...history, published([back], undone))).toEqual([moved])
  })
  it('do not wait any more once that is taken back', () => {
    const again = { plan: 91, undoes: { plan: 90, fact: 'published' }, waits: false }
    given(...history, published([back], undone))
      .when(undo(game(), [back], true))
      .then(published([moved], again))
    expect(pendingAfter(...history, published([back], undone), published([moved], again))).toEqual([])
  })
  it('stay where a game was moved since', () =>
    given(...history)
      .when(undo(game(detailsChanged({ time: '18:00' }, { time: '21:00' }))))
      .thenRefused('conflict'))
  it('leave a game alone that is as it was', () =>
    given(...history)
      .when(undo(game()))
      .thenNothing())
  it('do not wait where one of them was refused', () =>
    expect(pendingAfter(...history, published([back], undone), { ...stepRefused(91, 41) })).toEqual([]))
})

describe('A game of published changes', () => {
  const make = (change: TermsChange) => (state: ReturnType<typeof game>) => makeChange(state, { ...change, because: 'published' })
  const wasMoved = detailsChanged({ date: '2026-01-04', time: '18:00' }, { date: '2026-01-18', time: '19:15' })
  const takeBack = (change: TermsChange) => (state: ReturnType<typeof game>) =>
    takeChangeBack(state, { ...change, made: 'published', because: 'refused' })

  it('is moved, or deleted, once', () => {
    givenGame(asIs).when(make(moved)).then(wasMoved)
    givenGame(asIs).when(make(taken)).then(gone)
    givenGame(asIs, because('published', wasMoved)).when(make(moved)).thenNothing()
  })
  it('gets other teams and another time together', () => {
    const is = { ...later, home: away, away: home }
    givenGame(asIs)
      .when(make({ ...moved, is }))
      .then({ type: 'GameSidesChanged', data: { game: 41, in: context, is: { home: away, away: home } } }, {
        ...wasMoved,
        data: { ...wasMoved.data, in: { ...context, home: away, away: home } },
      } as GameFact)
  })
  it('that was scored, moved or deleted a moment before stays', () => {
    givenGame(asIs, scored).when(make(moved)).thenRefused('conflict')
    givenGame(asIs, detailsChanged({ time: '18:00' }, { time: '20:00' }))
      .when(make(moved))
      .thenRefused('conflict')
    givenGame(asIs, gone).when(make(moved)).thenRefused('conflict')
  })
  it('goes back where another one was refused', () => {
    givenGame(asIs, because('published', wasMoved))
      .when(takeBack(moved))
      .then(detailsChanged({ date: '2026-01-18', time: '19:15' }, { date: '2026-01-04', time: '18:00' }))
    givenGame(asIs, wasMoved).when(takeBack(moved)).thenNothing()
  })
})

describe('Changes of games by files', () => {
  const games = (count: number) => Array.from({ length: count }, (_, at) => 41 + at)

  it('are as many as wait together, beside those that do', () => {
    expect(importedChangesFault({ pending: [moved] }, games(MOST_PENDING))).toBeUndefined()
    expect(importedChangesFault({ pending: [{ ...moved, game: 7 }] }, games(MOST_PENDING))?.message).toMatch(
      /^At most 500 changes of games wait in a league, and with these files there would be 501\./,
    )
  })
  it('are none where nothing is changed, however many wait', () =>
    expect(importedChangesFault({ pending: games(MOST_PENDING + 1).map(game => ({ ...moved, game })) }, [])).toBeUndefined())
})
