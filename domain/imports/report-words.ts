import type { Score } from '../games/events'
import type { GameId, PlayerId } from '../ids/kinds'
import { SHOWN_FIGURES } from '../statistics/definitions'
import type { Figures } from '../statistics/figures'

/**
 * Reports name things by ids, never persons by their names: reports are stored in the log, and an answer puts the names in
 * (`named-reports.ts`).
 */
export type GameLabel = { readonly id: GameId; readonly external: string }

export const gameWords = ({ id, external }: GameLabel): string => `Game #${id} (${external})`

const scoreWords = (score: Score | null) => (score === null ? 'not entered' : `${score.away}–${score.home}`)

export const scoreChangedHere = (label: GameLabel, here: Score | null, file: Score | null): string =>
  `${gameWords(label)}: the final score is ${scoreWords(here)} here and ${scoreWords(file)} in the file. It was changed here and stays.`

const difference = (here: Figures, file: Figures): string =>
  SHOWN_FIGURES.filter(figure => here[figure] !== file[figure])
    .map(figure => `${figure} ${here[figure] ?? 'blank'} here, ${file[figure] ?? 'blank'} in the file`)
    .join('; ')

export const lineChangedHere = (label: GameLabel, player: PlayerId, here: Figures | null, file: Figures | null): string => {
  const what = `${gameWords(label)}: the line of player #${player}`
  if (here === null) return `${what} was removed here and stays out.`
  return `${what} was changed here and stays (${difference(here, file ?? {})}).`
}

export const lineMissing = (label: GameLabel, player: PlayerId): string =>
  `${gameWords(label)}: the line of player #${player} is no longer in the files. It stays.`

/** That other dates, times and places of games wait to be published. */
export const waitingReports = (games: number): readonly string[] => {
  if (games === 0) return []
  return games === 1
    ? ['1 game gets another date, time or place once that is published.']
    : [`${games} games get another date, time or place once that is published.`]
}
