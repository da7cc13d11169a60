import { isNativeError } from 'node:util/types'
import { isDamage } from '@fullcourt/event-store/embedded/damaged-file'

/** Tells the operator what to do where a store's file is not what was written. */
export const DAMAGED_FILE = 'Its file is damaged: put the latest backup back (docs/operating.md#back-up-and-restore).'

/** Whether an error comes from a damaged file, however many others were made of it. */
export const isDamagedFile = (error: unknown): boolean => isDamage(error) || (isNativeError(error) && isDamagedFile(error.cause))
