import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { PublicSite } from '../site'
import { pastSeason, seasonsOf, type PublicSeason } from './queries'
import { seasonNamed } from '../filters'

/** The season that the address names and in which links stay. One that is active or not there, as far as is known, is not kept. */
export const useSeasonOfAddress = (site: PublicSite): number | undefined => {
  const client = useQueryClient()
  const { search } = useLocation()
  const named = seasonNamed(new URLSearchParams(search))
  const seasons = client.getQueryData<PublicSeason[]>(seasonsOf(site).queryKey)
  return seasons ? pastSeason(seasons, named)?.id : named
}
