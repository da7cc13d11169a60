/** A section that a command writes, between two marks. */
export type Section = { readonly heading: string; readonly command: string }

/** A document with the content of its section made anew of what was there; one without the section gets it at its end. */
export const withSection = (document: string, { heading, command }: Section, contentOf: (before: string) => string): string => {
  const [begin, end] = ['begin', 'end'].map(mark => `<!-- ${command}: ${mark} -->`) as [string, string]
  const marked = document.includes(begin) ? document : `${document}\n## ${heading}\n\n${begin}\n${end}\n`
  const [before = '', rest = ''] = marked.split(begin)
  const [content = '', after = ''] = rest.split(end)
  return [before, begin, '\n\n', contentOf(content.trim()), '\n\n', end, after].join('')
}
