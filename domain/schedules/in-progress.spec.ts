import type { DeletedGame, Game, ActiveGame } from '../games/state'
import { noFigures } from '../games/sheet'
import { stepsToAsk } from './in-progress'
import { created, deleted, generationUndone, planned, restored, stepRefused, written } from './schedules.examples'
import { scheduleStream } from './state'

type Facts = Parameters<typeof scheduleStream.evolve>[1][]

const made = written('made', planned(81, { replaces: [40] }))

/** Whether the plan of the schedule is carried out, as its games tell it; 41 and 42 are those that it adds. */
const isInProgress = (facts: Facts, games: { readonly [game: number]: Game }): boolean => {
  const state = facts.reduce(scheduleStream.evolve, scheduleStream.initial)
  const schedule = state.schedules.get(71)
  const asked = schedule ? stepsToAsk(state, schedule) : []
  const said = asked.map(({ game, standing }) => standing(games[game] ?? { kind: 'unknown' })).find(is => is !== 'unsaid')
  return said === 'open'
}

const there = (...followed: readonly string[]): ActiveGame =>
  ({ kind: 'active', followed, figures: noFigures }) as Partial<ActiveGame> as ActiveGame
const played = (): ActiveGame => ({ ...there(), figures: { ...noFigures, score: { home: 61, away: 58 } } })
const gone = (cause: string | null, ...followed: readonly string[]): DeletedGame =>
  ({ kind: 'deleted', cause, followed, figures: noFigures }) as Partial<DeletedGame> as DeletedGame

describe('A plan is in progress', () => {
  it.each<[string, boolean, Facts, { readonly [game: number]: Game }]>([
    ['of a generation until its last game is there', true, [created(), made], { 41: there() }],
    ['of a generation no longer then', false, [created(), made], { 41: there(), 42: there() }],
    ['of a generation no longer where the last step was refused', false, [created(), made, stepRefused(81, 42)], { 41: there() }],
    [
      'of an undo until what was replaced is back',
      true,
      [created(), made, written('undone', generationUndone(81, [41], [40]))].map(undoes('made')),
      { 41: gone('undone', 'undone'), 40: gone('made', 'made') },
    ],
    [
      'of an undo no longer then',
      false,
      [created(), made, written('undone', generationUndone(81, [41], [40]))].map(undoes('made')),
      { 41: gone('undone', 'undone'), 40: there('made') },
    ],
    [
      'of an undo until its games are deleted, where nothing was replaced',
      true,
      [created(), made, written('undone', generationUndone(81, [41]))],
      { 41: there() },
    ],
    [
      'of an undo not because of games that never were',
      false,
      [created(), made, written('undone', generationUndone(81, [41]))],
      {},
    ],
    [
      'of a deletion until its games are',
      true,
      [created(), made, written('deleted', deleted(41, 42))],
      { 41: gone('deleted', 'deleted'), 42: there() },
    ],
    [
      'of a deletion not because of a game that was played meanwhile',
      false,
      [created(), made, written('deleted', deleted(41, 42))],
      { 41: gone('deleted', 'deleted'), 42: played() },
    ],
    [
      'of nothing, where the schedule is back',
      false,
      [created(), made, written('deleted', deleted(41)), restored('deleted', 41)],
      { 41: gone('deleted', 'deleted'), 42: there() },
    ],
  ])('%s: %s', (_, expected, facts, games) => expect(isInProgress(facts, games)).toBe(expected))
})

/** An undone generation names the fact that it undoes. */
function undoes(fact: string) {
  return (one: Facts[number]): Facts[number] =>
    one.type === 'GenerationUndone' ? { ...one, data: { ...one.data, undoes: fact } } : one
}
