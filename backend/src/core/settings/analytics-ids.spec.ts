import { analyticsIdOf, readAnalyticsIds } from './analytics-ids'

const ids = readAnalyticsIds('league.example=G-ABC123, fullcourt.example=G-DEF456, fullcourt.example/lakeside=') ?? new Map()

it.each([
  ['league.example', null, 'G-ABC123'],
  ['www.League.example:8080', null, 'G-ABC123'],
  ['fullcourt.example', 'demo', 'G-DEF456'],
  ['fullcourt.example', 'lakeside', null],
  ['localhost:3000', 'demo', null],
])('page views of %s (%s) are reported to %s', (host, slug, id) => expect(analyticsIdOf(ids, host, slug)).toBe(id))

it('takes nothing else for a measurement id', () =>
  expect(['league.example', 'league.example=UA-1', 'https://league.example=G-ABC123', '=G-ABC123'].map(readAnalyticsIds)).toEqual(
    Array(4).fill(undefined),
  ))
