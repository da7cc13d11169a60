import { lineBody } from '../../contexts/games/testing/calls'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, PASSWORD, type Client, type Product } from '../../testing/product'
import { unique } from '../../testing/sample'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

/** Texts that are something else to a browser, a template, a database or a shell. They are names like any other. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!--',
  "Robert'); DROP TABLE fact;--",
  '{{constructor.constructor("x")()}} ${7*7} %s',
  '&lt;b&gt; &amp; &#60;',
  '$(rm -rf /) `id` | & ;',
  '../../../etc/passwd',
  '\u202eevil\u202c',
  'Ω≈ç√∫ ναι 日本語 👩‍👩‍👧 e\u0301',
]

const shownOf = (text: string) => text.normalize('NFC')

describe.each(TEXTS)('%s', text => {
  let league: MadeLeague
  let season: number
  let team: { id: number; address: string }
  let player: number
  let game: number

  beforeAll(async () => {
    season = thingOf(await staff.post('/api/seasonsv2', { name: text, active: true })).id
    league = await makeLeague(staff, text, season)
    team = await makeTeam(staff, league, text)
    const other = await makeTeam(staff, league, 'Bulls')
    player = await makePlayer(staff, team, text, text)
    game = await makeGame(staff, league, [team.id, other.id], [12, 3])
    thingOf(await staff.put(`/api/gamesv2/${game}/details`, { location: text, reason: text }))
    thingOf(await staff.put('/api/player-game-stats', lineBody(game, player, { PTS: 12 }, team.id)))
  })

  it('is a name like any other, wherever it is read', async () => {
    const shown = JSON.stringify(shownOf(text))
    const addresses = [
      '/api/seasonsv2',
      `/api/seasonsv2/${season}/leagues-with-teams-public`,
      `/api/seasonsv2/${season}/leagues/${league.league}`,
      `/api/teamsv2/${team.id}`,
      `/api/playersv2/${player}`,
      `/api/gamesv2/${game}`,
      '/api/records/top20Points',
    ]
    for (const address of addresses)
      for (const query of ['', '?slug=riverside']) {
        const { status, body, headers } = await staff.get(address + query)
        expect([address, status, JSON.stringify(body).includes(shown)]).toEqual([address, 200, true])
        expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
          'application/json; charset=utf-8',
          'nosniff',
        ])
      }
  })

  it('is shown in the history as it was written', async () => {
    const entries = thingOf<{ what: string; reason: string | null }[]>(await staff.get(`/api/history/game/${game}`))
    expect(entries.map(({ reason }) => reason)).toContain(text)
    expect(entries.some(({ what }) => what.includes(shownOf(text)))).toBe(true)
  })

  it('is no user’s name', async () => {
    const username = `${unique('u')} ${text}`
    expect((await product.as('org_owner').post('/api/usersv2', { username, password: PASSWORD })).status).toBe(400)
  })
})
