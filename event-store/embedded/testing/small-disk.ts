import { spawnSync } from 'node:child_process'

/** Where a process sees its small disk. */
export const SMALL_DISK = '/mnt'

/** A command line that has a disk of that size (`400k`) to itself at `SMALL_DISK`. Only Linux with user namespaces can. */
export const withSmallDisk = (size: string, command: readonly string[]): string[] => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs ${SMALL_DISK} && exec "$@"`,
  'sh',
  ...command,
]

/** The small disk of a running process, as others see it. */
export const smallDiskOf = (pid: number): string => `/proc/${pid}/root${SMALL_DISK}`

const [probe = '', ...probeArgs] = withSmallDisk('400k', ['true'])

/** Whether a process can be given a small disk here; where it cannot, a line says what is skipped. */
export const hasSmallDisk = (skipped: string): boolean => {
  const has = spawnSync(probe, probeArgs).status === 0
  if (!has) process.stdout.write(`Skipped: ${skipped}, as no file system can be mounted here (unshare -rm).\n`)
  return has
}
