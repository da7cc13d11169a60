import { matchPage, pathInside, withoutSlashAtEnd } from './match'
import { definePage } from './page'

const page = (...paths: [string, ...string[]]) =>
  definePage({
    paths,
    view: paths[0],
    load: () =>
      Promise.resolve({
        component: () => null,
        queries: () => Promise.resolve(),
        head: () => ({ title: '', description: '' }),
      }),
  })
const pages = [page('/'), page('/teamList', '/JTeamList'), page('/teams/:id'), page('/player/:id/stats', '/players/:id')]
const found = (pathname: string) => {
  const match = matchPage(pages, pathname)
  return match && [match.page.view, match.id]
}

it('finds a page by any of its addresses', () => {
  expect([found('/'), found('/teamList'), found('/JTeamList'), found('/players/12')]).toEqual([
    ['/', 0],
    ['/teamList', 0],
    ['/teamList', 0],
    ['/player/:id/stats', 12],
  ])
})

it('does not mind the case of letters', () => {
  expect(found('/teamlist')).toEqual(['/teamList', 0])
})

it('takes nothing but a whole number for an id', () => {
  expect(['/teams/x', '/teams/-1', '/teams/1.5', '/teams/', '/teams/1/more'].map(found)).toEqual(Array(5).fill(undefined))
})

it('knows the path inside a site', () => {
  expect([pathInside('/demo', '/demo'), pathInside('/demo', '/Demo/teams/1'), pathInside('', '/teams/1')]).toEqual([
    '/',
    '/teams/1',
    '/teams/1',
  ])
})

it('drops slashes at the end, and never leads to another host', () => {
  expect(['/', '/demo', '/demo/', '/demo//', '//evil.example/'].map(withoutSlashAtEnd)).toEqual([
    undefined,
    undefined,
    '/demo',
    '/demo',
    '/evil.example',
  ])
})
