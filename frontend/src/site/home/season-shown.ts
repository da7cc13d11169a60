import type { PublicSeason } from '../seasons/queries'

/** The season that a home page shows between seasons: the last one that ended; undefined before the first. Seasons come newest first. */
export const seasonBefore = (seasons: readonly PublicSeason[]): PublicSeason | undefined => seasons.find(({ active }) => !active)
