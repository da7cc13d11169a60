import { metricOf } from './metric'

/** Processor time that a running product has used so far, in microseconds. */
export const processorTimeOf = async (product: string): Promise<number> =>
  (await metricOf(product, 'process_cpu_seconds_total')) * 1_000_000
