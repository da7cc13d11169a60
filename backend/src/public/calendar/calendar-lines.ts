/** A line has at most 75 bytes (RFC 5545, 3.1). */
const LONGEST = 75

/** What a text has no place for (RFC 5545, 3.1): a reader may take a lone CR for the end of the line. */
const CONTROL = /[^\P{Cc}\n\t]/gu
const ESCAPED = /[\\;,\n]/g
/** Most texts hold nothing but printable characters without comma, semicolon and backslash, and are written as they are. */
const NOT_PLAIN = /[^ -+\--:<-[\]-~\u00A0-\uFFFF]/

const escaped = (character: string): string => (character === '\n' ? '\\n' : `\\${character}`)

/** A text as a property holds it (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  NOT_PLAIN.test(text) ? text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').replaceAll(ESCAPED, escaped) : text

/** How many of the characters fit into so many bytes. */
const fitting = (text: string, bytes: number): number => {
  let [end, size] = [0, 0]
  for (const character of text) {
    size += Buffer.byteLength(character)
    if (size > bytes) return end
    end += character.length
  }
  return end
}

/** A line that is too long goes on after the end of a line and a space. */
const folded = (line: string): string => {
  if (line.length * 3 <= LONGEST || Buffer.byteLength(line) < LONGEST) return line
  const parts: string[] = []
  let rest = line
  while (rest !== '') {
    const end = fitting(rest, LONGEST - 1)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return parts.join('\r\n ')
}

/** A property with its parameters and its value: `DTSTART;VALUE=DATE`, `20260702`. */
export const contentLine = (name: string, value: string | number): string => folded(`${name}:${value}`)

/** The lines of a calendar as one text. */
export const textOfLines = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`
