import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BEGINNING, type NewFact, type StoredFact } from '@fullcourt/event-store/port'
import { openStores, type Stores } from '../../app/stores'
import { openKeyedHash } from '../../../storage/people/keyed-hash'
import type { StandingRecord } from '../../../storage/private-store/private-store'
import { readSettings, type Settings } from '../../../core/settings/settings'
import { readInstallation } from '../installation'

/** The settings of an installation, as the environment of its product says them. */
export const settingsOf = (environment: Readonly<Record<string, string>>): Settings => readSettings(environment, '/')

/** Does something with the open stores of an installation, as its product would. */
export const within = async <Answer>(settings: Settings, work: (stores: Stores) => Promise<Answer>): Promise<Answer> => {
  const { events, documents, secrets } = await openStores(settings)
  try {
    return await work({ events, documents, secrets })
  } finally {
    await documents.close()
    await secrets.close()
    await events.close()
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
  within(settings, async ({ events, secrets }) => {
    await openKeyedHash(secrets)
    for (let n = 0; n < 30; n++) {
      const expected = n < 3 ? 'none' : 2 * Math.floor(n / 3) - 1
      await events.append(`game-${n % 3}`, expected, [noted(`${n} – Žofia`), noted('“again”\n')])
    }
    await secrets.put('passwords', 'user-1', 'a hash')
    await secrets.put('sessions', 'one', { user: 1 }, { group: 'user-1', expires: 1_900_000_000_000 })
    await secrets.put('person-keys', 'player-1', 'a key')
    await secrets.put('policies', 'checkpoint', { at: { first: BEGINNING, last: await events.head() } })
    await mkdir(join(settings.dataFolder, 'uploads'), { recursive: true })
    await writeFile(join(settings.dataFolder, 'uploads', 'logo.webp'), 'an image')
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

const bytesIn = async (folder: string): Promise<Whole['images']> => {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.sort().map(async name => [name, await readFile(join(folder, name), 'utf8')] as const))
}

/** Everything that an installation holds, but the positions of its facts and what names them. */
export const wholeOf = async (settings: Settings): Promise<Whole> => {
  const installation = await readInstallation(settings)
  try {
    return {
      facts: (await flat(installation.facts())).map(({ position: _, ...fact }) => fact),
      records: (await flat(installation.records()))
        .filter(({ collection }) => collection !== 'policies')
        .toSorted((a, b) => `${a.collection} ${a.id}`.localeCompare(`${b.collection} ${b.id}`)),
      images: await bytesIn(installation.uploads),
    }
  } finally {
    await installation.close()
  }
}
