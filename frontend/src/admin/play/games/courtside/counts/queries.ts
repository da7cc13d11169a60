import type { CourtsideAnswer } from '../../../../../api/schema'
import { adminQuery } from '../../../../parts/calls/admin-query'
import { api } from '../../../../parts/calls/api'
import { gameKeys } from '../../queries'
import { hearTime } from './server-time'

/** Fouls, time-outs, the clock and whose taps came last. */
export const courtsideQuery = (id: number) =>
  adminQuery([...gameKeys.one(id), 'courtside'], [`game:${id}`], async (signal): Promise<CourtsideAnswer> => {
    const sent = Date.now()
    const { now, ...answer } = await api.get('/api/gamesv2/{id}/courtside', { path: { id }, signal })
    hearTime(now, sent)
    return answer
  })
