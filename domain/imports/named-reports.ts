import type { PlayerId } from '../ids/kinds'

const MENTION = /\b([Pp]layer) #(\d{1,10})\b/g

/** The players whom reports name by their ids, each once. */
export const playersIn = (reports: readonly string[]): readonly PlayerId[] => [
  ...new Set(reports.flatMap(report => [...report.matchAll(MENTION)].map(([, , id]) => Number(id)))),
]

/** A report for people, `Player Ana Lee (#12) …`; who has no name any more stays `Player #12`. */
export const withPlayerNames = (report: string, nameOf: (player: PlayerId) => string | undefined): string =>
  report.replace(MENTION, (mention, word: string, id: string) => {
    const name = nameOf(Number(id))
    return name === undefined ? mention : `${word} ${name} (#${id})`
  })
