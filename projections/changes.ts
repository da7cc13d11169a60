import type { ModelVersion, Change, Reached } from './read-store'

/** Lines were lost: anything may have changed. */
export const EVERYTHING: Change = '*'

export const documentChange = (version: ModelVersion, id: string): Change => `${version}/${id}`

export const listChange = (version: ModelVersion, index: string, key: string): Change => `${version}#${index}=${key}`

export const settingChange = (name: string): Change => `~${name}`

export const checkpointChange = (name: string, { position, count }: Reached): Change => `@${name}=${position}:${count}`

/** The checkpoint that a line reports, where it is the one of this name. */
export const checkpointIn = (change: Change, name: string): Reached | undefined => {
  const start = `@${name}=`
  if (!change.startsWith(start)) return undefined
  const [position, count] = change.slice(start.length).split(':')
  return position === undefined || count === undefined ? undefined : { position, count: Number(count) }
}
