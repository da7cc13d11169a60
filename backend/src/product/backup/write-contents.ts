import { nameLogIn } from '../../storage/private-store/log-record'
import type { Collection, PrivateStore, StandingRecord } from '../../storage/private-store/private-store'
import { copyFiles } from '../../storage/files/copy-files'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import type { Settings } from '../../core/settings/settings'
import { appendFacts } from './append-facts'
import { MovedPositions } from './moved-positions'
import { factsIn, recordsIn, UPLOADS_PART } from './parts'
import { appendsAtOnce, openTargets, refuseUsedTargets } from './targets'

/** How far policies have followed the log is written in positions of the log that was backed up. */
const namesPositions = ({ collection }: StandingRecord): boolean => collection === 'policies'

const recordsWithPositions = async (backup: string): Promise<readonly StandingRecord[]> => {
  const found: StandingRecord[] = []
  for await (const page of recordsIn(backup)) found.push(...page.filter(namesPositions))
  return found
}

const putRecords = async (secrets: PrivateStore, records: readonly StandingRecord[]): Promise<void> => {
  const byCollection = new Map<Collection, StandingRecord[]>()
  for (const record of records) byCollection.set(record.collection, [...(byCollection.get(record.collection) ?? []), record])
  for (const [collection, some] of byCollection) await secrets.putAllIfAbsent(collection, some)
}

export type Writing = {
  /** The folder for what the settings keep in files. */
  readonly folder: string
  readonly log: string
  /** A restore was cut off before: a part of the backup may be in the engines. */
  readonly wasCutOff: boolean
}

/** Writes log, private store and images of a backup where the settings keep them. Throws `BackupFault` where an engine holds data. */
export const writeContents = async (settings: Settings, backup: string, { folder, log, wasCutOff }: Writing): Promise<void> => {
  const targets = await openTargets(settings, folder)
  try {
    await refuseUsedTargets(targets, { log, wasCutOff })
    await copyFiles(openFolderFileStore(backup), targets.files, UPLOADS_PART)
    const positions = new MovedPositions(await recordsWithPositions(backup))
    await appendFacts(targets.events, factsIn(backup), { atOnce: appendsAtOnce(settings), moved: positions.learn })
    await nameLogIn(targets.secrets, log)
    for await (const page of recordsIn(backup))
      await putRecords(
        targets.secrets,
        page.map(record => (namesPositions(record) ? positions.of(record) : record)),
      )
  } finally {
    await targets.close()
  }
}
