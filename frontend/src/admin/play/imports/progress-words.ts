import { quantity, whole } from '../../../ui/format/figures'

const inWords = (seconds: number) =>
  seconds < 90 ? quantity(Math.max(1, Math.round(seconds)), 'second') : quantity(Math.round(seconds / 60), 'minute')

type Going = { readonly done: number; readonly total: number; readonly startedAt: string | null }

/** `91 a second, 9 seconds left`; undefined while nothing can be said. */
export const progressWords = ({ done, total, startedAt }: Going, now: number): string | undefined => {
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000
  if (done === 0 || seconds <= 0) return undefined
  const rate = done / seconds
  return `${whole(rate)} a second, ${inWords((total - done) / rate)} left`
}
