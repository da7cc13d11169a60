/** The files of a league; the last two may be missing. */
export const leagueFileNames = ['teams.csv', 'players.csv', 'games.csv', 'box_scores.csv', 'rosters.csv'] as const

type Choosable = { readonly name: string; readonly webkitRelativePath: string }

/** What of the chosen files is sent, what is left aside, and the folder they lie in, which names the league where nobody says otherwise. */
export type Chosen<File extends Choosable> = {
  readonly taken: readonly File[]
  readonly left: readonly string[]
  readonly folder: string | null
}

const isTaken = ({ name }: Choosable) => leagueFileNames.some(known => known === name.toLowerCase()) || /\.zip$/i.test(name)

const folderOf = (file: Choosable | undefined) => {
  if (!file) return null
  if (/\.zip$/i.test(file.name)) return file.name.replace(/\.zip$/i, '')
  return file.webkitRelativePath.split('/').at(-2) ?? null
}

export const chosenOf = <File extends Choosable>(files: readonly File[]): Chosen<File> => {
  const taken = files.filter(isTaken)
  const left = files.filter(file => !isTaken(file) && !file.name.startsWith('.')).map(({ name }) => name)
  return { taken, left, folder: folderOf(taken[0]) }
}
