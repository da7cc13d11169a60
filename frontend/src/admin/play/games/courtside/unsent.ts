import type { BoxScoreAnswer } from '../../../../api/schema'
import { allRows } from '../sheet/sheet'
import { isClockStep } from './clock-step'
import { countsKey, readCounts } from './counts/count-storage'
import type { Count } from './counts/counted'
import { doneName } from './last-done'
import { readTaps, tapsKey } from './tap-storage'
import { tapText, type Doer } from './tap-text'
import type { Tap, TapQueue } from './tap-queue'

const teamIn = ({ game }: BoxScoreAnswer, side: string) => (side === 'home' ? game.homeTeam : game.awayTeam)

const tapInWords = (one: Tap, doer: Doer) =>
  tapText(one.times < 0 ? `Taken back: ${doneName(one)}` : doneName(one), doer, one.period)

const waitingInWords = (answer: BoxScoreAnswer, { waiting }: Pick<TapQueue, 'waiting'>): readonly string[] => {
  const rows = new Map(allRows(answer).map(row => [row.key, row]))
  return waiting.map(one => {
    if (isClockStep(one)) return one.of === 'final' ? 'The final score' : `The end of ${one.name}, or that it is played on`
    const row = rows.get(one.row)
    return tapInWords(one, { name: row?.name ?? 'a player', team: teamIn(answer, row?.side ?? '') })
  })
}

const countInWords = (answer: BoxScoreAnswer, one: Count): string => {
  const who = one.does === 'foul' && one.player !== null ? one.player : null
  const row = allRows(answer).find(({ side, player }) => side === one.side && player === who)
  const doer = { name: who === null ? '' : (row?.name ?? 'a player'), team: teamIn(answer, one.side) }
  return tapText(one.isBack ? `Taken back: ${doneName(one)}` : doneName(one), doer, one.period.name)
}

/** What a person tapped in a game and this device did not send, in words; the game clock, which is over by then, is left out. */
export const unsentInWords = (storage: Storage, person: number, answer: BoxScoreAnswer): readonly string[] => {
  const { id } = answer.game
  const counts = readCounts(storage, countsKey(person, id)).waiting.flatMap(one => (one.does === 'clock' ? [] : one))
  return [...waitingInWords(answer, readTaps(storage, tapsKey(person, id))), ...counts.map(one => countInWords(answer, one))]
}
