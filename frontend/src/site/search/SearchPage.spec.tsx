import type { SearchAnswer } from '../../api/schema'
import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const of = { image: null, team: null, leagueName: null, lastSeason: null }
const hawks = { id: 7, name: 'Hawks', logo: null, colors: [], abbreviation: null }

const open = (query: string, found: SearchAnswer = { count: 0, hits: [] }) =>
  renderedPage(`/demo/search${query}`, { answer: answering({ '/api/search': found }, pathOf) })

it('shows what was found by kind, that of the best first, with what of the names was found', async () => {
  const { status, html, text } = await open('?q=hawk', {
    count: 3,
    hits: [
      { ...of, kind: 'player', name: 'Ana Hawk', address: '/players/3', marks: [[4, 8]], team: hawks, lastSeason: 'Winter' },
      { ...of, kind: 'team', name: 'Hawks', address: '/teams/7', marks: [[0, 4]], team: hawks, leagueName: 'Monday' },
      { ...of, kind: 'page', name: 'Hawk shop', address: 'https://shop.example', marks: [[0, 4]] },
    ],
  })
  expect(status).toBe(200)
  expect(text).toMatch(/3 results for “hawk” Players .*Ana Hawk Hawks · last in Winter Teams .*Hawk s Monday Pages/)
  expect(html).toContain('Ana <mark>Hawk</mark>')
  expect(html).toMatch(/href="\/demo\/players\/3".*href="\/demo\/teams\/7".*href="https:\/\/shop.example" rel="external/)
})

it('finds what there is now on a page of the past, whose links stay in the past', async () => {
  const hit = { ...of, kind: 'team', name: 'Hawks', address: '/teams/7', marks: [], team: hawks }
  const { status, html } = await renderedPage('/demo/search?q=hawk&asOf=2026-11-20', {
    answer: answering({ '/api/search?q=hawk&slug=demo': { count: 1, hits: [hit] } }),
  })
  expect(status).toBe(200)
  expect(html).toContain('href="/demo/teams/7?asOf=2026-11-20"')
})

it('says what to try where nothing was found', async () => {
  const { text, html } = await open('?q=%3Cb%3Exyz')
  expect(text).toContain('Nothing found for “ &lt;b&gt;xyz ”. Try fewer words')
  expect(html).toContain('href="/demo/playerList"')
})

it('asks for nothing before anything is typed, and is not for searches of others', async () => {
  const { status, text, head } = await open('')
  expect([status, text.includes('Search for a team, a player or a page.')]).toEqual([200, true])
  expect(head).toContain('<meta name="robots" content="noindex">')
})
