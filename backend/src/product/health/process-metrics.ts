import { collectDefaultMetrics, Registry } from 'prom-client'

const measured = (): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

let registry: Registry | undefined

/** What Node says of the process. Begun once, however many products it opens: what measures it ends with the process alone. */
export const processMetrics = (): Registry => (registry ??= measured())
