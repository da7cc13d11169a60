import { chooseDraft, publishDraft, undoDraft, type GamesBefore } from './draft-decisions'
import { addDraftGames, moveDraftGames, removeDraftGames, swapDraftGames } from './draft-game-decisions'
import { planSchedule, undoGeneration } from './plan'
import { redoGeneration } from './redo'
import {
  created,
  deleted,
  details,
  draftAdded,
  draftChosen,
  drafted,
  draftMoved,
  draftRemoved,
  generationRedone,
  generationUndone,
  given,
  inProgress,
  league,
  nothingInProgress,
  place,
  planned,
  planOf,
  requested,
  week,
  written,
} from './schedules.examples'
import type { DeletedGame } from '../games/state'
import type { DraftSlot, PlannedGame, ScheduleFact } from './events'
import type { PlansSeen } from './in-progress'
import { scheduleStream, type LeagueSchedules } from './state'

const first: DraftSlot = { date: '2026-01-04', time: '18:00', location: null }
const later: DraftSlot = { date: '2026-01-18', time: '19:15', location: 'Gym 1' }
const firstMoved = { game: 41, home: 11, away: 12, was: first, is: later }
const goneBy = (cause: string): DeletedGame => ({ kind: 'deleted', cause }) as Partial<DeletedGame> as DeletedGame

const nothingBefore: GamesBefore = { replaces: [], keeps: [] }

const draft = (id: number) => (state: LeagueSchedules) =>
  planSchedule(state, { planned: planOf(id), from: { details: details(), plans: 0 }, asDraft: true })
const move = (id: number, game: number, to: DraftSlot) => (state: LeagueSchedules) =>
  moveDraftGames(state, { place, draft: id, moves: [{ game, slot: to }] })
const choose = (was: number | null, is: number | null) => (state: LeagueSchedules) => chooseDraft(state, { place, was, is })
const takeBack = (id: number) => (state: LeagueSchedules) => undoDraft(state, { place, draft: id })
const undoOf = (plan: number) => (state: LeagueSchedules) =>
  undoGeneration(state, { place: league, plan, seen: nothingInProgress(state), mayGo: () => true, comesBack: () => true })

type Publishing = {
  readonly before?: GamesBefore
  readonly ids?: readonly number[]
  readonly gone?: readonly string[]
  readonly seen?: (state: LeagueSchedules) => PlansSeen
}
const publish =
  (id: number, { before = nothingBefore, ids = [], gone = [], seen = nothingInProgress }: Publishing = {}) =>
  (state: LeagueSchedules) =>
    publishDraft(state, { place, draft: id, plan: 90, seen: seen(state), before, ids, gone })

const NOT_NOW = 'This draft was published or discarded, or the schedule was generated again since.'

describe('A generated schedule of an organization with drafts', () => {
  it('is a draft', () => given(created(), requested(81)).when(draft(81)).then(drafted(81)))
  it('takes the place of the draft before', () =>
    given(created(), drafted(80), requested(81)).when(draft(81)).then(drafted(81, 80)))
  it('is written once', () => given(created(), drafted(81)).when(draft(81)).thenNothing())
  it('is taken back: the schedule has the draft before again, or none', () => {
    given(created(), drafted(80), drafted(81, 80)).when(takeBack(81)).then(draftChosen(81, 80))
    given(created(), drafted(81)).when(takeBack(81)).then(draftChosen(81, null))
  })
})

describe('A game of a draft', () => {
  it('is put into another slot', () =>
    given(created(), drafted(81))
      .when(move(81, 41, later))
      .then(draftMoved(81, firstMoved)))
  it('that is there already changes nothing', () =>
    given(created(), drafted(81), draftMoved(81, firstMoved))
      .when(move(81, 41, later))
      .thenNothing())
  it('is played on a day of the calendar', () =>
    given(created(), drafted(81))
      .when(move(81, 41, { ...later, date: '2026-02-30' }))
      .thenRefused('invalid'))
  it('has to be in it', () =>
    given(created(), drafted(81))
      .when(move(81, 40, later))
      .thenRefused('not-found'))
  it.each([
    ['discarded', draftChosen(81, null)],
    ['published', planned(90, { draft: 81 })],
    ['generated again', drafted(82, 81)],
  ])('stays where it is once the draft was %s', (_, since) =>
    given(created(), drafted(81), since)
      .when(move(81, 41, later))
      .thenRefused('conflict', NOT_NOW),
  )
  it('goes with its schedule', () =>
    given(created(), drafted(81), deleted())
      .when(move(81, 41, later))
      .thenRefused('not-found'))
})

describe('A game that is added to a draft by hand', () => {
  const wanted = { game: 43, home: 12, away: 11, ...later }
  const add = (game: PlannedGame) => (state: LeagueSchedules) => addDraftGames(state, { place, draft: 81, games: [game] })

  it('is in the week of its date; outside of all weeks in the last one before it', () => {
    given(created(), drafted(81))
      .when(add({ ...wanted, date: '2026-01-13' }))
      .then(draftAdded(81, { ...wanted, date: '2026-01-13', week: 1 }))
    given(created(), drafted(81))
      .when(add({ ...wanted, date: '2027-01-01' }))
      .then(draftAdded(81, { ...wanted, date: '2027-01-01', week: 1 }))
    given(created(), drafted(81))
      .when(add({ ...wanted, date: '2025-12-01' }))
      .then(draftAdded(81, { ...wanted, date: '2025-12-01', week: 0 }))
  })
  it('is moved and published like the others', () =>
    given(created(), drafted(81), draftAdded(81, { ...wanted, week: 1 }))
      .when(publish(81))
      .then(
        planned(90, {
          draft: 81,
          weeks: [week('2026-01-04', 41), { ...week('2026-01-11', 42), games: [...week('2026-01-11', 42).games, wanted] }],
        }),
      ))
  it('is of two teams that the draft has, on a day of the calendar', () => {
    given(created(), drafted(81))
      .when(add({ ...wanted, away: 12 }))
      .thenRefused('invalid', 'Teams must be different.')
    given(created(), drafted(81))
      .when(add({ ...wanted, away: 13 }))
      .thenRefused('conflict')
    given(created(), drafted(81))
      .when(add({ ...wanted, date: '2026-02-30' }))
      .thenRefused('invalid')
  })
  it('is added once', () =>
    given(created(), drafted(81), draftAdded(81, { ...wanted, week: 1 }))
      .when(add(wanted))
      .thenNothing())
})

describe('Games that are taken out of a draft', () => {
  const removed = { ...week('2026-01-04', 41).games[0]!, week: 0 }
  const remove =
    (...games: readonly number[]) =>
    (state: LeagueSchedules) =>
      removeDraftGames(state, { place, draft: 81, games })

  it('are not published', () => {
    given(created(), drafted(81)).when(remove(41)).then(draftRemoved(81, removed))
    given(created(), drafted(81), draftRemoved(81, removed))
      .when(publish(81))
      .then(planned(90, { draft: 81, weeks: [week('2026-01-04'), week('2026-01-11', 42)] }))
  })
  it('come back as they were', () => {
    const { week: _, ...game } = removed
    given(created(), drafted(81), draftRemoved(81, removed))
      .when(state => addDraftGames(state, { place, draft: 81, games: [game] }))
      .then(draftAdded(81, removed))
  })
  it('have to be in it, all of them', () => given(created(), drafted(81)).when(remove(41, 40)).thenRefused('not-found'))
})

describe('A draft', () => {
  it('is discarded, and brought back', () => {
    given(created(), drafted(81)).when(choose(81, null)).then(draftChosen(81, null))
    given(created(), drafted(81), draftChosen(81, null)).when(choose(null, 81)).then(draftChosen(null, 81))
  })
  it('is discarded once', () => given(created(), drafted(81), draftChosen(81, null)).when(choose(81, null)).thenNothing())
  it('does not come back beside another one', () =>
    given(created(), drafted(81), draftChosen(81, null), drafted(82)).when(choose(null, 81)).thenRefused('conflict'))
  it('does not come back while it is published', () =>
    given(created(), drafted(81), planned(90, { draft: 81 }))
      .when(choose(null, 81))
      .thenRefused('conflict'))
  it('that was never there is not discarded, and does not come', () => {
    given(created()).when(choose(81, null)).thenNothing()
    given(created()).when(choose(null, 81)).thenRefused('conflict')
  })
})

describe('What is kept of drafts', () => {
  const many = Array.from({ length: 50 }, (_, nth) => drafted(100 + nth, nth === 0 ? null : 99 + nth))
  const keptAfter = (...history: readonly ScheduleFact[]) => {
    const { schedules } = history.reduce(scheduleStream.evolve, scheduleStream.initial)
    return [...(schedules.get(place.schedule)?.drafts.keys() ?? [])]
  }

  it('is the present one and those of the last two steps, however many there were', () => {
    expect(keptAfter(created(), ...many)).toEqual([147, 148, 149])
    expect(keptAfter(created(), ...many, draftChosen(149, null), drafted(150), planned(90, { draft: 150 }))).toEqual([
      148, 149, 150,
    ])
  })
  it('leads back as far; before that there is none', () => {
    given(created(), ...many)
      .when(takeBack(149))
      .then(draftChosen(149, 148))
    given(created(), ...many, draftChosen(149, 148), draftChosen(148, 147))
      .when(takeBack(147))
      .then(draftChosen(147, null))
    given(created(), ...many, draftChosen(149, null))
      .when(choose(null, 120))
      .thenRefused('conflict')
  })
  it('lets the publishing of an older one be undone without it', () =>
    given(created(), drafted(81), written('published', planned(90, { draft: 81 })), ...many, draftChosen(149, null))
      .when(undoOf(90))
      .then(generationUndone(90, [41, 42], [], 'published')))
})

describe('Publishing a draft', () => {
  it('plans its games where they were moved to, in place of those of now', () =>
    given(created(), planned(70, { weeks: [week('2026-01-04', 31)] }), drafted(81), draftMoved(81, firstMoved))
      .when(publish(81, { before: { replaces: [31], keeps: [] } }))
      .then(
        planned(90, {
          draft: 81,
          replaces: [31],
          weeks: [{ ...week('2026-01-04'), games: [{ game: 41, home: 11, away: 12, ...later }] }, week('2026-01-11', 42)],
        }),
      ))
  it('waits until games of the league are made', () =>
    given(created(), planned(70), drafted(81))
      .when(publish(81, { seen: state => inProgress(state, 'made') }))
      .thenRefused('conflict'))
  it('waits for a generation that goes on', () =>
    given(created(), drafted(81), requested(82)).when(publish(81)).thenRefused('conflict'))
  it('is refused where a game that it replaces was played since', () =>
    given(created(), planned(70), drafted(81, null, { replaces: [41] }))
      .when(publish(81, { before: { replaces: [], keeps: [41] } }))
      .thenRefused('conflict', '1 game that the draft replaces was played since: generate it again.'))
  it('is refused where a team left since', () =>
    given(created(), drafted(81))
      .when(publish(81, { gone: ['Hawks'] }))
      .thenRefused('conflict', 'Hawks left the league since the draft was made: generate it again.'))
  it('is done once', () =>
    given(created(), drafted(81), planned(90, { draft: 81 }))
      .when(publish(81))
      .thenRefused('conflict', NOT_NOW))
})

describe('A draft whose publishing is undone', () => {
  const published = [created(), drafted(81), written('published', planned(90, { draft: 81 }))]
  const undone = [generationUndone(90, [41, 42]), draftChosen(null, 81)]
  const redo = (state: LeagueSchedules) =>
    redoGeneration(state, {
      place: league,
      plan: 90,
      seen: {
        plans: nothingInProgress(state),
        gameNow: () => goneBy('undone'),
        outOf: () => [],
        nameOf: String,
      },
    })

  it('is there again', () =>
    given(...published)
      .when(undoOf(90))
      .then(generationUndone(90, [41, 42], [], 'published'), draftChosen(null, 81)))
  it('is gone again when that is undone in turn', () =>
    given(...published, written('undone', generationUndone(90, [41, 42])), draftChosen(null, 81))
      .when(redo)
      .then(generationRedone(90, [], [41, 42], 'undone'), draftChosen(81, null)))
  it('leaves the one alone that was made since', () =>
    given(...published, drafted(82))
      .when(undoOf(90))
      .then(generationUndone(90, [41, 42], [], 'published')))
  it('is published with games of its own: those of before were deleted', () =>
    given(...published, ...undone)
      .when(publish(81, { ids: [51, 52] }))
      .then(planned(90, { draft: 81, weeks: [week('2026-01-04', 51), week('2026-01-11', 52)] })))
})

it('A swap in a draft is two games that are moved at once', () => {
  const [one, other] = [first, { ...first, date: '2026-01-11' }]
  given(created(), drafted(81))
    .when(state => swapDraftGames(state, { place, draft: 81, games: [41, 42] }))
    .then(
      draftMoved(
        81,
        { game: 41, home: 11, away: 12, was: one, is: other },
        { game: 42, home: 11, away: 12, was: other, is: one },
      ),
    )
})
