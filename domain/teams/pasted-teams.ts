import { cellsOf, pastedLines, type PastedLine } from '../facts/pasted-text'
import { beginsWithNumber, playersInLines, type PastedPlayer } from '../players/pasted-players'
import { isHeadingLine } from '../players/player-columns'
import type { NamedRow } from '../facts/name-list'
import { pastedTable, type PastedTableRow } from './pasted-table'
import { spelledOut } from './spelled-out'

/** A team of a pasted list with the players listed under it. */
export type PastedTeam = NamedRow & { readonly players: readonly PastedPlayer[] }

const MARKED = /:$/u

const teamIn = ({ line, text }: PastedLine, players: readonly PastedPlayer[] = []): PastedTeam => ({
  line,
  name: cellsOf(text)
    .filter(cell => cell !== '')
    .join(', ')
    .replace(MARKED, '')
    .trim(),
  players,
})

/** Begins a team at every line that is one; the lines up to the next are its players. */
const groupLines = (lines: readonly PastedLine[], isTeam: (line: PastedLine, i: number) => boolean): readonly PastedTeam[] => {
  const groups: [PastedLine, ...PastedLine[]][] = []
  lines.forEach((line, i) => {
    const last = groups.at(-1)
    if (!last || isTeam(line, i)) groups.push([line])
    else last.push(line)
  })
  return groups.map(([team, ...players]) => teamIn(team, playersInLines(players)))
}

/** The teams of a table in the order in which they come first. */
export const teamsOfRows = (rows: readonly PastedTableRow[]): readonly PastedTeam[] => {
  const teams = new Map<string, { line: number; players: PastedPlayer[] }>()
  for (const { line, team: name, player } of rows) {
    const team = teams.get(name) ?? { line, players: [] }
    teams.set(name, team)
    if (player) team.players.push(player)
  }
  return [...teams].map(([name, { line, players }]) => ({ line, name, players }))
}

/** The teams of some lines of a text, each of which is spelled out. */
export const teamsInLines = (all: readonly PastedLine[]): readonly PastedTeam[] => {
  const table = pastedTable(all)
  if (table) return teamsOfRows(table)
  const lines = isHeadingLine(all[0]?.text ?? '') ? all.slice(1) : all
  const [first] = lines
  if (!first) return []
  if (lines.some(({ text }) => MARKED.test(text))) return groupLines(lines, ({ text }) => MARKED.test(text))
  const begins = (line: PastedLine, i: number) => line.line > (lines[i - 1]?.line ?? -1) + 1
  const paragraphs = lines.filter(begins).length
  if (paragraphs > 1) return groupLines(lines, begins)
  if (lines.some(beginsWithNumber) && !beginsWithNumber(first)) return groupLines(lines, line => !beginsWithNumber(line))
  return lines.map(line => teamIn(line))
}

/**
 * The teams of a pasted text. A table with a column for the team says all. Else a line that ends with a colon is a team, also one
 * that has its players behind the colon; else the first line of each paragraph; else, in one paragraph with numbered players, the
 * lines without a number; else every line.
 */
export const pastedTeams = (text: string): readonly PastedTeam[] => teamsInLines(spelledOut(pastedLines(text)))
