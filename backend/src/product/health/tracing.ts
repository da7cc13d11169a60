import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { Span as ApiSpan, Tracer } from '@opentelemetry/api'
import type { onRequestHookHandler } from 'fastify'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { asSpan, type Span, type SpanAttributes } from '../../storage/work-context/spans'

/** Where pieces of work are written down (docs/operating.md#traces). */
export type Tracing = {
  /** Begins a trace, or goes on with the one that a caller is in (`traceparent`, `tracestate`; W3C Trace Context). */
  readonly begin: (name: string, attributes: SpanAttributes, caller?: IncomingHttpHeaders) => Span
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>
}

/** How long a collector that does not answer is tried, in milliseconds: the product does not end later for it. */
const PATIENCE = 2_000

/** Sends traces to a collector by OTLP over HTTP. The libraries are loaded only where there is one. */
export const openTracing = async (endpoint: string): Promise<Tracing> => {
  const api = await import('@opentelemetry/api')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: PATIENCE })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fullcourt' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer: Tracer = provider.getTracer('fullcourt')
  const propagator = new W3CTraceContextPropagator()
  const spanOf = (span: ApiSpan): Span => ({
    begin: (name, attributes) => spanOf(tracer.startSpan(name, { attributes }, api.trace.setSpan(api.ROOT_CONTEXT, span))),
    set: attributes => void span.setAttributes(attributes),
    fail: error => void span.setStatus({ code: api.SpanStatusCode.ERROR, message: String(error) }),
    end: () => span.end(),
  })
  return {
    begin: (name, attributes, caller = {}) =>
      spanOf(tracer.startSpan(name, { attributes }, propagator.extract(api.ROOT_CONTEXT, caller, api.defaultTextMapGetter))),
    // What a collector did not take is dropped: it must not keep the product from ending.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** The same store; each batch that is written is a trace of its own, with the position of the last fact that its documents show. */
export const tracedDocuments = (store: ReadStore, tracing: Tracing): ReadStore => ({
  ...store,
  write: batch => {
    const { checkpoint, documents } = batch
    const span = tracing.begin('documents', { position: checkpoint.to.position, written: documents.length })
    return asSpan(span, () => store.write(batch))
  },
})

/** Writes down each request that the framework answers, from its beginning until the answer is sent. */
export const traceRequests =
  (tracing: Tracing): onRequestHookHandler =>
  ({ id, method, headers, routeOptions: { url = 'none' } }, reply, done) => {
    const span = tracing.begin(`${method} ${url}`, { request: id }, headers)
    void asSpan(span, async () => {
      const ended = once(reply.raw, 'close')
      done()
      await ended
      span.set({ status: reply.statusCode })
    })
  }
