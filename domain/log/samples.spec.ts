import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bracketStream } from '../brackets/state'
import { claimStream } from '../claims/state'
import type { Recorded } from '../facts/fact'
import { gameStream } from '../games/state'
import { FIBA_RULES } from '../leagues/courtside-rules'
import { idsStream } from '../ids/state'
import { organizationStream } from '../organizations/state'
import { playerStream } from '../players/state'
import { seasonStream } from '../entries/state'
import { byeStream } from '../schedules/byes/state'
import { weekOffStream } from '../schedules/week-offs/state'
import { scheduleStream } from '../schedules/state'
import { seasonsStream } from '../seasons/state'
import { activityStream } from '../users/activity/state'
import { teamStream } from '../teams/state'
import { userStream } from '../users/state'
import { FACT_VERSIONS, type AnyFact } from './fact-types'
import { recall, type LoggedFact } from './recall'

const folder = join(__dirname, 'samples')
const files = readdirSync(folder)

/** Every version of every fact that was ever written, as it is in a log; together they are a log of one small league. */
const samples = files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LoggedFact)

const recalled = (sample: LoggedFact): Recorded<AnyFact> => {
  const fact = recall(sample)
  if (fact === 'unknown') throw new Error(`${sample.type} is unknown.`)
  return fact
}

/** The facts of one stream, folded by its context. */
const folded = <State>(stream: string, { initial, evolve }: { initial: State; evolve: (state: State, fact: never) => State }) =>
  samples
    .filter(sample => sample.stream === stream)
    .sort((a, b) => a.revision - b.revision)
    .map(recalled)
    .reduce((state, fact) => (evolve(state, fact as never) as State | undefined) ?? state, initial)

it.each(Object.entries(FACT_VERSIONS))('%s has a sample of each of its %i versions', (type, newest) => {
  const versions = Array.from({ length: newest }, (_, i) => `${type}.v${i + 1}.json`)
  expect(files).toEqual(expect.arrayContaining(versions))
})

it.each(files.map((file, i) => [file, samples[i] as LoggedFact]))('%s is recalled in its newest shape', (file, sample) => {
  expect(recall(sample)).toMatchObject({ type: sample.type, stream: sample.stream, revision: sample.revision })
  expect(file).toBe(`${sample.type}.v${(sample.metadata as { version: number }).version}.json`)
})

describe('The samples of a stream, folded one after another, come to', () => {
  it('reserved ids', () => expect(folded('ids', idsStream)).toEqual({ game: 100 }))

  it('a claim with its holder', () => {
    const { stream } = samples.find(sample => sample.type === 'Claimed') as LoggedFact
    expect(folded(stream, claimStream)).toEqual({ holder: 1, since: expect.stringMatching(/^2025-06-29T/) })
  })

  it('an organization that was changed, given a feature, deleted and brought back', () =>
    expect(folded('organization-1', organizationStream)).toMatchObject({
      kind: 'active',
      id: 1,
      profile: { name: 'Harbour Basketball League', slug: 'harbour', sports: [1], timeZone: 'America/Los_Angeles' },
      flags: { brackets: true },
    }))

  it('a user who became an owner, was deleted and brought back', () =>
    expect(folded('user-2', userStream)).toMatchObject({
      kind: 'active',
      id: 2,
      organization: 1,
      profile: { role: 'org_owner' },
    }))

  it('a season that was brought back as the active one', () =>
    expect(folded('seasons-1', seasonsStream).get(3)).toEqual({
      id: 3,
      organization: 1,
      sport: 1,
      details: { name: 'Summer 2025', startDate: '2025-06-29', finishDate: '2025-09-14' },
      active: true,
      kind: 'active',
      wasActive: false,
    }))

  it('a league that was brought back, and an entry that is in it again, with its captain', () => {
    const contents = folded('season-3', seasonStream)
    expect(contents.leagues).toEqual([
      {
        id: 5,
        name: 'Tustin Columbus – Sunday',
        kind: 'active',
        orderRule: {
          steps: [
            { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 },
            { step: 'headToHead' },
            { step: 'difference', among: true, cap: null },
            { step: 'difference', among: false, cap: 20 },
            { step: 'scored', among: false },
            { step: 'lot' },
          ],
          ranking: 6,
          restarts: true,
        },
        courtsideRules: { ...FIBA_RULES, clock: 'countdown', periodMinutes: 8, keepsMinutes: true, foulsOut: 6 },
        lots: [[22, 21]],
        playOffPlaces: 8,
      },
    ])
    expect(contents.entries.get(21)).toEqual({
      id: 21,
      league: 5,
      team: 11,
      roster: [31, 32],
      formerPlayers: [{ player: 31, position: 0, captain: true, cause: null, command: 'b042e0d7-eb07-55fa-ba06-74ce4d07d9bd' }],
      captain: 31,
      dismissed: null,
      left: false,
      leaving: { fact: '2b3b254f-a75b-5bed-857a-85aa474520ac', cause: null },
      earlierLeavings: [],
    })
  })

  it('a bracket whose game has its matchup again', () =>
    expect(folded('season-3', bracketStream).games).toEqual(new Map([[9, new Map([['r1-0', 43]])]])))

  it('a bye and a week off that were brought back', () => {
    const bye = { id: 61, date: '2025-07-06', teams: [{ entry: 21, team: 11 }], kind: 'active' }
    expect(folded('schedule-5', byeStream)).toEqual(new Map([[61, bye]]))
    const weekOff = { id: 62, date: '2025-07-13', reason: 'Gym closed', kind: 'active' }
    expect(folded('schedule-5', weekOffStream)).toEqual(new Map([[62, weekOff]]))
  })

  it('a schedule whose generation was taken back and holds again, a draft that was published, and a swap with a refused half', () => {
    const { schedules, swaps, refused } = folded('schedule-6', scheduleStream)
    expect(schedules.get(71)).toMatchObject({
      details: { name: 'Fall', numWeeks: 3 },
      generations: [{ plan: 81 }, { plan: 85, draft: 84 }],
      deletion: null,
      draft: 84,
    })
    const weeks = schedules.get(71)?.drafts.get(84)?.planned.weeks ?? []
    expect(weeks[0]?.games[0]).toMatchObject({ game: 61, date: '2025-09-21' })
    expect(weeks.map(({ games }) => games.map(({ game }) => game))).toEqual([[61], [], [63]])
    expect([...swaps.keys()]).toEqual([82])
    expect(refused).toEqual(new Map([[82, [{ game: 52, why: 'The game was moved meanwhile.' }]]]))
  })

  it('a renamed and deleted team, with colours and an abbreviation', () =>
    expect(folded('team-11', teamStream)).toMatchObject({
      kind: 'deleted',
      details: { name: 'Montréal Triple Threats' },
      branding: { colours: ['#0c2340', '#f2b705'], abbreviation: 'MTT' },
    }))

  it('an erased player, their names sealed', () =>
    expect(folded('player-31', playerStream)).toMatchObject({
      kind: 'erased',
      id: 31,
      details: { firstName: expect.stringMatching(/^[\w-]{40,}$/), lastName: expect.stringMatching(/^[\w-]{40,}$/), image: null },
    }))

  it('what a user did without changing anything', () =>
    expect(folded('activity-2', activityStream)).toEqual({
      refusedAt: '2025-07-20T16:00:00.000Z',
      opened: [{ organization: 1, kind: 'player', person: null, persons: 12, at: '2025-07-20T16:04:00.000Z' }],
    }))

  it('a game that was brought back whole, and swapped', () =>
    expect(folded('game-41', gameStream)).toMatchObject({
      kind: 'active',
      id: 41,
      details: { date: '2025-07-06', time: '16:30', location: '2' },
      figures: {
        score: { home: 61, away: 59 },
        periods: [{ period: 1, home: 15, away: null }],
        lines: [{ player: 31, side: 'home', line: { PTS: 12, FGM: 5, FGA: 13, '3PM': 1, '3PA': 3, FTM: 1, FTA: 2 } }],
      },
      courtside: {
        fouls: [{ period: 1, side: 'home', player: 31, count: 1 }],
        timeOuts: [{ period: 1, side: 'away', count: 1 }],
        clock: { period: 1, remaining: 600_000, since: '2025-06-29T20:16:06.000Z' },
        timed: [1],
        substitutions: [{ side: 'home', period: 1, remaining: 600_000, at: '2025-06-29T20:16:07.500Z', out: [], in: [31] }],
      },
    }))
})
