import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../private-store/private-store'
import { openPeople, type People } from './people'
import { openReason, sealReasonWith } from './sealed-reason'

let folder: string
let store: PrivateStore
let people: People
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-reason-'))
  store = await openEmbeddedPrivateStore(folder)
  people = openPeople(store)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const ACTOR = 7
const season: AnyFact = { type: 'SeasonDeleted', data: { organization: 1, season: 3 } }
const player: AnyFact = { type: 'PlayerDeleted', data: { organization: 1, player: 31 } }
const captain: AnyFact = {
  type: 'CaptainNamed',
  data: { organization: 1, season: 3, league: 5, entry: 21, team: 11, was: 31, is: null },
}

const sealed = (fact: AnyFact) => sealReasonWith(people)({ reason: 'Ana Lee moved', actor: ACTOR }, [fact])

it.each([season, player, captain])('is opened for an answer: $type', async fact =>
  expect(await openReason(people, await sealed(fact))).toBe('Ana Lee moved'),
)

it.each([season, player, captain])('is not in the fact: $type', async fact =>
  expect(JSON.stringify(await sealed(fact))).not.toContain('Ana'),
)

it('goes with the person who gave it', async () => {
  const reason = await sealed(season)
  await people.destroy(`user-${ACTOR}`)
  expect(await openReason(people, reason)).toBeNull()
})

it.each([player, captain])('goes with the person whom the fact is about, and stays when its giver goes: $type', async fact => {
  const reason = await sealed(fact)
  await people.destroy(`user-${ACTOR}`)
  expect(await openReason(people, reason)).toBe('Ana Lee moved')
  await people.destroy('player-31')
  expect(await openReason(people, reason)).toBeNull()
})

it('is read as it is in older facts', async () => expect(await openReason(people, 'as agreed')).toBe('as agreed'))

it('is carried on as it was sealed, when something follows from the fact', async () => {
  const reason = await sealed(season)
  expect(await sealReasonWith(people)({ reason, actor: ACTOR }, [player])).toBe(reason)
})

it('is dropped rather than written in the clear where its person was erased meanwhile', async () => {
  await people.destroy('player-31')
  expect(await sealed(player)).toBeNull()
})
