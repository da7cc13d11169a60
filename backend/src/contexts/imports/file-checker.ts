import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Injectable, PayloadTooLargeException, type OnApplicationShutdown } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../core/facts/refused'
import type { UploadedFile } from '../../core/http/multipart'
import { Semaphore } from '@fullcourt/projections/semaphore'
import { leagueFilesOf, type CheckResult, type CheckTask } from './check/check-task'
import type { CheckedFiles, CheckedUpload } from './check/checked-upload'
import { joinedParts, type ResultPart } from './check/result-parts'
import type { LeagueFiles } from './files'

/** Largest heap of a worker, in megabytes: a season with all its box scores needs about 60. */
const LARGEST_HEAP = 256
/** How many files are checked at once. */
const WORKERS = 2

const WORKER = require.resolve('./check/check-worker')

/** Tests run the rooms from their sources, and so must their workers. */
const FROM_SOURCE = ['--conditions=fullcourt', '-r', join(__dirname, '../../../../architecture/from-source.js')]

const TOO_LARGE = 'The files are larger than those of a league can be.'

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Reads and checks the files of leagues in threads of their own, so that nobody else waits for a large or a hostile file, and a
 * file that would take all memory takes that of its thread alone.
 */
@Injectable()
export class FileChecker implements OnApplicationShutdown {
  private readonly turns = new Semaphore(WORKERS)
  private readonly working = new Set<Worker>()

  /** What was uploaded. Throws 413 for what is larger than any league, 400 where nothing came. */
  async upload(uploaded: readonly UploadedFile[]): Promise<CheckedUpload> {
    if (uploaded.length === 0)
      throw new Refused(refuse('invalid', 'Send the files of a league: teams.csv, players.csv, games.csv.'))
    const { files, ...checked } = await this.checked({ kind: 'upload', uploaded })
    return { ...checked, files: leagueFilesOf(files) }
  }

  /** Files that were taken in before. */
  files(files: LeagueFiles): Promise<CheckedFiles> {
    return this.checked({ kind: 'files', files: [...files] })
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.working].map(worker => worker.terminate()))
  }

  private async checked(task: CheckTask): Promise<Extract<CheckResult, { kind: 'checked' }>> {
    const result = await this.turns.take(() => this.inWorker(task))
    if (result.kind === 'too-large') throw new PayloadTooLargeException(result.message)
    return result
  }

  private inWorker(task: CheckTask): Promise<CheckResult> {
    const worker = new Worker(WORKER, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
      ...(WORKER.endsWith('.ts') ? { execArgv: FROM_SOURCE } : {}),
    })
    this.working.add(worker)
    return new Promise<CheckResult>((resolve, reject) => {
      const parts: ResultPart[] = []
      worker.on('message', (part: ResultPart) => {
        parts.push(part)
        if (part.isLast) resolve(joinedParts(parts))
        else worker.postMessage('next')
      })
      worker.once('error', error => reject(isOutOfMemory(error) ? new PayloadTooLargeException(TOO_LARGE) : error))
      worker.once('exit', code => reject(new Error(`Checking the files ended with code ${code}.`)))
    }).finally(() => this.working.delete(worker))
  }
}
