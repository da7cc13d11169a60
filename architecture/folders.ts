import { circleIn, isTest, type Source } from './sources'

/** The two bundles of the frontend, and the parts of the backend and of the admin, are divided once more. */
const FOLDER =
  /^(?:(?:backend\/src|frontend\/src\/admin)(?:\/[^/]+(?=\/))?|frontend\/src\/site|frontend\/src|[^/]+)(?:\/[^/]+(?=\/))?/

/** The folder of a room that a file belongs to: `backend/src/contexts/games`, `frontend/src/admin/play/games`, `domain/games`. */
export const folderOf = (path: string): string => FOLDER.exec(path)?.[0] ?? path

/**
 * The folders of the rooms, each with what its files import from other folders of the room, in time or later. Tests are left out: one
 * of a context may use another context to set up what it needs.
 */
export const foldersOf = (sources: readonly Source[]): readonly Source[] => {
  const folders = new Map<string, Source>()
  for (const { path, room, imports } of sources) {
    if (isTest(path)) continue
    const folder = folderOf(path)
    const entered = imports.flatMap(found => {
      const file = found.file === undefined ? undefined : folderOf(found.file)
      const isOther = file !== undefined && file !== folder && file.startsWith(room)
      return isOther ? [{ ...found, file, lazy: false, from: `${path} → ${found.file}` }] : []
    })
    folders.set(folder, { path: folder, room, imports: [...(folders.get(folder)?.imports ?? []), ...entered] })
  }
  return [...folders.values()]
}

/** The first circle of folders, as the way round; undefined where there is none. */
export const circleOfFolders = (sources: readonly Source[]): readonly string[] | undefined => circleIn(foldersOf(sources))
