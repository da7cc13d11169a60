/** Of what the library reads a text into, what a heading needs. */
type Token = { readonly type: string; tag: string }

const LOWEST = 6

const levelOf = ({ tag }: Token) => Number(tag.slice(1))

/** Gives the headings of a text the levels from the highest on, each at most one below the heading above it, whatever was written. */
export const orderHeadings = (tokens: readonly Token[], highest: number): void => {
  const above: number[] = []
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      while ((above.at(-1) ?? 0) >= levelOf(token)) above.pop()
      above.push(levelOf(token))
    }
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(highest + above.length - 1, LOWEST)}`
  }
}
