/** Processor time that a running product has used so far, in microseconds. */
export const processorTimeOf = async (product: string): Promise<number> => {
  const metrics = await (await fetch(`${product}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1_000_000
}
