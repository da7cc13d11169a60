import { useQuery } from '@tanstack/react-query'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { gameKeys } from '../../games/queries'

/** All games of an organization from the earliest; a super_admin names the organization. */
export const allGamesQuery = (organization: number | undefined) =>
  adminQuery([...gameKeys.all, 'list', organization ?? null], ['games', 'teams'], signal =>
    api.get('/api/gamesv2', { query: { organization_id: organization }, signal }),
  )

const tagsOfDatesOff = ['byes', 'week-offs', 'schedules', 'games', 'entries', 'leagues', 'seasons', 'teams']

/** The byes and the weeks off of the active season of an organization. */
const datesOffQuery = (organization: number | undefined) =>
  adminQuery([...gameKeys.all, 'dates off', organization ?? null], tagsOfDatesOff, async signal => {
    const query = { organization_id: organization }
    const [byes, weekOffs] = await Promise.all([
      api.get('/api/bye-dates/public', { query, signal }),
      api.get('/api/week-offs/public', { query, signal }),
    ])
    return { byes, weekOffs }
  })

export const useDatesOff = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...datesOffQuery(organization), enabled })

export const useAllGames = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allGamesQuery(organization), enabled })
