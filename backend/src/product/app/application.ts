import { Logger, type DynamicModule, type LoggerService, type LogLevel, type NestApplicationOptions } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify'
import { recall } from '@fullcourt/domain/log/recall'
import { readModels } from '@fullcourt/projections/models/models'
import { isTransient } from '@fullcourt/projections/runner/transient'
import { openRunner } from '@fullcourt/projections/runner/open-runner'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import { Condition } from '../../storage/condition/condition'
import { isDiskFull } from '../../storage/condition/disk-full'
import { markStale } from '../../storage/condition/mark-stale'
import { reportRunnerProblem } from '../../storage/condition/runner-problem'
import { seldom } from '../../storage/condition/seldom'
import { WaitingRequests } from '../../public/refresh/waiting-requests'
import type { Pacing, Refresher } from '../../public/refresh/refresher'
import { RecentReads } from '../../public/response-cache/recent-reads'
import { ResponseCache } from '../../public/response-cache/response-cache'
import { Metrics } from '../health/metrics'
import { openTracing, tracedDocuments } from '../health/tracing'
import { Policies } from '../../core/facts/policies'
import { Snapshots } from '../../core/facts/snapshots'
import { StateFeed } from '../../core/facts/state-feed'
import { LiveChanges } from '../../public/live/live-changes'
import { SharedRebuilds } from '../projections-admin/shared-rebuilds'
import { StatisticsChecks } from '../statistics-check/statistics-checks'
import { UnfinishedGenerations } from '../../contexts/schedules/generation/unfinished-generations'
import { FinishActions } from '../../contexts/history/undo/finish-actions'
import { ImportJobs } from '../../contexts/imports/import-jobs'
import type { Settings } from '../../core/settings/settings'
import { AppModule } from './app.module'
import { CacheKeys } from '../../public/response-cache/cache-keys'
import { beginWork } from './begin-work'
import { answerClosing, closeHttp } from './close-http'
import { SharedValues } from '../../storage/documents/shared-values'
import { followChanges } from './follow-changes'
import { httpAdapter } from './http-adapter'
import { moveFiles } from './move-files'
import { openRefresher } from './open-refresher'
import { configureApp } from './configure-app'
import { serveAhead, type Serve } from '../../public/response-cache/serve-ahead'
import { closeStores, openStores, type Stores } from './stores'
import { watchedStores } from './watched-stores'
import type { Clock } from '../../core/injection/tokens'

/** The running product: everything in one process. */
export type Application = {
  readonly app: NestFastifyApplication
  readonly stores: Stores
  readonly runner: Runner
  readonly condition: Condition
  readonly refresher: Refresher
  readonly clock: Clock
  /** Settles when every document is there to be read and jobs and policies go on; rejects where that cannot come. */
  readonly ready: Promise<void>
  /** Finishes the work in progress, in the order HTTP, policies, documents, stores. A second call is harmless. */
  readonly close: () => Promise<void>
}

/** Makes Nest's application of a module; nothing of it has begun yet. */
export type CreateApp = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>

export type ApplicationOptions = {
  readonly clock?: Clock
  readonly logger?: LoggerService | LogLevel[] | false
  /** Nest's own factory, unless a test puts its testing module in its place. */
  readonly createApp?: CreateApp
  /** What stands between the product and its stores; a test counts there. */
  readonly around?: (stores: Stores) => Stores
  /** When cached answers are made again. */
  readonly pacing?: Pacing
  /** Life of the lease of the one process that is the runner, in milliseconds; that of the runner where none is given. */
  readonly lease?: number
  /** Where problems are reported, those of opening included. */
  readonly condition?: Condition
}

const PACING: Pacing = { now: () => performance.now(), pause }

const createByFactory: CreateApp = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options)

/** Commands wait for what follows from their facts: none is accepted before that goes on. */
const NOT_BEGUN = {
  message: 'What was begun before this start does not go on yet; the log says why. It is tried again until it does.',
  writes: 'refused',
} as const

const PUT_ASIDE = {
  message: 'The file of the documents was damaged. It was put aside, and is made again from the facts.',
} as const

const UNBUILT = { message: 'The documents could not be built; the log says why.', writes: 'refused' } as const

/** Opens stores and HTTP; nothing listens yet. Missing documents are built in the background. */
export const openApplication = async (
  settings: Settings,
  {
    clock = () => new Date(),
    logger,
    createApp = createByFactory,
    around = stores => stores,
    pacing = PACING,
    lease,
    condition = new Condition(new Logger('Condition')),
  }: ApplicationOptions = {},
): Promise<Application> => {
  const opened = await openStores(settings, file => condition.report('documentsDamage', PUT_ASIDE, file))
  const watched = watchedStores(around(opened), settings, condition)
  const tracing = settings.tracesUrl === null ? undefined : await openTracing(settings.tracesUrl)
  const stores = tracing === undefined ? watched : { ...watched, documents: tracedDocuments(watched.documents, tracing) }
  const log = new Logger('Projections')
  const runner = openRunner({
    store: stores.events,
    readStore: stores.documents,
    models: readModels,
    read: recall,
    onError: seldom(error => {
      // `onProblem` reports a store that is away to health and log.
      if (!isTransient(error)) log.error(error.message, error.stack)
    }),
    onProblem: problem => reportRunnerProblem(condition, problem),
    ...(lease === undefined ? {} : { lease }),
    onComplete: () => condition.clear('documentsDamage'),
  })
  const serving: { ahead: Serve } = { ahead: () => false }
  const waiting = new WaitingRequests()
  const app = await createApp(
    AppModule.with({ settings, stores, runner, condition, clock }),
    httpAdapter(settings, (request, reply) => serving.ahead(request, reply), waiting),
    { bufferLogs: false, bodyParser: false, abortOnError: false, ...(logger === undefined ? {} : { logger }) },
  ).catch(async (error: unknown) => {
    await runner.stop()
    await closeStores(stores)
    throw error
  })
  const cache = app.get(ResponseCache)
  const reads = new RecentReads(() => pacing.now())
  const refresher = openRefresher(app, { reads, waiting, pacing })
  const following = followChanges(stores.documents, {
    values: app.get(SharedValues),
    cache,
    live: app.get(LiveChanges),
    refresher,
  })
  await configureApp(app, settings, tracing)
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  const metrics = app.get(Metrics)
  serving.ahead = serveAhead({
    cache,
    keys: app.get(CacheKeys),
    reads,
    trustProxy: settings.trustProxy,
    served: ({ status }, reply) => {
      metrics.countServed(status)
      markStale(condition, reply)
    },
  })
  const snapshots = app.get(Snapshots)
  const feed = app.get(StateFeed)
  feed.start()
  const policies = app.get(Policies)
  const stopping = new AbortController()
  const backoff = new Backoff(stopping.signal)
  const moving = moveFiles(settings, condition, stopping.signal)
  const tellSeldom = seldom(error => log.error(error.message, error.stack))
  const steps = [
    () => policies.start(),
    () => app.get(FinishActions).start(),
    () => app.get(ImportJobs).start(),
    () => app.get(UnfinishedGenerations).start(),
    () => app.get(StatisticsChecks).start(),
    () => app.get(SharedRebuilds).start(),
  ]
  const ready = runner.ready().then(() =>
    beginWork(steps, {
      stop: stopping.signal,
      wait: () => backoff.wait(),
      failed: error => {
        condition.report('beginning', NOT_BEGUN, String(error))
        if (error instanceof Error && !isDiskFull(error)) tellSeldom(error)
      },
      begun: () => condition.clear('beginning'),
    }),
  )
  ready.catch(error => condition.report('building', UNBUILT, String(error)))
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= (async () => {
      condition.end()
      stopping.abort()
      serving.ahead = answerClosing
      await refresher.stop()
      await closeHttp(app)
      if (runner.health().complete) await ready.catch(() => undefined)
      await policies.stop()
      await feed.stop()
      snapshots.close()
      await runner.stop()
      following.stop()
      await moving
      await closeStores(stores)
      await tracing?.stop()
    })())
  return { app, stores, runner, condition, refresher, clock, ready, close }
}
