import { whole } from '../../../ui/format/figures'

/** The files of a league; the last two may be missing. */
export const leagueFileNames = ['teams.csv', 'players.csv', 'games.csv', 'box_scores.csv', 'rosters.csv'] as const

type Choosable = { readonly name: string }

/** What of the chosen files is sent, and what is left aside. */
export type ChosenFiles<File extends Choosable> = {
  readonly taken: readonly File[]
  readonly left: readonly string[]
}

const isTaken = ({ name }: Choosable) => leagueFileNames.some(known => known === name.toLowerCase()) || /\.zip$/i.test(name)

export const choiceOf = <File extends Choosable>(files: readonly File[]): ChosenFiles<File> => {
  const taken = files.filter(isTaken)
  const left = files.filter(file => !isTaken(file) && !file.name.startsWith('.')).map(({ name }) => name)
  return { taken, left }
}

/** `812 KB`; a small file has 1. */
export const inKilobytes = (bytes: number): string => `${whole(Math.max(1, bytes / 1024))} KB`
