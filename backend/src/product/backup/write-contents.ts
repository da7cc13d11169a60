import { nameLogIn } from '../../storage/private-store/log-record'
import type { Collection, PrivateStore, StandingRecord } from '../../storage/private-store/private-store'
import { copyFiles } from '../../storage/files/copy-files'
import { FILE_FOLDERS, type FileReader } from '../../storage/files/file-store'
import type { Settings } from '../../core/settings/settings'
import type { StoredFact } from '@fullcourt/event-store/port'
import { appendFacts } from './append-facts'
import { MovedPositions } from './moved-positions'
import { appendsAtOnce, openTargets, refuseUsedTargets } from './targets'

/** What is written: the parts of a backup, or another installation. */
export type ContentsSource = {
  readonly facts: () => AsyncIterable<readonly StoredFact[]>
  readonly records: () => AsyncIterable<readonly StandingRecord[]>
  readonly files: FileReader
}

/** How far policies have followed the log is written in positions of the log that was backed up. */
const namesPositions = ({ collection }: StandingRecord): boolean => collection === 'policies'

const recordsWithPositions = async ({ records }: ContentsSource): Promise<readonly StandingRecord[]> => {
  const found: StandingRecord[] = []
  for await (const page of records()) found.push(...page.filter(namesPositions))
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

/** Writes log, private store and files of a source where the settings keep them; files of imports that go on are in no backup. Throws `BackupFault` where an engine holds data. */
export const writeContents = async (
  settings: Settings,
  source: ContentsSource,
  { folder, log, wasCutOff }: Writing,
): Promise<void> => {
  const targets = await openTargets(settings, folder)
  try {
    await refuseUsedTargets(targets, { log, wasCutOff })
    for (const of of FILE_FOLDERS) await copyFiles(source.files, targets.files, of)
    const positions = new MovedPositions(await recordsWithPositions(source))
    await appendFacts(targets.events, source.facts(), { atOnce: appendsAtOnce(settings), moved: positions.learn })
    await nameLogIn(targets.secrets, log)
    for await (const page of source.records())
      await putRecords(
        targets.secrets,
        page.map(record => (namesPositions(record) ? positions.of(record) : record)),
      )
  } finally {
    await targets.close()
  }
}
