import type { TextFiles } from './small-league'

const rowsOf = (text: string) => text.trimEnd().split('\n')
const cells = (row: string) => row.split(',')

/** Gives a player, by their id, rows in a file under further ids. */
const withRowsOf = (files: TextFiles, name: string, change: (rows: readonly string[]) => readonly string[]): TextFiles => ({
  ...files,
  [name]: `${change(rowsOf(files[name] ?? '')).join('\n')}\n`,
})

/** The same player under a further id, beside them on the roster. */
const withDouble = (files: TextFiles, id: string, other: string): TextFiles =>
  withRowsOf(files, 'players.csv', rows =>
    rows.flatMap(row => (cells(row)[0] === id ? [row, [other, ...cells(row).slice(1)].join(',')] : [row])),
  )

/** A league in which all lines of a player but their first are those of another id. */
export const splitByGame = (files: TextFiles, id: string, other: string): TextFiles => {
  let lines = 0
  const changed = (row: string) => {
    const [game = '', team = '', player, ...figures] = cells(row)
    return player === id && (lines += 1) > 1 ? [game, team, other, ...figures].join(',') : row
  }
  return withDouble(
    withRowsOf(files, 'box_scores.csv', rows => rows.map(changed)),
    id,
    other,
  )
}

const halved = (figure: string, half: 'up' | 'down') => {
  if (figure === '') return ''
  return String(half === 'up' ? Math.ceil(Number(figure) / 2) : Math.floor(Number(figure) / 2))
}

/** A league in which each line of a player is two: half of every figure is under another id. */
export const splitWithinGames = (files: TextFiles, id: string, other: string): TextFiles => {
  const changed = (row: string) => {
    const [game = '', team = '', player, ...figures] = cells(row)
    if (player !== id) return [row]
    const half = (of: string, which: 'up' | 'down') => [game, team, of, ...figures.map(one => halved(one, which))].join(',')
    return [half(id, 'up'), half(other, 'down')]
  }
  return withDouble(
    withRowsOf(files, 'box_scores.csv', rows => rows.flatMap(changed)),
    id,
    other,
  )
}
