import { ORGANIZATION_FILE } from '../../contexts/imports/files'
import type { ReservedIds } from '@fullcourt/domain/ids/state'

/** Number of the layout of the folder; one with a greater number was made by a newer Fullcourt. */
export const FOLDER_FORMAT = 1

/** Written last: without it the folder is not whole. */
export const MANIFEST_FILE = ORGANIZATION_FILE
export const README_FILE = 'README.txt'

/** What the folder of an organization says of itself. */
export type FolderManifest = {
  readonly format: number
  /** ISO 8601 in UTC. */
  readonly made: string
  readonly organization: { readonly id: number; readonly name: string; readonly slug: string | null }
  /** Whether e-mail addresses and phone numbers of persons are in it. */
  readonly contactDetails: boolean
  /** How many facts there are, and the digest of their file. */
  readonly facts: number
  readonly sha256: string
  /** The highest ids that were handed out where it was made: new ones begin after them. */
  readonly ids: ReservedIds
}
