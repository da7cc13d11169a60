/** The folders of stored files: images, photos of persons below `uploads/people`, and the files of imports that go on. */
export const FILE_FOLDERS = ['uploads', 'imports'] as const

/** A stored file. `written`: milliseconds since 1970. */
export type StoredFile = { readonly name: string; readonly written: number }

/** What is read of stored files. */
export type FileReader = {
  /** The bytes of a file; undefined where there is none. */
  readonly get: (name: string) => Promise<Buffer | undefined>
  /** All files below a folder, in the order of their names. */
  readonly list: (folder: string) => Promise<readonly StoredFile[]>
  readonly close: () => Promise<void>
}

/**
 * Where files are kept that no rebuild makes again. A name is a path of two parts or more (`uploads/0f….webp`); it is the same in every
 * engine. A write that resolved survives a power cut, and nobody ever reads half of it.
 *
 * Every call rejects with `FileStoreUnavailable` where an engine cannot be reached, and with the error of the file system where files
 * cannot be read or written. See docs/operating.md#several-processes.
 */
export type FileStore = FileReader & {
  readonly has: (name: string) => Promise<boolean>
  /** Writes a file, in place of one of the same name. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly delete: (name: string) => Promise<void>
  /** Deletes all files below a folder. */
  readonly deleteFolder: (folder: string) => Promise<void>
}

/** The store of files cannot be reached; nobody knows whether something was written. */
export class FileStoreUnavailable extends Error {
  readonly kind = 'file-store-unavailable'
}

/** What was given is no name of a file, which only a fault of the product can give. */
export class FileNameFault extends Error {
  readonly kind = 'file-name-fault'
  constructor(path: string) {
    super(`${JSON.stringify(path)} is no name of a file.`)
  }
}

const PART = /^[\w-][\w.-]*$/

/** Whether it is a name or a folder of files: nothing that could lead anywhere else. */
export const isFileName = (path: string): boolean => {
  const [folder, ...parts] = path.split('/')
  return FILE_FOLDERS.some(known => known === folder) && parts.every(part => PART.test(part))
}

/** A name or a folder as it was given. Throws `FileNameFault` where it is none. */
export const checkedPath = (path: string): string => {
  if (!isFileName(path)) throw new FileNameFault(path)
  return path
}
