import type { CourtsideAnswer } from '../../../../../api/schema'
import { adminQuery } from '../../../../parts/calls/admin-query'
import { api } from '../../../../parts/calls/api'
import { gameKeys } from '../../queries'
import { hearTime } from './server-time'

const ADDRESS = '/api/gamesv2/{id}'

/** An answer, and the time of the server with it. */
export const timed = async (call: Promise<CourtsideAnswer>): Promise<CourtsideAnswer> => {
  const sent = Date.now()
  const answer = await call
  hearTime(answer.now, sent)
  return answer
}

/** Fouls, time-outs, the clock and whose taps came last. */
export const courtsideQuery = (id: number) =>
  adminQuery([...gameKeys.one(id), 'courtside'], [`game:${id}`], signal =>
    timed(api.get(`${ADDRESS}/courtside`, { path: { id }, signal })),
  )
