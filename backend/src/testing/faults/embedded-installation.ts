import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyClosed } from '@fullcourt/event-store/testing/copy-closed'
import { hasSmallDisk } from '@fullcourt/event-store/embedded/testing/small-disk'
import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { readSettings } from '../../core/settings/settings'
import type { DocumentsAfterKill, Fault } from './fault'
import { folderAsDisk } from './folder-disk'
import type { Installation } from './installation'
import { fillableDisk, type FillableDisk } from './small-disk'
import { sufferAsProcess } from './suffering'
import { SupervisedProcess } from './supervised-process'

const KINDS: readonly Fault['kind'][] = ['kill', 'kill', 'kill', 'restart', 'freeze', 'clock']
const DISK = '48m'
const DOCUMENTS = 'documents.sqlite'
const WITH_JOURNAL = ['', '-wal', '-shm']

const copyDocuments = async (from: string, to: string): Promise<void> => {
  for (const ending of WITH_JOURNAL) {
    await rm(join(to, DOCUMENTS + ending), { force: true })
    if (existsSync(join(from, DOCUMENTS + ending))) await copyFile(join(from, DOCUMENTS + ending), join(to, DOCUMENTS + ending))
  }
}

/** One process on the embedded stores, on a copy of a folder. */
export class EmbeddedInstallation implements Installation {
  readonly possible
  readonly processes: readonly SupervisedProcess[]

  private constructor(
    private readonly disk: FillableDisk,
    private readonly beside: string,
    private readonly process: SupervisedProcess,
    canBeFull: boolean,
  ) {
    this.processes = [process]
    this.possible = { processes: 1, kinds: canBeFull ? [...KINDS, 'full-disk' as const, 'full-disk' as const] : KINDS }
  }

  static async on(base: string): Promise<EmbeddedInstallation> {
    const canBeFull = hasSmallDisk('full disks in rounds of faults')
    const disk = canBeFull ? await fillableDisk(DISK) : await folderAsDisk()
    const beside = await mkdtemp(join(tmpdir(), 'fullcourt-faults-'))
    await copyClosed(base, disk.path)
    await copyDocuments(base, beside)
    const { seenAt: dataFolder, within } = disk
    const process = new SupervisedProcess({ dataFolder, beside, port: await reservedPort(), environment: {}, within })
    await process.start()
    return new EmbeddedInstallation(disk, beside, process, canBeFull)
  }

  async suffer(fault: Fault): Promise<void> {
    if (fault.kind === 'kill') return this.kill(fault.away, fault.documents)
    if (fault.kind === 'full-disk') return this.beFull(fault.lasts, fault.killed)
    if (!(await sufferAsProcess(this.processes, fault))) throw new Error(`One process on files suffers no ${fault.kind}.`)
  }

  async settingsToCheck() {
    const folder = join(this.beside, 'checked')
    await copyClosed(this.disk.path, folder)
    return readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  }

  async remove(): Promise<void> {
    await this.process.kill()
    await this.disk.remove()
    await rm(this.beside, { recursive: true, force: true })
  }

  private async kill(away: number, documents: DocumentsAfterKill): Promise<void> {
    await this.process.kill()
    await this.leaveDocuments(documents)
    await pause(away)
    this.process.begin()
  }

  private async leaveDocuments(as: DocumentsAfterKill): Promise<void> {
    const { path } = this.disk
    if (as === 'older') await copyDocuments(this.beside, path)
    if (as === 'deleted') for (const ending of WITH_JOURNAL) await rm(join(path, DOCUMENTS + ending), { force: true })
    if (as === 'damaged') await writeFile(join(path, DOCUMENTS), 'not what was written'.repeat(1_000))
    if (as === 'kept') await copyDocuments(path, this.beside)
  }

  private async beFull(lasts: number, killed: boolean): Promise<void> {
    this.disk.fill()
    await pause(lasts / 2)
    if (killed) {
      await this.process.kill()
      this.disk.fill()
      this.process.begin()
    }
    await pause(lasts / 2)
    this.disk.free()
  }
}
