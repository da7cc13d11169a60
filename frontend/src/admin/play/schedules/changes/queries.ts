import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../../../parts/calls/admin-query'
import { api } from '../../../parts/calls/api'
import { gameKeys } from '../../games/queries'

/** Of which schedules, and between which moments: wall times of the organization. */
export type DifferenceAsked = {
  readonly organization_id?: number
  readonly leagueId?: number
  readonly teamId?: number
  readonly from?: string
  readonly to?: string
}

/** What changed in schedules between two moments. */
export const useScheduleDifference = (asked: DifferenceAsked, enabled: boolean) =>
  useQuery({
    ...adminQuery([...gameKeys.all, 'difference', asked], ['games', 'teams'], signal =>
      api.get('/api/schedule-changes', { query: asked, signal }),
    ),
    enabled,
  })
