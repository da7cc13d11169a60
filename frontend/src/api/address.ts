/**
 * Whose data a public call reads; null is a staff call, which reads the signed-in person's own organization
 * (docs/tenancy.md#whose-things-a-call-sees).
 */
export type TenantName = { readonly slug: string } | { readonly domain: string } | null

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The values for the braces of an address: `{ id: 7 }` for `/api/gamesv2/{id}`. */
export type InBraces = Readonly<Record<string, string | number>>

const fillIn = (template: string, values: InBraces) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

/**
 * The address of a call: the path with its braces filled, then what was asked (empty values left out) and the tenant, sorted by
 * name. Equal questions have equal addresses.
 */
export const callAddress = (template: string, values: InBraces = {}, query: Query = {}, tenant: TenantName = null) => {
  const asked = Object.entries({ ...query, ...tenant }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const parameters = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))
  parameters.sort()
  const search = parameters.toString()
  const path = fillIn(template, values)
  return search ? `${path}?${search}` : path
}
