import { useQuery } from '@tanstack/react-query'
import { siteDocument } from '../document'
import { definePage, pageAbout } from '../page'
import type { PageAt, PublicSite } from '../site'
import { Answer } from '../parts/Answer'
import { rendererOf } from './render'
import type { RenderContext } from '@fullcourt/domain/pages/render-contract'
import { siteQuery } from '../site-query'
import { answering, renderContext } from '../testing/rendered-page'
import { demoTenant } from '../testing/tenant'

const seasons = [{ id: 1, name: 'Fall 2026' }]
const seasonsOf = ({ api }: PublicSite) => siteQuery('seasons', {}, ['seasons'], signal => api.get('/api/seasonsv2', { signal }))

const HomePage = ({ site }: PageAt) => (
  <Answer of={useQuery(seasonsOf(site))}>{all => <h1>{all.map(season => season.name).join()}</h1>}</Answer>
)
const LoginPage = () => <h1>Sign in</h1>

const home = definePage({
  paths: ['/'],
  view: 'HomePage',
  load: () =>
    Promise.resolve({
      component: HomePage,
      ...pageAbout({
        queries: ({ site }, ask) => ask(seasonsOf(site)),
        head: () => ({ title: '', description: 'Standings and schedule.', editedAt: '/fab/standings' }),
      }),
    }),
})
const login = definePage({
  paths: ['/login'],
  view: 'LoginPage',
  load: () =>
    Promise.resolve({
      component: LoginPage,
      queries: () => Promise.resolve(),
      head: () => ({ title: 'Sign in', description: 'For staff.', hidden: true }),
    }),
})
const render = rendererOf(({ tenant }) => (tenant ? [home, login] : [login]))

const context = (over: Partial<RenderContext> = {}) =>
  renderContext({ answer: answering({ '/api/seasonsv2?slug=demo': seasons }), ...over })

const template =
  '<html lang="en"><head><!--head--></head><body class=""><div id="root"><!--body--></div><!--state--></body></html>'

describe('a public page', () => {
  it('comes with its content, asked for in the name of the tenant', async () => {
    const page = await render('/demo', context())
    expect(page.status).toBe(200)
    expect(page.html).toContain('Fall 2026')
  })

  it('carries the answers it was made of', async () => {
    const { state } = await render('/demo', context())
    expect(JSON.parse(state)).toMatchObject({
      rendered: true,
      noted: null,
      missing: false,
      answers: [[['site', 'seasons', {}], seasons]],
    })
  })

  it('has the prefix of the tenant before every address inside the site', async () => {
    const { html } = await render('/demo', context())
    expect(html).toContain('href="/demo/schedule"')
    expect(html).not.toContain('href="/schedule"')
  })

  it('needs no prefix on a domain of its own', async () => {
    const tenant = demoTenant({ slug: null, domain: 'hoops.example', prefix: '', home: 'https://hoops.example' })
    const { html, head } = await render(
      '/',
      context({ tenant, answer: answering({ '/api/seasonsv2?domain=hoops.example': seasons }) }),
    )
    expect(html).toContain('href="/schedule"')
    expect(head).toContain('<link rel="canonical" href="https://hoops.example">')
  })

  it('is the same, byte for byte, at another time of the same day', async () => {
    const morning = await render('/demo', context({ now: '2026-11-21T17:00:00Z' }))
    const evening = await render('/demo', context({ now: '2026-11-22T05:00:00Z' }))
    expect(siteDocument(template, evening)).toBe(siteDocument(template, morning))
  })

  it('says title, description and preview for its organization', async () => {
    const { head } = await render('/demo/login', context())
    expect(head).toContain('<title>Sign in | Orange County Hoops</title>')
    expect(head).toContain('<meta property="og:site_name" content="Orange County Hoops">')
    expect(head).toContain('<meta name="robots" content="noindex">')
  })

  it('is marked as a home page at the root and at a single segment', async () => {
    const marked = await Promise.all(['/demo', '/demo/login', '/demo/nowhere/at/all'].map(address => render(address, context())))
    expect(marked.map(({ bodyClass }) => bodyClass)).toEqual(['homepage', '', ''])
  })

  it('has the theme and the colour on its root', async () => {
    const brand = { light: { accent: '#005', onAccent: '#fff' }, dark: { accent: '#9bf', onAccent: '#000' } }
    const { attributes } = await render('/demo', context({ theme: 'dark', tenant: demoTenant({ brand }) }))
    expect(attributes).toBe(
      ' data-theme="dark" data-position="00000000000000000042" style="--brand-light:#005;--on-brand-light:#fff;--brand-dark:#9bf;--on-brand-dark:#000"',
    )
  })

  it('says where it is edited to staff alone', async () => {
    const [staff, other, visitor] = await Promise.all(
      [{ id: 7, role: 'staff', isStaff: true } as const, { id: 8, role: 'staff', isStaff: false } as const, null].map(user =>
        render('/demo', context({ user })),
      ),
    )
    expect(staff?.html).toContain('href="/fab/standings"')
    expect([other, visitor].map(page => `${page?.html}${page?.state}`.includes('/fab/standings'))).toEqual([false, false])
  })

  it('names the bars above its header, whose styles it carries from the first byte', async () => {
    const staff = { id: 7, role: 'staff', isStaff: true } as const
    const pages = ['/demo', '/demo?asOf=2026-11-20T10%3A00'].map(url => render(url, context({ user: staff })))
    expect((await Promise.all([...pages, render('/demo', context())])).map(({ views }) => views.slice(1))).toEqual([
      ['StaffBar'],
      ['StaffBar', 'PastBar'],
      [],
    ])
  })

  it('has its bar where the address names no moment, and the way back', async () => {
    const { status, html } = await render('/demo/nothing?asOf=never', context())
    expect(status).toBe(404)
    expect(html).toContain('Back to now')
  })

  it('takes no markup from names', async () => {
    const bad = '</script><img src=x onerror=alert(1)>'
    const organization = { ...demoTenant().organization, name: bad }
    const page = await render('/demo', context({ tenant: demoTenant({ organization }) }))
    const text = siteDocument(template, page)
    expect(text).not.toContain('<img src=x')
    expect(text.split('</script>')).toHaveLength(2)
  })

  it('moves a visitor from an address with a slash too many', async () => {
    const page = await render('/demo/login/?next=%2Fgames%2F7', context())
    expect(page.redirect).toBe('/demo/login?next=%2Fgames%2F7')
  })
})

describe('what is not there', () => {
  it('is a page that says so, with status 404', async () => {
    const page = await render('/demo/nowhere', context())
    expect(page.status).toBe(404)
    expect(page.html).toContain('Page not found')
    expect(page.problem).toBeNull()
  })

  it('is a page whose answer is missing', async () => {
    const page = await render('/demo', context({ answer: answering({}) }))
    expect(page.status).toBe(404)
    expect(JSON.parse(page.state)).toMatchObject({ missing: true, rendered: true })
  })
})

describe('what cannot be', () => {
  it('is a page that is not there, not one that broke', async () => {
    const refused = { status: 400, body: { message: 'id must not be less than 1' } }
    const page = await render('/demo', context({ answer: () => Promise.resolve(refused) }))
    expect(page).toMatchObject({ status: 404, problem: null })
  })
})

describe('what breaks', () => {
  const broken = new Error('the store is closed')

  it('is reported to the caller, and to the visitor in plain words', async () => {
    const page = await render('/demo', context({ answer: () => Promise.reject(broken) }))
    expect(page).toMatchObject({ status: 500, problem: broken })
    expect(page.html).toContain('Try again')
  })

  it('is shown to the visitor with its id in the log, with script or without', async () => {
    const page = await render('/demo', context({ answer: () => Promise.reject(broken), request: 'req-7' }))
    expect(page.html).toContain('Quote req-7 when you report it.')
    expect(JSON.parse(page.state)).toMatchObject({ noted: 'Quote req-7 when you report it.' })
  })

  it('leaves the page to the browser', async () => {
    const page = await render('/demo', context({ answer: () => Promise.resolve({ status: 503, body: { message: 'busy' } }) }))
    expect(JSON.parse(page.state)).toMatchObject({ rendered: false, answers: [] })
  })
})

describe('without a tenant', () => {
  it('is the product itself', async () => {
    const page = await render('/login', context({ tenant: null }))
    expect(page.status).toBe(200)
    expect(page.head).toContain('<title>Sign in | Fullcourt</title>')
  })

  it('there is sign-in and nothing else', async () => {
    const [login, schedule] = await Promise.all(
      ['/login', '/schedule'].map(address => render(address, context({ tenant: null }))),
    )
    expect([login?.status, schedule?.status]).toEqual([200, 404])
  })
})
