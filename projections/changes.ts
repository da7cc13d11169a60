import type { ModelVersion, FeedLine, LogReach } from './read-store'

/** Lines were lost: anything may have changed. */
export const EVERYTHING: FeedLine = '*'

export const documentChange = (version: ModelVersion, id: string): FeedLine => `${version}/${id}`

export const listChange = (version: ModelVersion, index: string, key: string): FeedLine => `${version}#${index}=${key}`

export const settingChange = (name: string): FeedLine => `~${name}`

/** Nobody holds the lease any more: it was given up, and did not run out. */
export const leaseChange = (name: string): FeedLine => `!${name}`

export const checkpointChange = (name: string, { position, count }: LogReach): FeedLine => `@${name}=${position}:${count}`

/** The checkpoint that a line reports, where it is the one of this name. */
export const checkpointIn = (change: FeedLine, name: string): LogReach | undefined => {
  const start = `@${name}=`
  if (!change.startsWith(start)) return undefined
  const [position, count] = change.slice(start.length).split(':')
  return position === undefined || count === undefined ? undefined : { position, count: Number(count) }
}
