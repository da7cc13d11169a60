import type { Ended } from '../product-process'

const LAST_LINES = 12

/** How a process ended, with the end of what it said. */
export const endedProcess = (how: string, { code, signal, output }: Ended): string =>
  `ended ${how} with ${code ?? signal}:\n${output.split('\n').slice(-LAST_LINES).join('\n')}`
