import { collectDefaultMetrics, Registry, Counter, Gauge, Histogram } from 'prom-client'
import { Inject, Injectable } from '@nestjs/common'
import type { RebuildProgress } from '@fullcourt/projections/runner/rebuild'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Condition } from '../../storage/condition/condition'
import { COMPONENTS } from '../../storage/condition/problem'
import type { CallsOfStore } from '../../storage/condition/store-calls'
import { LiveStreams } from '../../public/live/live-streams'
import { CountedReads } from '../../storage/documents/counted-reads'
import { ResponseCache } from '../../public/response-cache/response-cache'
import { RUNNER } from '../../core/injection/tokens'

const measured = (): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

let registry: Registry | undefined

/** What Node says of the process. Begun once, however many products it opens: what measures it ends with the process alone. */
export const processMetrics = (): Registry => (registry ??= measured())

const sumOf = (building: readonly RebuildProgress[], figure: 'done' | 'target'): number =>
  building.reduce((sum, progress) => sum + progress[figure], 0)

/** What operators watch, in the form of Prometheus. */
@Injectable()
export class Metrics {
  private readonly ofProcess = processMetrics()
  private readonly registry = new Registry()
  private readonly requests = new Counter({
    name: 'fullcourt_http_requests_total',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  })
  private readonly seconds = new Histogram({
    name: 'fullcourt_http_request_seconds',
    help: 'Time from request to answer, without cached responses',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  })
  private readonly refreshed = new Counter({
    name: 'fullcourt_refreshed_responses_total',
    help: 'Cached responses that were made again in the background after a change, and those left to visitors by its limit',
    labelNames: ['outcome'],
    registers: [this.registry],
  })
  /** Cached responses by status since the metrics were last asked for: cheaper than a labelled counter, which matters for them alone. */
  private readonly servedNow = new Map<number, number>()

  constructor(
    cache: ResponseCache,
    @Inject(RUNNER) runner: Runner,
    condition: Condition,
    reads: CountedReads,
    live: LiveStreams,
  ) {
    const gauge = (name: string, help: string, measure: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(measure())
        },
      })
    gauge('fullcourt_cached_responses', 'Responses that are cached', () => cache.measure().responses)
    gauge('fullcourt_cached_responses_bytes', 'Bytes of them', () => cache.measure().bytes)
    gauge('fullcourt_building_facts', 'Facts read by what is being built now', () => sumOf(runner.building(), 'done'))
    gauge('fullcourt_building_target_facts', 'Facts to read by it', () => sumOf(runner.building(), 'target'))
    new Gauge({
      name: 'fullcourt_problem',
      help: 'Whether something is wrong with a component, as GET /api/health/ready says it',
      labelNames: ['component'],
      registers: [this.registry],
      collect() {
        for (const component of COMPONENTS) this.set({ component }, condition.has(component) ? 1 : 0)
      },
    })
    new Counter({
      name: 'fullcourt_documents_read_total',
      help: 'Documents that were read for answers',
      registers: [this.registry],
      collect() {
        this.reset()
        this.inc(reads.documents)
      },
    })
    gauge('fullcourt_facts', 'Facts that the documents show', () => runner.count())
    gauge(
      'fullcourt_documents_behind_seconds',
      'Time since the documents last had every fact',
      () => runner.health().behind / 1000,
    )
    gauge('fullcourt_leader', 'Whether this process keeps the documents up to date', () => (runner.health().leads ? 1 : 0))
    gauge('fullcourt_live_connections', 'Open pages that are told of changes', () => live.size)
    const ofStores = (name: string, help: string, figure: keyof CallsOfStore) =>
      new Counter({
        name,
        help,
        labelNames: ['store'],
        registers: [this.registry],
        collect() {
          this.reset()
          for (const [store, calls] of condition.calls.byStore()) this.inc({ store }, calls[figure])
        },
      })
    ofStores('fullcourt_store_calls_total', 'Calls of a store', 'count')
    ofStores('fullcourt_store_failures_total', 'Calls that a store did not answer', 'failed')
    ofStores('fullcourt_store_seconds_total', 'Time that calls of a store took together', 'seconds')
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    for (const [status, count] of this.servedNow) this.requests.inc({ method: 'GET', route: 'kept', status }, count)
    this.servedNow.clear()
    return Registry.merge([this.ofProcess, this.registry]).metrics()
  }

  /** A request that the framework answered. */
  countAnswer(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status })
    this.seconds.observe({ method, route }, seconds)
  }

  /** A cached response that was made again in the background, or left to visitors. */
  countRefreshed(outcome: 'made' | 'skipped'): void {
    this.refreshed.inc({ outcome })
  }

  /** A request that a cached response served ahead of the framework. */
  countServed(status: number): void {
    this.servedNow.set(status, (this.servedNow.get(status) ?? 0) + 1)
  }
}
