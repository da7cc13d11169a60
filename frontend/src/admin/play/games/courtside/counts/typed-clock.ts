import { LONGEST_PERIOD } from '@fullcourt/domain/games/record-courtside'

/** The milliseconds of a clock as it is typed: `7:04`, `59.3`, `12`; null where it is none. */
export const typedClock = (text: string): number | null => {
  const [, minutes = '0', seconds = ''] = /^(?:(\d{1,2}):)?(\d{1,2}(?:\.\d)?)$/.exec(text.trim()) ?? []
  if (seconds === '' || Number(seconds) >= 60) return null
  const milliseconds = Number(minutes) * 60_000 + Math.round(Number(seconds) * 1_000)
  return milliseconds > LONGEST_PERIOD ? null : milliseconds
}
