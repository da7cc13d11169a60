import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { mapPersonal, personalValuesOf } from '@fullcourt/domain/log/sealed-values'
import type { StoredFact } from '@fullcourt/event-store/port'
import { wholeOfFacts } from '@fullcourt/projections/history-generator/compared-documents'
import { randomHistories } from '@fullcourt/projections/history-generator/random-histories'
import { readModels } from '@fullcourt/projections/models/models'
import { openKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople, type People } from '../../storage/people/people'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { exportedFacts } from '../organization-export/exported-fact'
import { MovedFacts } from './moved-facts'
import { sealedAgain, type Secrecy } from './sealed-again'

type Installation = { readonly secrets: PrivateStore; readonly secrecy: Secrecy }

let folder: string
let from: Installation
let to: Installation

const installationIn = async (path: string): Promise<Installation> => {
  const secrets = await openEmbeddedPrivateStore(await mkdtemp(path))
  return { secrets, secrecy: { people: openPeople(secrets), keyedHash: await openKeyedHash(secrets) } }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moved-histories-'))
  ;[from, to] = [await installationIn(join(folder, 'from-')), await installationIn(join(folder, 'to-'))]
})
afterAll(async () => {
  await from.secrets.close()
  await to.secrets.close()
  await rm(folder, { recursive: true })
})

const ORGANIZATION = 1

/** What generated histories say in place of personal values, sealed as a log has it. */
const sealedFor = async (people: People, facts: readonly Recorded<AnyFact>[]): Promise<readonly StoredFact[]> => {
  const values = facts.flatMap(({ type, data }) => personalValuesOf(type, data))
  const sealed = await people.sealAll(values.map(({ person, value }) => ({ person, text: String(value) })))
  let next = 0
  return facts.map(fact => ({ ...fact, data: mapPersonal(fact.type, fact.data, () => sealed[next++]) }) as unknown as StoredFact)
}

const opened = async (people: People, facts: readonly StoredFact[]): Promise<readonly Recorded<AnyFact>[]> => {
  const values = facts.flatMap(({ type, data }) => personalValuesOf(type, data))
  const texts = await people.openMany(values.map(({ person, value }) => ({ person, sealed: value as Sealed })))
  let next = 0
  return facts.map(
    fact => ({ ...fact, data: mapPersonal(fact.type, fact.data, () => texts[next++]) }) as unknown as Recorded<AnyFact>,
  )
}

/** What no public page is made of. Where a fact is in its stream says only what a form read. */
const publicModels = readModels.filter(({ name }) => !['actions', 'claims', 'history', 'importCard', 'userCard'].includes(name))

const withoutRevision = (body: string): unknown =>
  JSON.parse(body, (key, value: unknown) => (['revision', 'revisions'].includes(key) ? undefined : value))

const shown = (facts: readonly Recorded<AnyFact>[]) =>
  publicModels.map(model => {
    const { documents, lists } = wholeOfFacts(model, facts)
    return [model.name, Object.entries(documents).map(([id, { body }]) => [id, withoutRevision(body)]), lists]
  })

it('Whatever was done in an organization, its facts come to the same documents where they are brought in', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistories(), async ({ facts }) => {
      const own = facts.filter(({ metadata }) => metadata.organization === ORGANIZATION)
      const stored = await sealedFor(from.secrecy.people, own)
      const exported = await exportedFacts(from.secrecy.people, stored, { contactDetails: true })
      const lines = exported.map(fact => JSON.parse(JSON.stringify(fact)) as StoredFact)
      const moved = new MovedFacts().of(await sealedAgain(to.secrecy, lines))
      expect(shown(await opened(to.secrecy.people, moved))).toEqual(shown(own))
    }),
    { numRuns: EXPLORES ? 20 : 8 },
  )
})
