import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { beginAtAppend, endAtAppend } from '../imports/testing/failing-appends'
import { followedUp } from '../../testing/followed-up'
import { makeDivision, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from '../standings/standings.answers'
import type { SeasonAnswer } from './seasons.answers'

jest.setTimeout(240_000)

/** Rounds in which something happens beside a copy. */
const ROUNDS = EXPLORES ? 16 : 6
/** At every so many appends the process is killed: an odd number, so that it is before and after an append in turn. */
const KILLED_EVERY = EXPLORES ? 1 : 3
/** More appends than a copy takes. */
const LAST_APPEND = 7

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  const { id } = product.organization
  thingOf(await product.as('org_owner').put(`/api/organizations/${id}`, { feature_flags: { brackets: true } }))
})
afterAll(() => product.close())

type Source = {
  readonly tuesday: MadeLeague
  readonly friday: MadeLeague
  readonly otters: { readonly id: number; readonly address: string }
  readonly bo: number
}

/** A season of two leagues, with a captain and a division. */
const sourceSeason = async (): Promise<Source> => {
  const tuesday = await makeLeague(staff, 'Tuesday')
  const friday = await makeLeague(staff, 'Friday', tuesday.season)
  const otters = await makeTeam(staff, tuesday, 'Otters')
  await makePlayer(staff, otters, 'Ana')
  const bo = await makePlayer(staff, otters, 'Bo')
  await staff.put(otters.address, { captainId: bo })
  await makeTeam(staff, tuesday, 'Voles')
  await makeTeam(staff, friday, 'Newts')
  await makeDivision(staff, tuesday.season, 'East')
  return { tuesday, friday, otters, bo }
}

type League = { readonly id: number; readonly name: string; readonly teams: readonly StandingsTeamAnswer[] }

/** The leagues of a season with their teams, captains and counted players, and its divisions. */
const contentsOf = async (season: number) => {
  const leagues = thingOf<League[]>(await staff.get(`/api/seasonsv2/${season}/leagues-with-teams-public`))
  const divisions = thingOf<{ name: string }[]>(await staff.get(`/api/seasonsv2/${season}/divisions`))
  return {
    leagues: leagues.map(({ name, teams }) => ({
      name,
      teams: teams.map(({ id, captain_id: captain, playersCount: players }) => ({ id, captain, players })),
    })),
    divisions: divisions.map(({ name }) => name),
  }
}

/** Where forms read a thing moves on with the log, whatever it is about. */
const withoutRevisions = ({ body }: Answer): string =>
  JSON.stringify(body, (name, value: unknown) => (name === 'revision' ? undefined : value))

/** What staff see of teams and players, with the leagues that they are in. */
const shownElsewhere = () =>
  Promise.all(['/api/teams', '/api/teamsv2', '/api/playersv2'].map(async address => withoutRevisions(await staff.get(address))))

const seasonsNamed = async (name: string) =>
  thingOf<SeasonAnswer[]>(await staff.get('/api/seasonsv2')).filter(season => season.name === name)

const settled = async () => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
}

let copies = 0
const nextName = () => `Copy ${++copies}`

const copy = (name: string, { tuesday }: Source, headers = {}) =>
  staff.post('/api/seasonsv2', { name, active: false, copyFromSeasonId: tuesday.season }, headers)

const BESIDE: readonly ((source: Source) => Promise<Answer>)[] = [
  ({ friday }) => staff.delete(friday.address),
  ({ friday }) => staff.post(`${friday.address}/restore`, {}),
  ({ tuesday }) => staff.put(tuesday.address, { name: 'Wednesday' }),
  ({ tuesday }) => staff.put(tuesday.address, { name: 'Tuesday' }),
  ({ friday }) => staff.post(`${friday.address}/teams`, { name: 'Toads' }),
  ({ otters }) => staff.delete(otters.address),
  ({ otters }) => staff.post(`${otters.address}/restore`, {}),
  ({ otters, bo }) => staff.delete(`${otters.address}/players/${bo}`),
  ({ otters }) => staff.put(otters.address, { captainId: null }),
]

describe('A season that is copied', () => {
  it('holds of each league what was there before or after whatever happened beside it', async () => {
    const source = await sourceSeason()
    const round = fc.record({ beside: fc.constantFrom(...BESIDE), at: fc.integer({ min: 1, max: LAST_APPEND }) })
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async rounds => {
        for (const { beside, at } of rounds) {
          const name = nextName()
          const before = await contentsOf(source.tuesday.season)
          const begun = beginAtAppend(product.application.stores.events, at, () => beside(source))
          const answers = [await copy(name, source), await begun.ended()]
          expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
          await settled()
          const after = await contentsOf(source.tuesday.season)
          const [made] = await seasonsNamed(name)
          const { leagues, divisions } = await contentsOf(made?.id ?? 0)
          for (const league of leagues) expect([...before.leagues, ...after.leagues]).toContainEqual(league)
          expect([before.leagues.length, after.leagues.length]).toContain(leagues.length)
          expect(divisions).toEqual(['East'])
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('is there whole or not at all when the process is killed in it, and once when it is asked for again', async () => {
    const source = await sourceSeason()
    const expected = await contentsOf(source.tuesday.season)
    for (let at = 1; at <= LAST_APPEND; at += KILLED_EVERY) {
      const name = nextName()
      const key = { 'idempotency-key': name }
      const before = await shownElsewhere()
      let restarted: Promise<void> | undefined
      const end = () => void (restarted ??= product.restart())
      endAtAppend(product.application.stores.events, at, at % 2 === 0 ? 'before' : 'after', end)
      await copy(name, source, key)
      await (restarted ?? product.restart())
      await settled()
      const found = await seasonsNamed(name)
      if (found.length === 0) expect([at, await shownElsewhere()]).toEqual([at, before])
      thingOf(await copy(name, source, key))
      await settled()
      const made = await seasonsNamed(name)
      expect([at, made.length, await contentsOf(made[0]?.id ?? 0)]).toEqual([at, 1, expected])
    }
  })
})
