import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { ActionPageAnswer } from '../history/audit/audit.answers'
import type { LeagueWithTeamsAnswer } from './leagues.answers'
import type { LeagueOrderRuleAnswer } from './order-rule.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const publicLeague = async ({ season }: MadeLeague) => {
  const { body } = await product
    .as('nobody')
    .get(`/api/seasonsv2/${season}/leagues-with-teams-public?slug=${product.organization.slug}`)
  const [league] = body as LeagueWithTeamsAnswer[]
  if (!league) throw new Error('There is no league.')
  return league
}

/** `Ants clinched`, `Bees 1 of 2`: with one win of two it is in. */
const inWords = async (league: MadeLeague) =>
  (await publicLeague(league)).teams.map(({ name, playOffs }) =>
    playOffs?.state === 'open'
      ? `${name} ${playOffs.winsNeeded ?? 'help'} of ${playOffs.gamesLeft}`
      : `${name} ${playOffs?.state}`,
  )

const setPlaces = async ({ address }: MadeLeague, places: number | null) =>
  thingOf<LeagueOrderRuleAnswer>(await staff.put(`${address}/play-off-places`, { places }))

/** Ants won both of their games, Bees one of two, Cats none; each plays the others once more. */
const made = async () => {
  const league = await makeLeague(staff)
  const [ants = 0, bees = 0, cats = 0] = await Promise.all(
    ['Ants', 'Bees', 'Cats'].map(async name => (await makeTeam(staff, league, name)).id),
  )
  const plays = (home: number, away: number, score?: readonly [number, number]) => makeGame(staff, league, [home, away], score)
  await plays(ants, bees, [60, 50])
  await plays(bees, cats, [60, 50])
  await plays(cats, ants, [50, 60])
  return { league, ants, bees, cats, plays }
}

describe('Who goes on to the play-offs', () => {
  it('is said of nobody until a league says how many do', async () => {
    const { league } = await made()
    expect(await inWords(league)).toEqual(['Ants undefined', 'Bees undefined', 'Cats undefined'])
    expect((await publicLeague(league)).playOffPlaces).toBeUndefined()
    expect((await setPlaces(league, 2)).playOffPlaces).toBe(2)
    const { playOffPlaces, playOffLine } = await publicLeague(league)
    expect([playOffPlaces, playOffLine?.after, playOffLine?.short]).toEqual([2, 2, 'The first 2 go on to the play-offs.'])
    expect((await setPlaces(league, null)).playOffPlaces).toBeNull()
    expect(await inWords(league)).toEqual(['Ants undefined', 'Bees undefined', 'Cats undefined'])
  })

  it('follows what is left to be played, and each result', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await setPlaces(league, 2)
    const games = [await plays(ants, bees), await plays(bees, cats), await plays(cats, ants)]
    expect(await inWords(league)).toEqual(['Ants 1 of 2', 'Bees 2 of 2', 'Cats help of 2'])
    thingOf(await staff.put(`/api/gamesv2/${games[2]}/details`, { status: 'Cancelled' }))
    expect(await inWords(league)).toEqual(['Ants clinched', 'Bees 1 of 2', 'Cats help of 1'])
    thingOf(await staff.put(`/api/gamesv2/${games[1]}/scores`, { score_home: 60, score_away: 50 }))
    expect(await inWords(league)).toEqual(['Ants clinched', 'Bees clinched', 'Cats out'])
    await plays(bees, cats)
    expect(await inWords(league)).toEqual(['Ants clinched', 'Bees clinched', 'Cats out'])
  })

  it('is nobody in particular where all teams do', async () => {
    const { league } = await made()
    await setPlaces(league, 3)
    expect(await inWords(league)).toEqual(['Ants undefined', 'Bees undefined', 'Cats undefined'])
  })
})

describe('How many go on', () => {
  it.each([0, 65, 'two', undefined])('is refused as %p', async places => {
    const { address } = await makeLeague(staff)
    expect((await staff.put(`${address}/play-off-places`, { places })).status).toBe(400)
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const { address, ...league } = await makeLeague(staff)
    const { revision } = (await staff.get(`${address}/order-rule`)).body as LeagueOrderRuleAnswer
    await setPlaces({ address, ...league }, 4)
    const again = await staff.put(`${address}/play-off-places`, { places: 8 }, { 'if-match': String(revision) })
    expect(again.status).toBe(409)
  })

  it('is told in the history, and undone from there', async () => {
    const league = await makeLeague(staff)
    await setPlaces(league, 4)
    await setPlaces(league, 8)
    expect(JSON.stringify((await staff.get('/api/history?kind=league')).body)).toContain('go on to the play-offs from 4 to 8')
    const { actions } = thingOf<ActionPageAnswer>(await staff.get('/api/history'))
    thingOf(await staff.post(`/api/history/actions/${actions[0]?.id}/undo`, {}))
    expect((await publicLeague(league)).playOffPlaces).toBe(4)
  })
})
