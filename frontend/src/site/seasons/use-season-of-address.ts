import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { Site } from '../site'
import { seasonsOf } from './queries'
import { seasonNamed } from '../filters'

/** The season that the address names and in which links stay. One that is active or not there, as far as is known, is not kept. */
export const useSeasonOfAddress = (site: Site): number | undefined => {
  const client = useQueryClient()
  const { search } = useLocation()
  const named = seasonNamed(new URLSearchParams(search))
  const seasons = client.getQueryData(seasonsOf(site).queryKey) as { id: number; active: boolean }[] | undefined
  if (named === undefined || seasons === undefined) return named
  return seasons.some(({ id, active }) => id === named && !active) ? named : undefined
}
