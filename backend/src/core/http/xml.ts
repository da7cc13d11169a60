const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 has no place for; white space of other kinds than a blank is one, too. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Text as it may be in XML, in an attribute too. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, character => ENTITIES[character] ?? character)

/** An element that holds text; nothing where there is no text. */
export const textElement = (name: string, text: string | null): string =>
  text === null ? '' : `<${name}>${xmlText(text)}</${name}>`
