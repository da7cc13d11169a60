import { quantity } from './figures'

/** `9 seconds`, `3 minutes`: how long something takes, roughly; at least a second. */
export const durationInWords = (seconds: number): string =>
  seconds < 90 ? quantity(Math.max(1, Math.round(seconds)), 'second') : quantity(Math.round(seconds / 60), 'minute')
