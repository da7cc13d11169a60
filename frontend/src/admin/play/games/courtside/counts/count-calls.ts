import type { QueryClient } from '@tanstack/react-query'
import type { BoxScoreAnswer } from '../../../../../api/schema'
import { api } from '../../../../parts/calls/api'
import { noticingEnd } from '../noticing-end'
import type { CountCalls } from './count-sender'
import { courtsideOf, type CourtsideEntry } from './counted'
import { courtsideQuery } from './queries'

type Game = Pick<BoxScoreAnswer['game'], 'id' | 'home_team_id' | 'away_team_id'>

/** The calls of what is counted beside the figures of a game. */
export const countCalls = (client: QueryClient, game: Game): CountCalls => {
  const { queryKey } = courtsideQuery(game.id)
  const path = { id: game.id }

  const call = (counted: CourtsideEntry, signal: AbortSignal) => {
    const options = { path, key: counted.id, signal }
    const gamePeriodId = counted.period.id
    if (counted.does === 'clock') {
      const { remaining, runs, isSet: set, moment: at } = counted
      return api.put('/api/gamesv2/{id}/clock', { gamePeriodId, remaining, runs, set, at }, options)
    }
    const team_id = counted.side === 'home' ? game.home_team_id : game.away_team_id
    const body = { gamePeriodId, team_id, takenBack: counted.isBack }
    if (counted.does === 'substitution') {
      const { remaining, moment: at, out, in: entering } = counted
      return api.post('/api/gamesv2/{id}/substitutions', { ...body, remaining, at, out: [...out], in: [...entering] }, options)
    }
    return counted.does === 'foul'
      ? api.post('/api/gamesv2/{id}/fouls', { ...body, player_id: counted.player }, options)
      : api.post('/api/gamesv2/{id}/time-outs', body, options)
  }

  return {
    now: () => {
      const shown = client.getQueryData(queryKey)
      return shown && courtsideOf(shown, game)
    },
    send: async (counted, signal) => {
      const answer = await noticingEnd(client, call(counted, signal))
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, answer)
    },
  }
}
