import { choiceFor, choiceForVisitors, dependsOnPerson, isNoPage } from './page-choice'
import { pageTenant } from './page-tenant'

const at = (host: string, url: string) => {
  const [path = '/'] = url.split('?')
  return { tenant: pageTenant(host, url, null), path, url }
}
const product = (url: string) => at('localhost', url)
const domain = (url: string) => at('league.example.org', url)

describe('Visitors', () => {
  it.each(['/dashboard/seasons', '/userSettings', '/playerListAuth?name=ana', '/organizations/3'])(
    'sign in before %s, and go on to it',
    url => expect(choiceForVisitors(product(url))).toEqual({ redirect: `/login?next=${encodeURIComponent(url)}` }),
  )

  it.each(['/games/7', '/players/7', '/teams/7', '/players', '/schedule'])(
    'are led from %s of no organization to the root',
    url => expect(choiceForVisitors(product(url))).toEqual({ redirect: '/' }),
  )

  it.each(['/games/7', '/schedule', '/teamList', '/', '/login'])('see %s of a domain', url =>
    expect(choiceForVisitors(domain(url))).toEqual({ send: 'site' }),
  )

  it.each(['/demo', '/demo/games/7', '/demo/dashboard/seasons', '/nothing', '/dashboard/nothing'])(
    'get of %s what the site makes of it, a missing page too',
    url => expect(choiceForVisitors(product(url))).toEqual({ send: 'site' }),
  )
})

describe('The page of a team in a league', () => {
  const team = '/dashboard/seasons/1/leagues/2/teams/3'

  it('is read without signing in for an organization that is named by its domain', () =>
    expect(choiceForVisitors(product(`${team}?domain=league.example.org`))).toEqual({ send: 'admin', status: 200 }))

  it.each([team, `${team}?domain=`, `${team}?slug=demo`])('is not for visitors at %s', url =>
    expect(choiceForVisitors(product(url))).toEqual({ send: 'admin', status: 401 }),
  )
})

describe('Signed-in people', () => {
  it.each([
    '/games/7',
    '/schedule',
    '/teamList',
    '/teams/7',
    '/leagues/7',
    '/leagueList',
    '/season/7',
    '/fab/standings',
    '/dashboard/seasons/2/',
  ])('see the admin at %s, of a domain too', url => {
    expect(choiceFor('staff', product(url))).toEqual({ send: 'admin', status: 200 })
    expect(choiceFor('staff', domain(url))).toEqual({ send: 'admin', status: 200 })
  })

  it('get a status of its own where a page is not for them', () => {
    expect(choiceFor('staff', product('/organizations'))).toEqual({ send: 'admin', status: 403 })
    expect(choiceFor('super_admin', product('/organizations'))).toEqual({ send: 'admin', status: 200 })
  })

  it.each(['/dashboard/nothing', '/games/x', '/leaderboard'])('keep the links to the other pages where there is no %s', url =>
    expect(choiceFor('staff', product(url))).toEqual({ send: 'admin', status: 404 }),
  )

  it('see the public page of a domain where the admin has none', () =>
    expect(choiceFor('staff', domain('/leaderboard'))).toEqual({ send: 'site' }))

  it('see public pages under a slug', () => expect(choiceFor('staff', product('/demo/games/7'))).toEqual({ send: 'site' }))

  it('are led from the sign-in to where they land, or to where they wanted to go', () => {
    expect(choiceFor('staff', product('/'))).toEqual({ redirect: '/dashboard/today' })
    expect(choiceFor('super_admin', product('/login'))).toEqual({ redirect: '/organizations' })
    expect(choiceFor('staff', product('/demo/login'))).toEqual({ redirect: '/dashboard/today' })
    expect(choiceFor('staff', product('/login?next=%2Fgames%2F7%3Ftab%3Dhistory'))).toEqual({ redirect: '/games/7?tab=history' })
    expect(choiceFor('staff', product('/login?next=%2F%2Fevil.example'))).toEqual({ redirect: '/dashboard/today' })
  })
})

it('It does not matter who asks for a public page that exists', () => {
  expect(['/demo', '/demo/games/7'].map(product).some(dependsOnPerson)).toBe(false)
  expect(['/', '/login', '/demo/login', '/games/7', '/nothing/at/all', '/demo/nothing'].map(product).every(dependsOnPerson)).toBe(
    true,
  )
})

it('Calls and files are no pages', () => {
  expect(['/api/nothing', '/assets/x.js', '/favicon.ico', '/robots.txt'].every(isNoPage)).toBe(true)
  expect(['/', '/demo', '/apiary'].some(isNoPage)).toBe(false)
})
