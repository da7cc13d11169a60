import { groupBy } from '../facts/group-by'
import { pastedLines, type PastedLine } from '../facts/pasted-text'
import { pastedTable, type PastedTableRow } from './pasted-table'
import { teamsInLines, teamsOfRows, type PastedTeam } from './pasted-teams'
import { spelledOut } from './spelled-out'

/** A league of a pasted text with its teams; `name` is null for those that come before any league is named. */
export type PastedLeague = { readonly line: number; readonly name: string | null; readonly teams: readonly PastedTeam[] }

/** `League: Monday Night`, `# Monday Night`; `# 12 Ana Silva` is a player. */
const HEADING = /^(?:league\s*:|#+(?=\s+\D))\s*(\S.*)$/iu

const headingIn = ({ text }: PastedLine): string | undefined => HEADING.exec(text.trim())?.[1]

const leaguesOfRows = (rows: readonly PastedTableRow[]): readonly PastedLeague[] =>
  groupBy(rows, ({ league }) => league).map(own => ({ line: own[0].line, name: own[0].league || null, teams: teamsOfRows(own) }))

const leaguesUnderHeadings = (lines: readonly PastedLine[]): readonly PastedLeague[] => {
  const sections: { line: number; name: string | null; lines: PastedLine[] }[] = []
  for (const line of lines) {
    const name = headingIn(line)
    const last = sections.at(-1)
    if (name !== undefined) sections.push({ line: line.line, name, lines: [] })
    else if (last) last.lines.push(line)
    else sections.push({ line: line.line, name: null, lines: [line] })
  }
  return sections.map(({ line, name, lines }) => ({ line, name, teams: teamsInLines(lines) }))
}

/**
 * The leagues of a pasted text: of a table with a column for the league, or under lines that name one (`League: Monday Night`,
 * `# Monday Night`); else all of it is of one league without a name. What is in each is read as the text of one league is.
 */
export const pastedLeagues = (text: string): readonly PastedLeague[] => {
  const lines = spelledOut(pastedLines(text), text => HEADING.test(text.trim()))
  const table = pastedTable(lines)
  return table ? leaguesOfRows(table) : leaguesUnderHeadings(lines)
}
