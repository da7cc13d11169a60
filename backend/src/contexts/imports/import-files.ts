import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpException, Inject, Injectable } from '@nestjs/common'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import { SETTINGS } from '../../core/injection/tokens'
import type { Settings } from '../../core/settings/settings'
import { isLeagueFile, type LeagueFileName, type LeagueFiles } from './files'

const FOLDER = 'imports'

const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The files cannot be written (507): the disk is full, or not to be written to. */
export class FilesNotKept extends HttpException {
  constructor(cause: unknown) {
    const why =
      cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC' ? 'its disk is full' : 'they cannot be written'
    super(`The server cannot keep the files: ${why}. Nothing was imported.`, 507, { cause })
  }
}

/** The files of imports that go on, in `<data>/imports/<id>/`; they go when the import ends. */
@Injectable()
export class ImportFiles {
  private readonly folder: string

  constructor(@Inject(SETTINGS) { dataFolder }: Settings) {
    this.folder = join(dataFolder, FOLDER)
  }

  /** Written before the fact that needs them. Throws `FilesNotKept`, and then nothing of them is left. */
  async keep(id: ImportId, files: LeagueFiles): Promise<void> {
    try {
      await mkdir(this.of(id), { recursive: true })
      for (const [name, bytes] of files) await writeDurably(join(this.of(id), name), bytes)
    } catch (error) {
      await this.remove(id).catch(() => undefined)
      throw new FilesNotKept(error)
    }
  }

  /** Empty where they are gone. */
  async load(id: ImportId): Promise<LeagueFiles> {
    const files = new Map<LeagueFileName, Buffer>()
    for (const name of await this.names(this.of(id)))
      if (isLeagueFile(name)) files.set(name, await readFile(join(this.of(id), name)))
    return files
  }

  async remove(id: ImportId): Promise<void> {
    await rm(this.of(id), { recursive: true, force: true })
  }

  /** Removes what no import needs: an upload that was cut off before the import began, or an import that ended as the process did. */
  async removeAllBut(running: ReadonlySet<ImportId>): Promise<void> {
    const kept = new Set([...running].map(String))
    for (const name of await this.names(this.folder)) if (!kept.has(name)) await rm(join(this.folder, name), { recursive: true })
  }

  private of(id: ImportId): string {
    return join(this.folder, String(id))
  }

  private async names(folder: string): Promise<readonly string[]> {
    try {
      return await readdir(folder)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }
}
