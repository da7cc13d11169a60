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
  it('survives a segment that is no text', () => expect(at('localhost', '/%E0%A4%A')).toMatchObject({ kind: 'slug' }))
})
