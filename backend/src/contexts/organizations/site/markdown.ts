import MarkdownIt from 'markdown-it'

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

/**
 * Markdown without HTML: a tag is shown as the text that it is, and so is a link that could run a script
 * (`validateLink` of the library refuses `javascript:`, `vbscript:`, `file:` and `data:`). Indented lines are no code, and a line
 * that ends in the field ends on the page: those who write here write texts.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, breaks: true }).disable('code')

const normalized = markdown.normalizeLink
const { escapeHtml } = markdown.utils

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i
const E_MAIL = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/
const HOST = /^[^\s/?#]+\.[a-z]{2,}(?:[/?#]|$)/i

/** `www.shop.example` and `info@shop.example` are what they look like, not pages of the site. */
const wholeLink = (address: string): string => {
  if (HAS_SCHEME.test(address) || /^[/?#]/.test(address)) return address
  if (E_MAIL.test(address)) return `mailto:${address}`
  return HOST.test(address) ? `https://${address}` : `/${address}`
}

markdown.normalizeLink = address => normalized(wholeLink(address))

/** What is said of a text beside it: the level with which its headings begin. */
type Reading = { readonly highest: number }

markdown.core.ruler.push('order headings', ({ tokens, env }) => orderHeadings(tokens, (env as Reading).highest))

/** A picture that is elsewhere is a link to it: pages load nothing of other hosts. */
markdown.renderer.rules['image'] = (tokens, place) => {
  const picture = tokens[place]
  const address = picture?.attrGet('src') ?? ''
  return `<a href="${escapeHtml(address)}">${escapeHtml(picture?.content || address)}</a>`
}

/** A table is in a box of its own, which scrolls sideways, by keyboard too. */
markdown.renderer.rules['table_open'] = () => '<div role="group" aria-label="Table" tabindex="0"><table>\n'
markdown.renderer.rules['table_close'] = () => '</table></div>\n'

/** A text as HTML that is safe in a page; its headings begin with a level of the page's own. */
export const markdownToHtml = (text: string, highest = 3): string => markdown.render(text, { highest } satisfies Reading).trim()
