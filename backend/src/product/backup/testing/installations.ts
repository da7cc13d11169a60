import { randomUUID } from 'node:crypto'
import { BEGINNING, type NewFact, type StoredFact } from '@fullcourt/event-store/port'
import { closeStores, openStores, type Stores } from '../../app/stores'
import { openKeyedHash } from '../../../storage/people/keyed-hash'
import type { FileReader } from '../../../storage/files/file-store'
import type { StandingRecord } from '../../../storage/private-store/private-store'
import { readSettings, type Settings } from '../../../core/settings/settings'
import { readInstallation } from '../installation'

/** The settings of an installation, as the environment of its product says them. */
export const settingsOf = (environment: Readonly<Record<string, string>>): Settings => readSettings(environment, '/')

/** Does something with the open stores of an installation, as its product would. */
export const within = async <Answer>(settings: Settings, work: (stores: Stores) => Promise<Answer>): Promise<Answer> => {
  const stores = await openStores(settings)
  try {
    return await work(stores)
  } finally {
    await closeStores(stores)
  }
}

const noted = (text: string): NewFact => ({
  id: randomUUID(),
  type: 'Noted',
  data: { text },
  metadata: { command: randomUUID() },
})

/** Facts in some streams, records in some collections, an image. */
export const fill = (settings: Settings): Promise<void> =>
  within(settings, async ({ events, secrets, files }) => {
    await openKeyedHash(secrets)
    for (let n = 0; n < 30; n++) {
      const expected = n < 3 ? 'none' : 2 * Math.floor(n / 3) - 1
      await events.append(`game-${n % 3}`, expected, [noted(`${n} – Žofia`), noted('“again”\n')])
    }
    await secrets.put('passwords', 'user-1', 'a hash')
    await secrets.put('sessions', 'one', { user: 1 }, { group: 'user-1', expires: 1_900_000_000_000 })
    await secrets.put('person-keys', 'player-1', 'a key')
    await secrets.put('policies', 'checkpoint', { at: { first: BEGINNING, last: await events.head() } })
    await files.put('uploads/logo.webp', Buffer.from('an image'))
  })

type Whole = {
  readonly facts: readonly Omit<StoredFact, 'position'>[]
  readonly records: readonly StandingRecord[]
  readonly images: readonly (readonly [string, string])[]
}

const flat = async <Item>(pages: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> => {
  const all: Item[] = []
  for await (const page of pages) all.push(...page)
  return all
}

const imagesIn = async (files: FileReader): Promise<Whole['images']> =>
  Promise.all((await files.list('uploads')).map(async ({ name }) => [name, String(await files.get(name))] as const))

/** Everything that an installation holds, but the positions of its facts and what names them. */
export const wholeOf = async (settings: Settings): Promise<Whole> => {
  const installation = await readInstallation(settings)
  try {
    return {
      facts: (await flat(installation.facts())).map(({ position: _, ...fact }) => fact),
      records: (await flat(installation.records()))
        .filter(({ collection }) => collection !== 'policies')
        .toSorted((a, b) => `${a.collection} ${a.id}`.localeCompare(`${b.collection} ${b.id}`)),
      images: await imagesIn(installation.files),
    }
  } finally {
    await installation.close()
  }
}
