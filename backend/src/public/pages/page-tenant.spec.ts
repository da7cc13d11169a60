import { pageTenant } from './page-tenant'

const at = (host: string, path: string) => pageTenant(host, path, 'fullcourt.example')

describe('which organization a page names', () => {
  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'fullcourt.example', 'www.fullcourt.example'])(
    'is the first segment on the shared host %s',
    host => expect(at(host, '/demo/schedule')).toEqual({ kind: 'slug', slug: 'demo', prefix: '/demo' }),
  )
  it('is written in any case, and answered under the address as it was asked', () =>
    expect(at('localhost', '/Demo')).toEqual({ kind: 'slug', slug: 'demo', prefix: '/Demo' }))
  it('is the host itself on any other, without www and port', () =>
    expect(at('www.League.example.org:8080', '/schedule')).toEqual({ kind: 'domain', domain: 'league.example.org', prefix: '' }))
  it.each(['/', '/login', '/dashboard/seasons'])('is none for %s of a shared host', path =>
    expect(at('localhost', path)).toEqual({ kind: 'product' }),
  )
  it.each(['/', '/schedule', '/teams/7'])('is named by ?domain= at %s of localhost', path =>
    expect(at('localhost', `${path}?domain=www.League.example.org`)).toEqual({
      kind: 'domain',
      domain: 'league.example.org',
      prefix: '',
      byQuery: true,
    }),
  )
  it('is not named by ?domain= under a slug, on the product’s own host, or on another domain', () =>
    expect(
      [
        at('localhost', '/demo?domain=league.example.org'),
        at('fullcourt.example', '/schedule?domain=league.example.org'),
        at('other.example', '/schedule?domain=league.example.org'),
      ].map(({ kind, ...named }) => [kind, 'domain' in named ? named.domain : null]),
    ).toEqual([
      ['slug', null],
      ['product', null],
      ['domain', 'other.example'],
    ]))
  it('survives a segment that is no text', () => expect(at('localhost', '/%E0%A4%A')).toMatchObject({ kind: 'slug' }))
})
