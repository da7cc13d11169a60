import { SITE_TEMPLATES } from '@fullcourt/domain/pages/site-templates'
import type { AnswerAddress, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import { pathOf, renderedPage } from '../testing/rendered-page'
import { demoTenant } from '../testing/tenant'

const hostile = '</script><img src=x onerror=alert(1)>'

const season = { id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }

type Written = { readonly [page: string]: object }

const answering =
  (written: Written): AnswerAddress =>
  address => {
    const path = pathOf(address)
    const page = path.replace('/api/site-pages/', '')
    if (page !== path) return Promise.resolve({ status: 200, body: { template: 'generic', content: written[page] ?? {} } })
    if (path === '/api/seasonsv2') return Promise.resolve({ status: 200, body: [season] })
    return Promise.resolve({ status: 200, body: [{ id: 9, name: 'Gold', teams: [1, 2] }] })
  }

const opened = (address: string, tenant: SiteTenant, written: Written = {}) =>
  renderedPage(`${tenant.prefix}${address}`, { tenant, answer: answering(written) })

const withBrackets = { ...demoTenant().organization, feature_flags: { brackets: true } }
const onDomain = { slug: null, domain: 'league.example', prefix: '', home: 'https://league.example' }

const ADDRESSES = [
  ['/registration', 'Registration'],
  ['/leagueInfo', 'League info'],
  ['/tournament', 'Tournament'],
  ['/ourTeam', 'Join our team'],
  ['/leagueFootage', 'Footage'],
  ['/youth', 'Youth'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
] as const

describe.each(SITE_TEMPLATES)('With the template %s', template => {
  it.each(ADDRESSES)('%s answers under a slug and on a domain', async (address, title) => {
    for (const where of [{}, onDomain]) {
      const { status, head, html } = await opened(address, demoTenant({ template, ...where }))
      expect(status).toBe(200)
      expect(head).toContain(`<title>${title} | Orange County Hoops</title>`)
      expect(html).toMatch(/<h1[^>]*>/)
    }
  })
})

it('What the organization wrote takes the place of what the template says, field by field', async () => {
  const written = { registration: { intro: { html: '<p>Sign up <strong>now</strong></p>' }, link: 'https://forms.example/x' } }
  const { html } = await opened('/registration', demoTenant({ template: 'adult' }), written)
  expect(html).toContain('<p>Sign up <strong>now</strong></p>')
  expect(html).toContain('href="https://forms.example/x"')
  expect(html).toContain('$800')
  expect(html).not.toContain('Three seasons a year')
})

it('A link of a text inside the site begins with the prefix of the site', async () => {
  const about = { text: { html: '<p><a href="/schedule">Games</a></p>' } }
  expect((await opened('/about', demoTenant(), { about })).html).toContain('<a href="/demo/schedule">Games</a>')
  expect((await opened('/about', demoTenant(onDomain), { about })).html).toContain('<a href="/schedule">Games</a>')
})

it('Hostile lines are text, in the page and in its state', async () => {
  const written = {
    contact: { address: hostile },
    leagueInfo: { questions: [{ question: hostile, answer: { html: '<p>So.</p>' } }] },
  }
  for (const address of ['/contact', '/leagueInfo']) {
    const { html, state } = await opened(address, demoTenant(), written)
    expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
    expect([html, state].join()).not.toContain('<img src=x')
    expect(state).not.toContain('</script>')
  }
})

describe('The tournament', () => {
  it('lists the divisions of the season, each with the way to its bracket', async () => {
    const { html } = await opened('/tournament', demoTenant({ template: 'adult', organization: withBrackets }))
    expect(html).toContain('href="/demo/tournamentBracket?divisionId=9&amp;seasonId=2"')
    expect(html).toContain('without a forfeit is invited')
  })

  it('says when they come where the organization has no brackets', async () =>
    expect((await opened('/tournament', demoTenant())).html).toContain('as soon as the tournament is drawn'))
})
