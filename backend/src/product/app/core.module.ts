import { Global, Logger, Module, type DynamicModule } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import type { EventStore } from '@fullcourt/event-store/port'
import { openReading } from '@fullcourt/projections/open-reading'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { CacheKeys } from '../../public/response-cache/cache-keys'
import { ResponseCache } from '../../public/response-cache/response-cache'
import { Condition } from '../../storage/condition/condition'
import { CountedReads } from '../../storage/documents/counted-reads'
import { Documents } from '../../storage/documents/documents'
import { LookAhead } from '../../storage/documents/look-ahead'
import { SharedValues } from '../../storage/documents/shared-values'
import { Forks } from '../../storage/fork/forks'
import { CommandExecutor } from '../../core/facts/command-executor'
import { Commands } from '../../core/facts/commands'
import { Decider } from '../../core/facts/decider'
import { DECIDING } from '../../core/facts/deciding.providers'
import { ForkPolicies } from '../../core/facts/fork-policies'
import { IdAllocator } from '../../core/facts/id-allocator'
import { ListTurns } from '../../core/facts/list-turns'
import { Policies } from '../../core/facts/policies'
import { reportParkedTo } from '../../core/facts/report-parked'
import { RepeatAnswers } from '../../core/repeats/repeat-answers'
import { readBundles, type Bundles } from '../../public/pages/bundles'
import { Repeats } from '../../core/repeats/repeats'
import { openKeyedHash, type KeyedHash } from '../../storage/people/keyed-hash'
import { openPeople, type People } from '../../storage/people/people'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Settings } from '../../core/settings/settings'
import { Tenants } from '../../core/tenants/tenants'
import { MissingKeys, oncePerPerson } from './missing-keys'
import type { Stores } from './stores'
import {
  BUNDLES,
  CLOCK,
  EVENT_STORE,
  FILE_STORE,
  KEYED_HASH,
  PEOPLE,
  PRIVATE_STORE,
  READ_STORE,
  RUNNER,
  SETTINGS,
  type Clock,
} from '../../core/injection/tokens'

/** What is opened before the framework starts. */
export type AppResources = {
  readonly settings: Settings
  readonly stores: Stores
  readonly runner: Runner
  readonly condition: Condition
  readonly clock: Clock
}

const services = [
  ...DECIDING,
  { provide: IdAllocator, useFactory: (decider: Decider) => new IdAllocator(decider), inject: [Decider] },
  { provide: ListTurns, useFactory: (runner: Runner) => new ListTurns(runner), inject: [RUNNER] },
  { provide: CountedReads, useFactory: () => new CountedReads() },
  {
    provide: Documents,
    useFactory: ({ readings }: Runner, reads: CountedReads) => {
      const counted = { ...readings, store: reads.of(readings.store) }
      return new Documents(() => openReading(counted))
    },
    inject: [RUNNER, CountedReads],
  },
  {
    provide: Forks,
    useFactory: (events: EventStore, { readings }: Runner, reads: CountedReads) =>
      new Forks(events, { ...readings, store: reads.of(readings.store) }),
    inject: [EVENT_STORE, RUNNER, CountedReads],
  },
  { provide: SharedValues, useFactory: (documents: Documents) => new SharedValues(documents), inject: [Documents] },
  { provide: ResponseCache, useFactory: () => new ResponseCache() },
  { provide: BUNDLES, useFactory: readBundles },
  {
    provide: CacheKeys,
    useFactory: (modules: ModulesContainer, bundles: Bundles | undefined) =>
      new CacheKeys(modules, new Set(bundles?.renderer.parameters)),
    inject: [ModulesContainer, { token: BUNDLES, optional: true }],
  },
  { provide: KEYED_HASH, useFactory: (secrets: PrivateStore) => openKeyedHash(secrets), inject: [PRIVATE_STORE] },
  {
    provide: PEOPLE,
    useFactory: (secrets: PrivateStore): People =>
      openPeople(secrets, { onNotOpened: oncePerPerson(new Logger('Keys of persons')) }),
    inject: [PRIVATE_STORE],
  },
  {
    provide: MissingKeys,
    useFactory: (documents: Documents, people: People, runner: Runner, condition: Condition) =>
      new MissingKeys(documents, people, runner, condition),
    inject: [Documents, PEOPLE, RUNNER, Condition],
  },
  {
    provide: Tenants,
    useFactory: (documents: Documents, keyedHash: KeyedHash) => new Tenants(documents, keyedHash),
    inject: [Documents, KEYED_HASH],
  },
  {
    provide: Policies,
    useFactory: (events: EventStore, runner: Runner, secrets: PrivateStore, executor: CommandExecutor, condition: Condition) =>
      new Policies(events, runner, secrets, executor, reportParkedTo(condition)),
    inject: [EVENT_STORE, RUNNER, PRIVATE_STORE, CommandExecutor, Condition],
  },
  {
    provide: LookAhead,
    useFactory: (events: EventStore, runner: Runner, documents: Documents) => new LookAhead(events, runner, documents),
    inject: [EVENT_STORE, RUNNER, Documents],
  },
  {
    provide: Commands,
    useFactory: (executor: CommandExecutor, runner: Runner, policies: Policies, lookAhead: LookAhead, documents: Documents) =>
      new Commands(executor, runner, policies, lookAhead, new ForkPolicies(policies, executor, documents)),
    inject: [CommandExecutor, RUNNER, Policies, LookAhead, Documents],
  },
  {
    provide: RepeatAnswers,
    useFactory: (secrets: PrivateStore, people: People) => new RepeatAnswers(secrets, people),
    inject: [PRIVATE_STORE, PEOPLE],
  },
  {
    provide: Repeats,
    useFactory: (privateStore: PrivateStore, answers: RepeatAnswers, keyedHash: KeyedHash, ids: IdAllocator, now: Clock) =>
      new Repeats({ privateStore, answers, keyedHash, ids, now }),
    inject: [PRIVATE_STORE, RepeatAnswers, KEYED_HASH, IdAllocator, CLOCK],
  },
]

/** What every context builds on: stores, decisions, documents, names of persons (one instance each per process). */
@Global()
@Module({})
export class CoreModule {
  static with({ settings, stores, runner, condition, clock }: AppResources): DynamicModule {
    const opened = [
      { provide: SETTINGS, useValue: settings },
      { provide: EVENT_STORE, useValue: stores.events },
      { provide: READ_STORE, useValue: stores.documents },
      { provide: PRIVATE_STORE, useValue: stores.secrets },
      { provide: FILE_STORE, useValue: stores.files },
      { provide: RUNNER, useValue: runner },
      { provide: Condition, useValue: condition },
      { provide: CLOCK, useValue: clock },
    ]
    const providers = [...opened, ...services]
    return {
      module: CoreModule,
      imports: [CqrsModule.forRoot()],
      providers,
      exports: [...providers.map(({ provide }) => provide), CqrsModule],
    }
  }
}
