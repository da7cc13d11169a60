/** Filters as they stand in an address: what is no id or no day is no filter. */

export const idIn = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

export const dayIn = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && new Date(text).toISOString().startsWith(text)
    ? text
    : undefined
}

/** The address of the same page with other filters; an empty one leaves it. */
export const withFilters = (path: string, search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) => {
  const after = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  const text = after.toString()
  return text ? `${path}?${text}` : path
}
