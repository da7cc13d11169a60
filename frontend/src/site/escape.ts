const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may be in HTML, in an attribute too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)

/** JSON as it may be inside a script element: no `<` can end it. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
