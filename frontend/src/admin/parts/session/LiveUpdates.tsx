import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLive } from '../../../api/live-queries'
import { useSession } from './SessionGate'

/** Few look at the same page of the admin: together with the call, a change is there within a second. */
const longestPause = 250

/** Shows by itself what other people change. */
export const LiveUpdates = () => {
  const client = useQueryClient()
  const { id } = useSession()
  useEffect(() => followLive(client, '/api/live', longestPause), [client, id])
  return null
}
