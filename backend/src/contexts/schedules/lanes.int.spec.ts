import { BEGINNING } from '@fullcourt/event-store/port'
import { followedUp } from '../../testing/followed-up'
import { makeGame, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { generate, leagueOf, reportOf, roomySchedule } from './testing/schedule-client'

jest.setTimeout(120_000)

/** Of 16 teams in 30 weeks. */
const GAMES = 240
/** The most games of a plan that are made between two edits of somebody who sends one after another. */
const MOST_GAMES_BETWEEN = 10

let product: Product
let staff: Client
let foreign: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  foreign = product.as('stranger')
})
afterAll(() => product.close())

/** Makes and carries out a plan, and edits a game of another organization, one edit after another, for as long. */
const editDuringPlan = async (schedule: number, game: number): Promise<void> => {
  let isCarriedOut = false
  const carriedOut = generate(staff, schedule)
    .then(() => followedUp(product.application))
    .finally(() => (isCarriedOut = true))
  for (let edits = 0; !isCarriedOut; edits++)
    thingOf(await foreign.put(`/api/gamesv2/${game}/scores`, { score_home: 60 + (edits % 9), score_away: 58 }))
  await carriedOut
}

/** The types of all facts since the beginning, in the order in which they were written. */
const typesWritten = async (): Promise<readonly string[]> => {
  const types: string[] = []
  for await (const page of product.application.stores.events.readAll(BEGINNING)) types.push(...page.map(({ type }) => type))
  return types
}

/** How many games of the plan were made between each two edits, from the first one to the last. */
const gamesBetweenEdits = (types: readonly string[]): readonly number[] => {
  const carriedOut = types.slice(types.indexOf('ScoreUpdated'), types.lastIndexOf('ScoreUpdated'))
  const gaps: number[] = []
  for (const type of carriedOut)
    if (type === 'ScoreUpdated') gaps.push(0)
    else if (type === 'GameScheduled') gaps.push((gaps.pop() ?? 0) + 1)
  return gaps
}

it('Edits of an organization do not wait for a plan of another to be carried out', async () => {
  const [own, other] = [await leagueOf(staff, 16), await leagueOf(foreign, 2)]
  const schedule = await roomySchedule(staff, own, { numWeeks: 30 })
  const [home = 0, away = 0] = other.teams
  const game = await makeGame(foreign, other.league, [home, away])
  await editDuringPlan(schedule, game)
  expect((await reportOf(staff, schedule)).report?.refused).toEqual([])
  const gaps = gamesBetweenEdits(await typesWritten())
  expect(gaps.reduce((all, games) => all + games, 0)).toBeGreaterThan(GAMES / 2)
  expect(Math.max(...gaps)).toBeLessThan(MOST_GAMES_BETWEEN)
})
