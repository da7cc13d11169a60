import MarkdownIt from 'markdown-it'

/** Headings of a text begin below those of the page and its sections. */
const HEADINGS_BELOW = 2
const LOWEST_HEADING = 6

/**
 * Markdown without HTML, pictures and tables: a tag is shown as the text that it is, and so is a link that could run a script
 * (`validateLink` of the library refuses `javascript:`, `vbscript:`, `file:` and `data:`).
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false }).disable(['image', 'table'])

const lowered = (tag: string) => `h${Math.min(Number(tag.slice(1)) + HEADINGS_BELOW, LOWEST_HEADING)}`

markdown.core.ruler.push('lower headings', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = lowered(token.tag)
})

/** A text as HTML that is safe in a page. */
export const markdownToHtml = (text: string): string => markdown.render(text).trim()
