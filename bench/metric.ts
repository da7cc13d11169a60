/** A figure of a running product, by its name among the metrics. */
export const metricOf = async (product: string, name: string): Promise<number> => {
  const metrics = await (await fetch(`${product}/metrics`)).text()
  const line = metrics.split('\n').find(one => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The product has no ${name}.`)
  return Number(line.slice(name.length))
}
