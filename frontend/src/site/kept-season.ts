import { createContext, useContext } from 'react'
import { PUBLIC_PAGE_NAMES, publicPage } from '@fullcourt/domain/pages/public-pages'
import { firstSegment } from '@fullcourt/domain/pages/path'

const ofSeasons: ReadonlySet<string> = new Set(
  PUBLIC_PAGE_NAMES.map(publicPage).flatMap(({ ofSeason, paths }) => (ofSeason ? paths.map(firstSegment) : [])),
)

const namesSeason = /[?&]season(Id)?=/

/** The address of a page in a season, where it is a page of seasons and names none itself. */
export const inSeason = (to: string, season: number | undefined): string => {
  if (season === undefined || namesSeason.test(to)) return to
  const [address = '', anchor] = to.split('#')
  const [path = '', query] = address.split('?')
  if (!ofSeasons.has(firstSegment(path))) return to
  return `${path}?${query ? `${query}&` : ''}season=${season}${anchor === undefined ? '' : `#${anchor}`}`
}

const KeptSeason = createContext<number | undefined>(undefined)
export const KeptSeasonProvider = KeptSeason.Provider

/** The season in which links stay: a past one that the address names. */
export const useKeptSeason = () => useContext(KeptSeason)
