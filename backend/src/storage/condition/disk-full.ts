import { isNativeError } from 'node:util/types'
import { sqliteCode } from '@fullcourt/event-store/embedded/sqlite'

/** Tells the operator what to do where a store fails for want of disk space. */
export const DISK_FULL = 'The disk is full.'

/** Whether an error comes from a disk without room, however many others were made of it. */
export const isDiskFull = (error: unknown): boolean => {
  if (!isNativeError(error)) return false
  return sqliteCode(error) === 'SQLITE_FULL' || ('code' in error && error.code === 'ENOSPC') || isDiskFull(error.cause)
}
