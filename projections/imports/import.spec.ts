import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import { specification } from '../testing/specification'
import { importCard, type ImportCard } from './import'

const given = specification<ImportCard>(importCard)

const target: ImportTarget = {
  organization: { id: 1, slug: 'harbour', make: false, timeZone: null },
  season: { id: 3, name: 'Summer 2025', make: true },
  league: { id: 5, name: 'Rec', make: true },
}
const place = { import: 7, organization: 1, league: 5 }
const begun: AnyFact = { type: 'ImportBegun', data: { ...place, target, rows: 310 } }
const broughtIn = (done: number): AnyFact => ({ type: 'RowsBroughtIn', data: { ...place, done, rows: [] } })
const finished: AnyFact = { type: 'ImportFinished', data: { ...place, counts: { games: 30 }, reports: ['Game 4 is gone.'] } }
const failed: AnyFact = { type: 'ImportFailed', data: { ...place, why: 'The season was deleted.' } }

const TIME = '2025-06-30T21:33:09.401Z'

it('An import runs from its beginning', () =>
  given(begun).then('7', {
    id: 7,
    organization: 1,
    league: 5,
    target,
    rows: 310,
    done: 0,
    state: 'running',
    counts: {},
    reports: [],
    why: null,
    by: 2,
    startedAt: TIME,
    endedAt: null,
  }))

it('A running import says how many rows are in', () => given(begun, broughtIn(100), broughtIn(200)).thenOf('7', { done: 200 }))

it('A finished import says what it came to, and that all rows were gone through', () =>
  given(begun, broughtIn(300), finished).thenOf('7', {
    state: 'finished',
    done: 310,
    counts: { games: 30 },
    reports: ['Game 4 is gone.'],
    endedAt: TIME,
  }))

it('A failed import says why', () =>
  given(begun, broughtIn(100), failed).thenOf('7', {
    rows: 310,
    done: 100,
    state: 'failed',
    why: 'The season was deleted.',
    endedAt: TIME,
  }))

it('Imports are listed by organization and by state', () => {
  given(begun).thenList('organization', '1', '7')
  given(begun).thenList('state', 'running', '7')
  given(begun, finished).thenList('state', 'running')
  given(begun, finished).thenList('state', 'finished', '7')
})
