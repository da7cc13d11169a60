import { WorkContext } from './work-context'

export type SpanAttributes = Readonly<Record<string, string | number | string[]>>

/** A piece of work as a trace shows it (docs/operating.md#traces). */
export type Span = {
  /** Begins a piece of it. */
  readonly begin: (name: string, attributes: SpanAttributes) => Span
  readonly set: (attributes: SpanAttributes) => void
  readonly fail: (error: unknown) => void
  readonly end: () => void
}

const CURRENT = new WorkContext<Span>()

/** Does the work of a span, which ends with it. */
export const asSpan = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await CURRENT.run(span, work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

/** Does work as a piece of the span that it belongs to; where it belongs to none, nothing is written down. */
export const inSpan = <Result>(
  name: string,
  attributes: () => SpanAttributes,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> => {
  const span = CURRENT.get()?.begin(name, attributes())
  return span === undefined ? work() : asSpan(span, () => work(span))
}
