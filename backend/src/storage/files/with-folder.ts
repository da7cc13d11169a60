import type { FileStore } from './file-store'

/**
 * A store that takes over a folder: what is only in the folder still is read there, and what is deleted is deleted in both. Nothing is
 * written into the folder any more. What is in neither may have been moved between the two looks.
 */
export const withFolder = (store: FileStore, folder: FileStore): FileStore => ({
  get: async name => (await store.get(name)) ?? (await folder.get(name)) ?? store.get(name),
  has: async name => (await store.has(name)) || (await folder.has(name)) || store.has(name),
  list: async path => {
    const all = [...(await folder.list(path)), ...(await store.list(path))].map(file => [file.name, file] as const)
    return [...new Map(all).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  },
  put: store.put,
  delete: async name => {
    await folder.delete(name)
    await store.delete(name)
  },
  deleteFolder: async path => {
    await folder.deleteFolder(path)
    await store.deleteFolder(path)
  },
  close: store.close,
})
