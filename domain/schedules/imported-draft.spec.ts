import { importedDraftFault, draftImportedGames, gamesInDrafts, MOST_IMPORTED } from './imported-draft'
import { created, deleted, draftChosen, drafted, given, league, place, planned, written } from './schedules.examples'
import type { PlannedGame } from './events'
import { scheduleStream, type LeagueSchedules } from './state'

const game = (id: number, date: string, time: string | null = '18:00', changes: Partial<PlannedGame> = {}): PlannedGame => ({
  game: id,
  home: 11,
  away: 12,
  date,
  time,
  location: null,
  ...changes,
})
const teams = [11, 12, 13].map(team => ({ team, entry: team + 10 }))

const draft =
  (...games: readonly PlannedGame[]) =>
  (state: LeagueSchedules) =>
    draftImportedGames(state, { place: { ...league, schedule: 72 }, plan: 81, teams, games })

const factsOf = (...games: readonly PlannedGame[]) => {
  const decision = draft(...games)(scheduleStream.initial)
  if (decision.kind !== 'facts') throw new Error('It was not drafted.')
  return decision.facts
}

describe('Games of files as a draft', () => {
  it('have a schedule of their own, with the weeks, dates and times that they have', () => {
    const [schedule] = factsOf(game(42, '2026-01-20', '19:15'), game(41, '2026-01-05'), game(43, '2026-01-05'))
    expect(schedule).toMatchObject({
      type: 'ScheduleCreated',
      data: {
        schedule: 72,
        details: {
          name: 'Imported games',
          startDate: '2026-01-05',
          numWeeks: 3,
          weeklyDates: [['2026-01-05'], [], ['2026-01-20']],
          timeSlots: ['18:00', '18:00', '19:15'],
          maxPerDay: 2,
        },
      },
    })
  })

  it('are in their weeks by date and time, and who does not play there has a bye', () => {
    const [, plan] = factsOf(
      game(42, '2026-01-12'),
      game(41, '2026-01-05', '20:00'),
      game(43, '2026-01-05', '18:00', { home: 13, stage: 'playoff' }),
    )
    expect(plan).toMatchObject({
      type: 'ScheduleDrafted',
      data: {
        plan: 81,
        weeks: [
          { date: '2026-01-05', games: [{ game: 43, stage: 'playoff' }, { game: 41 }], byes: [] },
          { date: '2026-01-12', games: [{ game: 42 }], byes: [13] },
        ],
      },
    })
  })

  it('without a time are in their week all the same', () =>
    expect(factsOf(game(41, '2026-01-05', null))).toMatchObject([{ data: { details: { timeSlots: [] } } }, {}]))

  it('have a name of their own beside an earlier draft', () => {
    const named = written('a', created({ name: 'Imported games' }))
    const state = scheduleStream.evolve(scheduleStream.initial, named)
    expect(draft(game(41, '2026-01-05'))(state)).toMatchObject({
      facts: [{ data: { details: { name: 'Imported games 2' } } }, {}],
    })
  })

  it('at more dates and times than a report measures have no times to be measured by', () => {
    const games = Array.from({ length: 101 }, (_, at) => game(at + 1, '2026-01-05', '18:00'))
    expect(factsOf(...games)).toMatchObject([{ data: { details: { timeSlots: [], maxPerDay: 10 } } }, {}])
  })

  it('are none without games', () => given().when(draft()).thenNothing())

  it('are refused where they are more than a schedule holds, or longer than a year', () => {
    const many = Array.from({ length: MOST_IMPORTED + 1 }, (_, at) => game(at + 1, '2026-01-05'))
    expect(importedDraftFault(many)?.message).toBe('A draft holds at most 2500 games: these files have 2501 games to come.')
    expect(importedDraftFault([game(1, '2026-01-05'), game(2, '2027-01-11')])?.message).toBe(
      'A draft holds at most 53 weeks: the games to come are played in 54.',
    )
    expect(importedDraftFault([])).toBeUndefined()
  })
})

describe('The games in drafts of a league', () => {
  const inDrafts = (...facts: Parameters<typeof given>) =>
    [...gamesInDrafts(facts.reduce(scheduleStream.evolve, scheduleStream.initial)).keys()].sort()

  it('are those of the draft that each schedule has now', () => {
    expect(inDrafts(created(), drafted(81))).toEqual([41, 42])
    expect(inDrafts(created(), drafted(81), draftChosen(81, null))).toEqual([])
    expect(inDrafts(created(), drafted(81), deleted())).toEqual([])
    expect(inDrafts(created(), drafted(81), planned(90, { ...place, draft: 81 }))).toEqual([])
  })
})
