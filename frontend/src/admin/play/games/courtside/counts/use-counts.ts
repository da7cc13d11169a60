import type { Side } from '@fullcourt/domain/games/events'
import type { Period } from '@fullcourt/domain/games/periods'
import type { SubstitutionOfSide } from '@fullcourt/domain/games/courtside'
import { clockAt, lengthOf, playerFouls, teamFouls, timeOutsLeft } from '@fullcourt/domain/games/courtside-counts'
import { otherSide } from '@fullcourt/domain/games/sides'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { BoxScoreAnswer } from '../../../../../api/schema'
import { usePerson } from '../../../../parts/session/SessionGate'
import { useConnected } from '../use-connected'
import { countCalls } from './count-calls'
import { countSenderOf } from './count-senders'
import { countsKey } from './count-storage'
import { courtsideOf, withCounted } from './counted'
import { courtsideQuery } from './queries'
import { lineupsOf, type Chosen } from './substituting'
import { serverTime } from './server-time'

/** The sender of what this person counts beside the figures of a game, while its page is there. */
const useCountSender = ({ game }: BoxScoreAnswer) => {
  const client = useQueryClient()
  const { id: user } = usePerson()
  const sender = countSenderOf(countsKey(user, game.id))
  useConnected(sender, () => countCalls(client, game))
  return sender
}

/**
 * Fouls, time-outs, the clock and substitutions of a game as the scorer sees them, and what they do with them. `periods` are those that are played,
 * `period` the one that runs, or ended last. Nothing is shown before it is known.
 */
export const useCounts = (answer: BoxScoreAnswer, periods: readonly Period[], period: Period | null) => {
  const sender = useCountSender(answer)
  const { queue, ground, isReached, isKept } = useSyncExternalStore(sender.subscribe, sender.state)
  const { data } = useQuery(courtsideQuery(answer.game.id))
  const read = ground ?? (data && courtsideOf(data, answer.game))
  const now = read && queue.waiting.reduce(withCounted, read)
  const made = (id: string) => ({ id, at: Date.now() })

  const shown = data && now && period && { now, rules: data.rules, period }
  const clock = ({ rules, period: of, now: { clock: reading } }: NonNullable<typeof shown>) =>
    clockAt(reading, of, rules, serverTime())

  /** Who begins does so with the whole of the first period left, however late they are named. */
  const leftFor = (side: Side, of: NonNullable<typeof shown>) => {
    const isTip = of.period.id === periods[0]?.id && !of.now.substitutions.some(one => one.side === side)
    return isTip ? lengthOf(of.period, of.rules) : Math.round(clock(of).remaining)
  }
  return {
    queue,
    isReached,
    isKept,
    latest: data?.latest ?? [],
    undo: sender.undo,
    read: sender.read,
    /** Null before it is known, and where no period was played. */
    shown: shown
      ? {
          period: shown.period,
          fouls: (side: Side) => teamFouls(now.fouls, periods, period.id, side),
          isInBonus: (side: Side) => teamFouls(now.fouls, periods, period.id, otherSide(side)) >= shown.rules.bonusFouls,
          foulsOf: (player: number) => playerFouls(now.fouls, [player]),
          timeOutsLeft: (side: Side) => timeOutsLeft(now.timeOuts, periods, { period: period.id, side }, shown.rules),
          hasClock: shown.rules.clock === 'countdown',
          /** What the clock of the period has left, in whole milliseconds; null where none is kept, or nobody set it in this period. */
          remaining: () =>
            shown.rules.clock === 'countdown' && now.clock?.period === period.id ? Math.round(clock(shown).remaining) : null,
          clock: () => clock(shown),
          /** Null where the league keeps no minutes. */
          minutes: shown.rules.keepsMinutes
            ? {
                ...lineupsOf({ now: shown.now, periods, rules: shown.rules }),
                substitute: (side: Side, players: Chosen) =>
                  sender.add(id => ({
                    ...made(id),
                    does: 'substitution',
                    period: shown.period,
                    side,
                    isBack: false,
                    remaining: leftFor(side, shown),
                    moment: new Date(serverTime()).toISOString(),
                    ...players,
                  })),
                takeBack: ({ side, remaining, at: moment, out, in: entering, period: of }: SubstitutionOfSide) =>
                  sender.add(id => ({
                    ...made(id),
                    does: 'substitution',
                    period: periods.find(one => one.id === of) ?? shown.period,
                    side,
                    isBack: true,
                    remaining,
                    moment,
                    out,
                    in: entering,
                  })),
              }
            : null,
          foul: (side: Side, player: number | null) =>
            sender.add(id => ({ ...made(id), does: 'foul', period, side, player, isBack: false })),
          timeOut: (side: Side) => sender.add(id => ({ ...made(id), does: 'time-out', period, side, isBack: false })),
          setClock: (remaining: number, runs: boolean, isSet: boolean) =>
            sender.add(id => ({
              ...made(id),
              does: 'clock',
              period,
              remaining: Math.round(remaining),
              runs,
              isSet,
              moment: new Date(serverTime()).toISOString(),
            })),
        }
      : null,
  }
}

export type CourtsideCounts = ReturnType<typeof useCounts>
export type ShownCounts = NonNullable<CourtsideCounts['shown']>
export type ShownMinutes = NonNullable<ShownCounts['minutes']>
