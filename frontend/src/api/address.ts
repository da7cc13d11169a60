/** Whose data a public call reads; null is a staff call, which reads the signed-in person's own organization (design 4). */
export type TenantName = { readonly slug: string } | { readonly domain: string } | null

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The address of a call: path, then what was asked (empty values left out), then the tenant. Equal questions have equal addresses. */
export const addressOf = (path: string, query: Query = {}, tenant: TenantName = null) => {
  const asked = Object.entries({ ...query, ...tenant }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${path}?${search}` : path
}
