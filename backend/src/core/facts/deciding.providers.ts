import { Logger, type Provider } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { EventStore } from '@fullcourt/event-store/port'
import type { People } from '../../storage/people/people'
import { sealReasonWith } from '../../storage/people/sealed-reason'
import { seldom } from '../../storage/condition/seldom'
import type { Settings } from '../settings/settings'
import { CLOCK, EVENT_STORE, PEOPLE, SETTINGS, type Clock } from '../injection/tokens'
import { CommandExecutor } from './command-executor'
import { Decider } from './decider'
import { StreamCache } from './stream-cache'
import { openSnapshots, Snapshots } from './snapshots'
import { StateFeed } from './state-feed'
import { StreamStates } from './stream-states'

/** Of each kind of stream. */
const CACHED_STREAMS = 2_000

const stateFeed = (events: EventStore, cached: StreamCache): StateFeed => {
  const logger = new Logger('StateFeed')
  return new StateFeed(events, cached, error =>
    logger.error(
      'The cached states are read again: the log is followed no more.',
      error instanceof Error ? error.stack : String(error),
    ),
  )
}

const snapshots = ({ dataFolder }: Settings): Snapshots => {
  const logger = new Logger('Snapshots')
  const warn = seldom(error => logger.warn(`Long streams are read whole: ${error.message}`))
  return openSnapshots(dataFolder, error => warn(error instanceof Error ? error : new Error(String(error))))
}

/** What commands are decided and carried out with, one of each in a process. */
export const DECIDING = [
  { provide: StreamCache, useFactory: () => new StreamCache(CACHED_STREAMS) },
  { provide: Snapshots, useFactory: snapshots, inject: [SETTINGS] },
  {
    provide: StreamStates,
    useFactory: (events: EventStore, cached: StreamCache, snapshots: Snapshots) => new StreamStates(events, cached, snapshots),
    inject: [EVENT_STORE, StreamCache, Snapshots],
  },
  { provide: StateFeed, useFactory: stateFeed, inject: [EVENT_STORE, StreamCache] },
  {
    provide: Decider,
    useFactory: (events: EventStore, states: StreamStates, now: Clock, people: People) =>
      new Decider(events, states, now, sealReasonWith(people)),
    inject: [EVENT_STORE, StreamStates, CLOCK, PEOPLE],
  },
  {
    provide: CommandExecutor,
    useFactory: (bus: CommandBus, states: StreamStates) => new CommandExecutor(bus, states),
    inject: [CommandBus, StreamStates],
  },
] satisfies Provider[]
