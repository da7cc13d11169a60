import type { PastedLine } from '../facts/pasted-text'

/** `Harbor: Ana Müller 7, Bo Li 12`: a team with its players on one line. */
const TEAM_WITH_PLAYERS = /^([^:;,\t]+):\s+(\S[^\t]*)$/u
const HAS_PLAYERS = /[,;]|\d$/u

const partsOf = (text: string): readonly string[] => {
  const [, team = '', players = ''] = TEAM_WITH_PLAYERS.exec(text) ?? []
  if (!HAS_PLAYERS.test(players)) return [text]
  // `Müller, Ana 7; Li, Bo 12`: with semicolons a comma is part of a name.
  const names = players.split(players.includes(';') ? ';' : ',').map(name => name.trim())
  return [`${team.trim()}:`, ...names.filter(name => name !== '')]
}

/** A line without players after a team that has them beside it is a team as well. */
const asTeam = (text: string) => (/\d|:$/u.test(text) ? text : `${text}:`)

/**
 * The same with a line for each player, where a line has a team with its players; `isWhole` says which lines are none. Lines after
 * such a one are counted as they are then.
 */
export const spelledOut = (
  lines: readonly PastedLine[],
  isWhole: (text: string) => boolean = () => false,
): readonly PastedLine[] => {
  let added = 0
  let isBeside = false
  return lines.flatMap(({ line, text }) => {
    const parts = isWhole(text) ? [text] : partsOf(text)
    const first = line + added
    added += parts.length - 1
    isBeside = parts.length > 1 || (isBeside && !isWhole(text) && !text.endsWith(':'))
    return parts.map((part, i) => ({ line: first + i, text: isBeside && parts.length === 1 ? asTeam(part) : part }))
  })
}
