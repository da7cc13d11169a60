import type { Count } from './counts/counted'
import type { Tap } from './tap-queue'

/** What was done last on this device that can be taken back: a tap of a line, or a foul or a time-out. */
export const lastDone = (taps: readonly Tap[], counts: readonly Count[]): Tap | Count | undefined => {
  const [tap, count] = [taps.at(-1), counts.at(-1)]
  if (!tap || !count) return tap ?? count
  return (tap.at ?? 0) >= count.at ? tap : count
}

export const isCount = (one: Tap | Count): one is Count => 'does' in one

const substitutionName = ({ isBack, out }: Extract<Count, { does: 'substitution' }>) => {
  if (isBack) return 'Take-back'
  return out.length === 0 ? 'Five' : 'Sub'
}

/** What it is called on a button. */
export const doneName = (one: Tap | Count): string => {
  if (!isCount(one)) return one.kind
  if (one.does === 'time-out') return 'Time-out'
  if (one.does === 'substitution') return substitutionName(one)
  return one.player === null ? 'Bench foul' : 'Foul'
}
