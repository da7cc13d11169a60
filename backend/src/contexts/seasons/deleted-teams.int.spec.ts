import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { Json } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import { readModels } from '@fullcourt/projections/models/models'
import { openReading } from '@fullcourt/projections/open-reading'
import { openRunner } from '@fullcourt/projections/runner/open-runner'
import { Documents } from '../../storage/documents/documents'
import { deciderOn } from '../../core/facts/testing/decider-on'
import { EntryCards } from '../../core/identity/entry-cards'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { openPeople } from '../../storage/people/people'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import { SharedValues } from '../../storage/documents/shared-values'
import { ActiveRows } from '../standings/active-rows'
import { FormReader } from '../standings/form-reader'
import { PlayOffsReader } from '../standings/play-offs-reader'
import { LeagueTables } from '../standings/league-tables'
import { RowRosters } from '../standings/row-rosters'
import { DivisionReader } from '../../core/readers/division-reader'
import { SeasonReader } from '../../core/readers/season-reader'

const ORGANIZATION = 1
const SEASON = 3
const LEAGUE = 5
const STAYS = { team: 11, entry: 21 }
const DELETED = { team: 12, entry: 22 }

const inSeason = { organization: ORGANIZATION, season: SEASON }
const profile = { name: 'Harbour', slug: 'harbour', domain: null, sports: [1], timeZone: 'UTC' }

const teamOf = ({ team }: typeof STAYS) =>
  ({
    type: 'TeamCreated',
    data: { organization: ORGANIZATION, team, details: { name: `Team ${team}`, logo: null }, enters: null },
  }) as const

/** A team that was deleted while its league was: it could not leave the league, which came back later. */
const facts: readonly (readonly [stream: string, fact: Pick<AnyFact, 'type' | 'data'> | { type: string; data: unknown }])[] = [
  ['organization-1', { type: 'OrganizationCreated', data: { organization: ORGANIZATION, profile } }],
  [
    'seasons-1',
    {
      type: 'SeasonCreated',
      data: {
        ...inSeason,
        sport: 1,
        details: { name: 'Summer', startDate: null, finishDate: null },
        active: true,
        deactivates: null,
      },
    },
  ],
  ['season-3', { type: 'LeagueAdded', data: { ...inSeason, league: LEAGUE, name: 'Monday' } }],
  ['team-11', teamOf(STAYS)],
  ['team-12', teamOf(DELETED)],
  ['season-3', { type: 'TeamEnteredLeague', data: { ...inSeason, league: LEAGUE, ...STAYS } }],
  ['season-3', { type: 'TeamEnteredLeague', data: { ...inSeason, league: LEAGUE, ...DELETED } }],
  ['team-12', { type: 'TeamDeleted', data: { organization: ORGANIZATION, team: DELETED.team } }],
]

const metadata = {
  version: 1,
  time: '2026-01-31T20:00:00.000Z',
  actor: 'system',
  organization: ORGANIZATION,
  command: 'c',
  correlation: 'c',
  cause: null,
  reason: null,
}

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-deleted-teams-'))
  const events = await openEmbeddedEventStore(folder)
  const documents = await openEmbeddedReadStore(folder)
  const secrets = await openEmbeddedPrivateStore(folder)
  const revisions = new Map<string, number>()
  for (const [stream, { type, data }] of facts) {
    const expected = revisions.get(stream) ?? 'none'
    const fact = { id: randomUUID(), type, data: data as Json, metadata }
    revisions.set(stream, (await events.append(stream, expected, [fact])).revision)
  }
  const runner = openRunner({ store: events, readStore: documents, models: readModels, read: recall })
  await runner.ready()
  const close = async () => {
    await runner.stop()
    await Promise.all([documents.close(), events.close(), secrets.close()])
    await rm(folder, { recursive: true })
  }
  const reading = new Documents(() => openReading(runner.readings))
  const entries = new EntryCards(reading, new PlayerIdentity(reading, deciderOn(events).decider))
  return { reading, entries, secrets, close }
}

let product: Awaited<ReturnType<typeof opened>>
beforeAll(async () => {
  product = await opened()
})
afterAll(() => product.close())

describe('A team that was deleted while its league was', () => {
  const league = () =>
    new SeasonReader(product.reading, product.entries).league(
      { kind: 'policy', organization: ORGANIZATION },
      { season: SEASON, league: LEAGUE },
    )
  const tables = () => {
    const rows = new ActiveRows(product.reading)
    return new LeagueTables(
      product.reading,
      new RowRosters(product.entries),
      new PlayerNameReader(product.reading, openPeople(product.secrets)),
      new DivisionReader(product.reading, new SeasonReader(product.reading, product.entries)),
      new FormReader(product.reading),
      rows,
      new PlayOffsReader(product.reading, rows, new SharedValues(product.reading)),
    )
  }

  it('is not among the entries of the league', async () => {
    const entries = await new SeasonReader(product.reading, product.entries).entriesOf(await league())
    expect(entries.map(({ entry }) => entry.team)).toEqual([STAYS.team])
  })

  it('is not counted, and has no row', async () => {
    const found = (await league()).league
    expect((await tables().counts([found])).get(LEAGUE)).toBe(1)
    expect((await tables().teamNames([found])).get(LEAGUE)?.map(({ name }) => name)).toEqual(['Team 11'])
  })
})
