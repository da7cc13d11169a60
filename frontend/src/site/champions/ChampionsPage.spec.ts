import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const season = (id: number, active = false) => ({ id, name: `Fall ${2020 + id}`, active })
const team = (id: number, name: string) => ({ id, name, logo: null, colors: ['#123456'], abbreviation: null })
const [hawks, owls] = [team(7, 'Hawks'), team(8, 'Owls')]
const won = (changes: object = {}) => ({
  name: 'East',
  division_id: 4,
  league_id: null,
  team: hawks,
  runnerUp: owls,
  game_id: 9,
  date: '2025-08-24',
  score: { champion: 79, runnerUp: 73 },
  series: null,
  ...changes,
})
const ofSeason = (of: object, champions: readonly object[] = [], openBrackets = 0) => ({ season: of, champions, openBrackets })

const open = async (...answered: readonly object[]) => {
  const answer = answering({ '/api/champions': answered, '/api/seasonsv2': [] }, pathOf)
  const page = await renderedPage('/demo/champions', { answer })
  expect([page.status, page.problem]).toEqual([200, null])
  return page
}

it('Each season names its champion, with the final and the pages of that season', async () => {
  const { text, html, head } = await open(
    ofSeason(season(5), [won()]),
    ofSeason(season(4), [won({ team: owls, runnerUp: hawks })]),
  )
  expect(text).toMatch(/Fall 2025 .*Champion HAW Hawks Final 79–73 against Owls Bracket August 24, 2025 .*Fall 2024 .*Owls/)
  for (const address of ['/games/9?season=5', '/teams/7?season=5', '/teamList?season=5', '/?season=4'])
    expect(html).toContain(`href="/demo${address.replace(/^\/\?/, '?')}"`)
  expect(html).toContain('href="/demo/tournamentBracket?divisionId=4&amp;seasonId=5"')
  expect(head).toContain('Fall 2025: Hawks.')
})

it('A season with several champions says of each what it won', async () => {
  const { text } = await open(ofSeason(season(5), [won(), won({ name: 'West', team: owls, runnerUp: hawks, game_id: 10 })]))
  expect(text).toMatch(/Champion · East .*Champion · West/)
})

it('A final of several games, and one without a game, say so', async () => {
  const { text } = await open(ofSeason(season(5), [won({ series: { won: 4, lost: 2 } }), won({ score: null, game_id: 10 })]))
  expect(text).toContain('Final 4–2, last game 79–73 against Owls')
  expect(text).toContain('Final by walk-over against Owls')
})

it('A season that is over without a final claims nothing, and a running one is not listed before its final', async () => {
  const { text } = await open(ofSeason(season(6, true)), ofSeason(season(5)), ofSeason(season(4), [won()]))
  expect(text).toMatch(/Fall 2025 Standings No champion is known\./)
  expect(text).not.toContain('Fall 2026')
})

it('Seasons of one name are parts of the page with names of their own, of which the oldest keeps the name', async () => {
  const { html } = await open(...[7, 6, 5].map(id => ofSeason({ id, name: 'Winter 2026', active: false })))
  const headings = [...html.matchAll(/<h2 id="season-(\d)-title"><a [^>]*>([^<]*)</g)].map(([, id, name]) => [id, name])
  expect(headings).toEqual([
    ['7', 'Winter 2026 (3)'],
    ['6', 'Winter 2026 (2)'],
    ['5', 'Winter 2026'],
  ])
})

it('Who won most titles is named, where somebody won twice', async () => {
  const { text } = await open(ofSeason(season(5), [won()]), ofSeason(season(4), [won({ game_id: 10 })]))
  expect(text).toMatch(/Most titles: HAW Hawks 2/)
})

it('Before the first final the page says when something will be here', async () =>
  expect((await open(ofSeason(season(6, true)))).text).toContain('The first champion will be here after the first final.'))
