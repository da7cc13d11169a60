import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FillableDisk } from './small-disk'

/** A folder in place of a disk, where a machine gives none: it cannot be filled. */
export const folderAsDisk = async (): Promise<FillableDisk> => {
  const path = await mkdtemp(join(tmpdir(), 'fullcourt-faults-'))
  const cannot = () => {
    throw new Error('A folder cannot be filled.')
  }
  return {
    path,
    seenAt: path,
    within: command => command,
    fill: cannot,
    free: cannot,
    remove: () => rm(path, { recursive: true, force: true }),
  }
}
