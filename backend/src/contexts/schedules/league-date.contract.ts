import { makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import type { Client, Product } from '../../testing/product'
import { unique, uniqueDate } from '../../testing/sample'

/** What is on a date of one league: a bye, a week off. */
export type LeagueDateUnderTest = {
  readonly product: Product
  readonly staff: Client
  /** Two leagues of the active season. */
  readonly leagues: readonly [MadeLeague, MadeLeague]
  /** What is sent to add one to a league, but for the date; `team` is one of that league. */
  bodyFor(league: MadeLeague, team: number): object
}

type Shown = { readonly id: number; readonly date: string }

/** What byes and weeks off promise alike. `address` is that of their calls, `under` what is there once the file's product is open. */
export const leagueDateContract = (name: string, address: string, under: () => LeagueDateUnderTest): void => {
  const add = async (league: MadeLeague, date = uniqueDate()) => {
    const { staff, bodyFor } = under()
    const { id: team } = await makeTeam(staff, league, unique('Team'))
    const { id } = thingOf<Shown>(await staff.post(address, { ...bodyFor(league, team), date }))
    return { id, date, team }
  }
  const remove = (id: number) => under().staff.delete(`${address}/${id}`)
  const restore = async (id: number) => thingOf(await under().staff.post(`${address}/${id}/restore`))
  const notFound = { status: 404, body: { message: `${name} not found` } }

  const listOf = ({ season, league }: MadeLeague) => `${address}/season/${season}/league/${league}`
  const ofLeague = async (league: MadeLeague) => thingOf<Shown[]>(await under().staff.get(listOf(league)))
  const onDate = async (league: MadeLeague, date: string) => (await ofLeague(league)).filter(shown => shown.date === date)
  const visible = async (query: string) => {
    const { product } = under()
    return thingOf<Shown[]>(await product.as('nobody').get(`${address}/public?slug=${product.organization.slug}${query}`))
  }

  it.each(['', '2026-02-30'])('is not added on “%s”, which is no date', async date => {
    const { staff, leagues, bodyFor } = under()
    const { id: team } = await makeTeam(staff, leagues[0], unique('Team'))
    expect(await staff.post(address, { ...bodyFor(leagues[0], team), date })).toMatchObject({
      status: 400,
      body: { message: 'Date must be a date such as 2026-01-31.' },
    })
  })

  it('is deleted once, and comes back as it was', async () => {
    const [league] = under().leagues
    const { id, date } = await add(league)
    const before = await onDate(league, date)
    thingOf(await remove(id))
    expect(await onDate(league, date)).toEqual([])
    expect(await remove(id)).toMatchObject(notFound)
    await restore(id)
    expect(before.map(shown => shown.id)).toEqual([id])
    expect(await onDate(league, date)).toEqual(before)
  })

  it('goes with its league and comes back with it', async () => {
    const { staff, leagues } = under()
    const league = await makeLeague(staff, 'Goes', leagues[0].season)
    const { id } = await add(league)
    const before = await ofLeague(league)
    thingOf(await staff.delete(league.address))
    expect((await visible('')).some(shown => shown.id === id)).toBe(false)
    expect(await remove(id)).toMatchObject(notFound)
    thingOf(await staff.post(`${league.address}/restore`))
    expect(before.map(shown => shown.id)).toEqual([id])
    expect(await ofLeague(league)).toEqual(before)
  })

  it('is shown to visitors by date: of all leagues, of one, of that of a team, or of some days', async () => {
    const [monday, sunday] = under().leagues
    const [first, second] = [uniqueDate(), uniqueDate()]
    const ofSunday = await add(sunday, second)
    const ofMonday = await add(monday, first)
    const ids = async (query: string) =>
      (await visible(query)).map(({ id }) => id).filter(id => [ofSunday.id, ofMonday.id].includes(id))
    expect(await ids('')).toEqual([ofMonday.id, ofSunday.id])
    expect(await ids(`&leagueId=${sunday.league}`)).toEqual([ofSunday.id])
    expect(await ids(`&teamId=${ofMonday.team}`)).toEqual([ofMonday.id])
    expect(await ids(`&teamId=${ofSunday.team}`)).toEqual([ofSunday.id])
    expect(await ids(`&from=${first}&to=${first}`)).toEqual([ofMonday.id])
  })

  it('is not there for another organization', async () => {
    const { product, leagues, bodyFor } = under()
    const [league] = leagues
    const { id, team } = await add(league)
    const stranger = product.as('stranger')
    expect((await stranger.delete(`${address}/${id}`)).status).toBe(404)
    expect((await stranger.get(listOf(league))).status).toBe(404)
    expect((await stranger.post(address, { ...bodyFor(league, team), date: uniqueDate() })).status).toBe(404)
  })
}
