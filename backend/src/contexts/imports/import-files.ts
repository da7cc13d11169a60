import { HttpException, Inject, Injectable } from '@nestjs/common'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import { FILE_STORE } from '../../core/injection/tokens'
import { isDiskFull } from '../../storage/condition/disk-full'
import { FileStoreUnavailable, type FileStore } from '../../storage/files/file-store'
import { isLeagueFile, type LeagueFileName, type LeagueFiles } from './files'

const FOLDER = 'imports'

const folderOf = (id: ImportId): string => `${FOLDER}/${id}`

/** An upload of which no import is known may be about to begin; after so long it was cut off. */
const CUT_OFF_MILLISECONDS = 24 * 60 * 60 * 1_000

/** What is known of the import that files belong to. */
export type ImportOfFiles = 'goes-on' | 'ended' | 'unknown'

/** The files cannot be written (507): the disk is full, or not to be written to. */
export class FilesNotKept extends HttpException {
  constructor(cause: unknown) {
    const why = isDiskFull(cause) ? 'its disk is full' : 'they cannot be written'
    super(`The server cannot keep the files: ${why}. Nothing was imported.`, 507, { cause })
  }
}

/** The files of imports that go on, in `imports/<id>/` of the store of files; they go when the import ends. */
@Injectable()
export class ImportFiles {
  constructor(@Inject(FILE_STORE) private readonly store: FileStore) {}

  /** Written before the fact that needs them. Throws `FilesNotKept`, or `FileStoreUnavailable`; then nothing of them is left. */
  async keep(id: ImportId, files: LeagueFiles): Promise<void> {
    try {
      for (const [name, bytes] of files) await this.store.put(`${folderOf(id)}/${name}`, bytes)
    } catch (error) {
      await this.remove(id).catch(() => undefined)
      throw error instanceof FileStoreUnavailable ? error : new FilesNotKept(error)
    }
  }

  /** Empty where they are gone. */
  async load(id: ImportId): Promise<LeagueFiles> {
    const files = new Map<LeagueFileName, Buffer>()
    for (const { name } of await this.store.list(folderOf(id))) {
      const file = name.slice(folderOf(id).length + 1)
      const bytes = isLeagueFile(file) ? await this.store.get(name) : undefined
      if (isLeagueFile(file) && bytes !== undefined) files.set(file, bytes)
    }
    return files
  }

  remove(id: ImportId): Promise<void> {
    return this.store.deleteFolder(folderOf(id))
  }

  /** Removes what no import needs: that of one that ended as its process did, and uploads that were cut off before the import began. */
  async removeLeftOver(importOf: (id: ImportId) => Promise<ImportOfFiles>, now: Date): Promise<void> {
    const newest = new Map<ImportId, number>()
    for (const { name, written } of await this.store.list(FOLDER)) {
      const id = Number(name.split('/')[1])
      newest.set(id, Math.max(written, newest.get(id) ?? 0))
    }
    for (const [id, written] of newest) {
      const known = await importOf(id)
      const isCutOff = known === 'unknown' && written < now.getTime() - CUT_OFF_MILLISECONDS
      if (known === 'ended' || isCutOff) await this.remove(id)
    }
  }
}
