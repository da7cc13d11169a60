import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { IdAllocator } from '../../core/facts/id-allocator'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { temporaryPassword } from '../../core/sign-in/passwords'

export type DemoPerson = { readonly username: string; readonly role: 'org_owner' | 'staff'; readonly password: string }

/** What is settled before the demo's first fact, so that a start that was cut off goes on with the same ids. */
export type DemoRecord = {
  readonly began: string
  readonly ids: { readonly [kind in IdKind]?: readonly number[] }
  readonly people: readonly DemoPerson[]
  readonly finished: boolean
}

/** From which names, rosters and figures follow. */
export const DEMO_SEED = 20_26

const NAME = 'demo'

/** How many things of each kind the demo makes. */
const NEEDED: readonly (readonly [IdKind, number])[] = [
  ['organization', 1],
  ['user', 2],
  ['season', 2],
  ['league', 4],
  ['team', 12],
  ['entry', 24],
  ['player', 97],
  ['game', 127],
  ['schedule', 2],
  ['plan', 3],
  ['division', 2],
  ['weekOff', 2],
  ['bye', 4],
]

export const demoRecord = async (secrets: PrivateStore): Promise<DemoRecord | undefined> =>
  (await secrets.get('installation', NAME)) as DemoRecord | undefined

/** Settles ids and passwords, or answers what was settled before. */
export const settleDemo = async (secrets: PrivateStore, ids: IdAllocator, now: Date): Promise<DemoRecord> => {
  const before = await demoRecord(secrets)
  if (before) return before
  const taken: { [kind in IdKind]?: readonly number[] } = {}
  for (const [kind, count] of NEEDED) taken[kind] = await ids.take(kind, count)
  const people: DemoPerson[] = [
    { username: 'demo-owner', role: 'org_owner', password: temporaryPassword() },
    { username: 'demo-staff', role: 'staff', password: temporaryPassword() },
  ]
  const record: DemoRecord = { began: now.toISOString(), ids: taken, people, finished: false }
  return (await secrets.putIfAbsent('installation', NAME, record)) as DemoRecord
}

export const finishDemo = (secrets: PrivateStore, record: DemoRecord): Promise<void> =>
  secrets.put('installation', NAME, { ...record, finished: true })

/** An installation that holds something else has no demo. */
export const withoutDemo = (secrets: PrivateStore, now: Date): Promise<unknown> =>
  secrets.putIfAbsent('installation', NAME, {
    began: now.toISOString(),
    ids: {},
    people: [],
    finished: true,
  } satisfies DemoRecord)
