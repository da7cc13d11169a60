import { readFile, writeFile } from 'node:fs/promises'
import { isPosition } from '../position'
import type { Landmark } from './landmark'

/** Name of the file in a data folder. */
export const LANDMARK_FILE = 'facts.landmark'

/** Keeps a landmark over restarts. It may be deleted: then the next start looks further back. */
export type LandmarkFile = { read(): Promise<Landmark | undefined>; write(landmark: Landmark): Promise<void> }

/** The landmark of the streams with a prefix in a file; without a file nothing is kept. */
export const landmarkFile = (path: string | undefined, prefix: string): LandmarkFile => ({
  read: async () => (path === undefined ? undefined : parseLandmark(await textOf(path), prefix)),
  write: async landmark => {
    if (path !== undefined) await writeFile(path, formatLandmark(landmark, prefix)).catch(staysAsItIs)
  },
})

const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  })

/** An older landmark is as true as a newer one. */
const staysAsItIs = (error: unknown): void => {
  if (!(error instanceof Error && 'syscall' in error)) throw error
}

const formatLandmark = ({ place, id, head }: Landmark, prefix: string): string =>
  `${JSON.stringify({ format: 1, prefix, place: String(place), id, head })}\n`

/** Nothing for a torn file, or one of other streams or of another format. */
const parseLandmark = (text: string, prefix: string): Landmark | undefined => {
  const { format, prefix: writtenFor, place, id, head } = objectIn(text)
  if (format !== 1 || writtenFor !== prefix) return undefined
  if (typeof place !== 'string' || !/^\d+$/.test(place) || typeof id !== 'string' || !isPosition(head)) return undefined
  return { place: BigInt(place), id, head }
}

const objectIn = (text: string): { readonly [key: string]: unknown } => {
  try {
    return { ...(JSON.parse(text) as object | null) }
  } catch {
    return {}
  }
}
