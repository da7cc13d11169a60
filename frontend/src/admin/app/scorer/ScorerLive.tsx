import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLive } from '../../../api/live-queries'

/** Few score the same game: together with the call, what another phone counted is there within a second. */
const longestPause = 250

/** Shows by itself what others enter. It is the stream of visitors, which names what changed and holds nothing of it. */
export const ScorerLive = ({ slug }: { slug: string }) => {
  const client = useQueryClient()
  useEffect(() => followLive(client, `/api/live?slug=${encodeURIComponent(slug)}`, longestPause), [client, slug])
  return null
}
