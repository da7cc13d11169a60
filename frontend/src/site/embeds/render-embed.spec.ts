import { createHash } from 'node:crypto'
import type { AnswerAddress } from '@fullcourt/domain/pages/render-contract'
import { demoTenant } from '../testing/tenant'
import { embedPolicy, renderEmbed } from './render-embed'

const HOSTILE = '</script><img src=x onerror=alert(1)>'

const row = (id: number, name: string) => ({
  id,
  name,
  logo: null,
  colors: [],
  abbreviation: null,
  rank: id,
  wins: 3,
  losses: 1,
  ties: 0,
  winPercentage: 0.75,
  gamesPlayed: 4,
  pointsFor: 240,
  pointsAgainst: 200,
  captain: null,
  captain_id: null,
  ftPercentage: null,
  total3PM: null,
  summary: [],
  leagueName: 'Monday',
  division_id: null,
  divisionName: null,
  position: null,
})
const leagues = (teams: number, name = (id: number) => `Team ${id}`) => [
  { id: 7, name: 'Monday', teams: Array.from({ length: teams }, (_, i) => row(i + 1, name(i + 1))) },
]
const season = { id: 1, name: 'Fall', active: true, sport: { id: 1 }, sport_id: 1 }

const answering =
  (teams: ReturnType<typeof leagues>): AnswerAddress =>
  address => {
    if (address.startsWith('/api/seasonsv2?')) return Promise.resolve({ status: 200, body: [season] })
    if (address.startsWith('/api/seasonsv2/1/leagues-with-teams-public')) return Promise.resolve({ status: 200, body: teams })
    return Promise.resolve({ status: 404, body: { message: 'Not found' } })
  }

const embed = (address: string, teams = leagues(3)) =>
  renderEmbed(address, {
    tenant: demoTenant({ brand: { light: { accent: '#005', onAccent: '#fff' }, dark: { accent: '#9bf', onAccent: '#000' } } }),
    now: '2026-11-21T12:00:00Z',
    position: '00000000000000000000',
    theme: 'auto',
    user: null,
    request: 'req-7',
    answer: answering(teams),
  })

describe('The standings on another website', () => {
  it('have a column of ties where there are any', async () => {
    const [monday] = leagues(2)
    const tied = [{ id: 7, name: 'Monday', teams: (monday?.teams ?? []).map(team => ({ ...team, ties: 1 })) }]
    const rowsOf = (html: string) =>
      html.match(/<tr>.*?<\/tr>/g)?.map(row =>
        row
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/),
      )
    expect(rowsOf((await embed('/demo/embed/standings', tied)).html)?.[1]).toEqual(['1', 'Team', '1', '3', '1', '1', '.750'])
    expect(rowsOf((await embed('/demo/embed/standings')).html)?.[0]).toEqual(['#', 'Team', 'W', 'L', 'PCT'])
  })

  it('are a whole document without script, in the colour of the league', async () => {
    const { status, html } = await embed('/demo/embed/standings')
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="en" style="--brand-light:#005/)
    expect(html).not.toContain('<script')
    expect(html).toContain('>Monday</h2>')
  })

  it('lead out of the frame to the full site', async () => {
    const { html } = await embed('/demo/embed/standings')
    expect(html).toContain('<a href="https://fullcourt.example/demo/teams/1" target="_top">Team 1</a>')
    expect([...html.matchAll(/<a /g)]).toHaveLength([...html.matchAll(/<a [^>]*target="_top"/g)].length)
  })

  it('show a hostile name as text', async () =>
    expect(
      (
        await embed(
          '/demo/embed/standings',
          leagues(1, () => HOSTILE),
        )
      ).html,
    ).not.toContain('<img'))

  it('are never more than 15 KB, whatever the teams are called', async () => {
    const { html } = await embed(
      '/demo/embed/standings',
      leagues(120, id => `${id} ${'<&>'.repeat(60)}`),
    )
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000)
    expect(html).toContain('More at Orange County Hoops')
  })

  it('are of one league', async () => {
    expect((await embed('/demo/embed/standings?league=7')).status).toBe(200)
    expect((await embed('/demo/embed/standings?league=8')).status).toBe(404)
  })
})

it('What is not there says so in a sentence', async () => {
  const { status, html } = await embed('/demo/embed/nothing')
  expect([status, html.includes('There is no such table or schedule.')]).toEqual([404, true])
})

it('Any website may show an embed, in which nothing runs, and whose style is the one that came with it', async () => {
  const { html } = await embed('/demo/embed/standings')
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  expect(embedPolicy()).toContain('frame-ancestors *')
  expect(embedPolicy()).toContain("default-src 'none'")
  expect(embedPolicy()).toContain(createHash('sha256').update(style).digest('base64'))
})
