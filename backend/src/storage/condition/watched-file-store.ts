import { FileStoreUnavailable, type FileStore } from '../files/file-store'
import type { Condition } from './condition'
import { Watch } from './watch'

const AWAY = { message: 'The store of images and files of imports does not answer.' } as const

/** Nothing is named like that: whether it is there is a harmless question. */
const ASKED = 'uploads/asked'

/** The same store, which reports how it is. */
export const watchedFileStore = (store: FileStore, condition: Condition): FileStore => {
  const watch = new Watch(condition, {
    component: 'fileStore',
    problem: AWAY,
    isTrouble: error => error instanceof FileStoreUnavailable,
    refusal: cause => new FileStoreUnavailable('The store of files does not answer.', { cause }),
    ask: () => store.has(ASKED),
  })
  return {
    get: name => watch.over('read of a file', () => store.get(name)),
    has: name => watch.over('read of a file', () => store.has(name)),
    list: folder => watch.over(`list of ${folder}`, () => store.list(folder)),
    put: (name, bytes) => watch.over('write of a file', () => store.put(name, bytes)),
    delete: name => watch.over('deletion of a file', () => store.delete(name)),
    deleteFolder: folder => watch.over('deletion of files', () => store.deleteFolder(folder)),
    close: () => {
      watch.end()
      return store.close()
    },
  }
}
