import type { Game, ActiveGame, DeletedGame } from '../games/state'
import { noFigures } from '../games/sheet'
import { redoGeneration, type RedoSeen } from './redo'
import { undoGeneration } from './plan'
import {
  created,
  deleted,
  generationRedone,
  generationUndone,
  given,
  inProgress,
  league,
  nothingInProgress,
  planned,
  written,
} from './schedules.examples'
import { scheduleStream, type LeagueSchedules } from './state'

const there = (): ActiveGame => ({ kind: 'active', figures: noFigures }) as Partial<ActiveGame> as ActiveGame
const played = (): ActiveGame => ({ ...there(), figures: { ...noFigures, score: { home: 61, away: 58 } } })
const gone = (cause: string): DeletedGame =>
  ({ kind: 'deleted', cause, figures: noFigures }) as Partial<DeletedGame> as DeletedGame

/** Game 40 was replaced by 41 and 42, which went with the undo. */
const NOW: { readonly [game: number]: Game } = { 40: there(), 41: gone('undone'), 42: gone('undone') }

const redo =
  (plan: number, { games = {}, outOf = () => [], plans = nothingInProgress }: Now = {}) =>
  (state: LeagueSchedules) =>
    redoGeneration(state, {
      place: league,
      plan,
      seen: {
        plans: plans(state),
        gameNow: id => ({ ...NOW, ...games })[id] ?? { kind: 'unknown' },
        outOf,
        nameOf: id => `Game ${id}`,
      },
    })
type Now = {
  readonly games?: typeof NOW
  readonly outOf?: RedoSeen['outOf']
  readonly plans?: (state: LeagueSchedules) => RedoSeen['plans']
}

const made = [created(), written('made', planned(81, { replaces: [40] }))]
const undone = [...made, written('undone', generationUndone(81, [41, 42], [40]))]

describe('A generation that was undone', () => {
  it('comes back with its games, in place of those that it replaced', () =>
    given(...undone)
      .when(redo(81))
      .then(generationRedone(81, [40], [41, 42], 'undone')))

  it('comes back without what was deleted or brought back by hand since', () =>
    given(...undone)
      .when(redo(81, { games: { 40: gone('somebody'), 41: there() } }))
      .then(generationRedone(81, [], [42], 'undone')))

  it('leaves a game that had been brought back before it was undone', () =>
    given(...made, written('undone', generationUndone(81, [41, 42], [])))
      .when(redo(81))
      .then(generationRedone(81, [], [41, 42], 'undone')))

  it('is there once', () =>
    given(...undone, generationRedone(81, [40], [41, 42]))
      .when(redo(81))
      .thenNothing())

  it('can be undone again, with what it replaced', () => {
    const again = written('again', generationRedone(81, [40], [41, 42]))
    const undo = (state: LeagueSchedules) =>
      undoGeneration(state, { place: league, plan: 81, seen: nothingInProgress(state), mayGo: () => true, comesBack: () => true })
    const fact = generationUndone(81, [41, 42], [40])
    given(...undone, again)
      .when(undo)
      .then({ ...fact, data: { ...fact.data, undoes: 'again' } } as never)
  })

  it('leaves a game that had been brought back before where the redo is undone', () => {
    const again = written('again', generationRedone(81, [], [42]))
    const undo = (state: LeagueSchedules) =>
      undoGeneration(state, {
        place: league,
        plan: 81,
        seen: nothingInProgress(state),
        mayGo: () => true,
        comesBack: () => true,
        only: [42],
      })
    const fact = generationUndone(81, [42], [40])
    given(...undone, again)
      .when(undo)
      .then({ ...fact, data: { ...fact.data, undoes: 'again' } } as never)
  })

  it('stays undone where a game that it replaced has a result by now', () =>
    given(...undone)
      .when(redo(81, { games: { 40: played() } }))
      .thenRefused('conflict', 'Game 40 has a result by now, and would be deleted.'))

  it('stays undone where a team of its games left', () =>
    given(...undone)
      .when(redo(81, { outOf: game => (game === 41 ? ['Owls'] : []) }))
      .thenRefused('conflict', 'Owls is no longer in the league of Game 41: bring the team back first.'))

  it('stays undone where its games had not all been made', () =>
    given(...undone)
      .when(redo(81, { games: { 42: { kind: 'unknown' } } }))
      .thenRefused('conflict', 'Its games had not all been made when it was undone. Generate the schedule again.'))

  it('stays undone once the schedule was generated again, or is gone', () => {
    given(...undone, planned(82))
      .when(redo(81))
      .thenRefused('conflict', 'The schedule has been generated again since: the generation before stays undone.')
    given(...undone, deleted())
      .when(redo(81))
      .thenRefused('not-found', 'Schedule not found')
  })

  it('waits for the generation before it, and for games that are on their way', () => {
    given(created(), planned(80), ...undone.slice(1), generationUndone(80, []))
      .when(redo(81))
      .thenRefused('conflict', 'The generation before it was undone too: bring that back first.')
    given(...undone)
      .when(redo(81, { plans: state => inProgress(state, 'undone') }))
      .thenRefused('conflict', 'The generation of the schedule Fall is being undone: wait until that is done.')
    const state = [...undone, generationRedone(81, [40], [41, 42])].reduce(scheduleStream.evolve, scheduleStream.initial)
    expect(state.schedules.get(71)?.undoing?.is).toBe('redone')
  })
})
