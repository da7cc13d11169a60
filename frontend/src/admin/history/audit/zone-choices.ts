/** The zones that a browser knows; the device's own first, then the world's clock. */
const known = (): readonly string[] => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}

/** Zones that times can be shown in beside the organization's. */
export const zoneChoices = (ofOrganization: string) =>
  known()
    .filter(zone => zone !== ofOrganization)
    .map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** Whether a text of the address is a zone that this browser knows. */
export const isZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    return text !== ''
  } catch {
    return false
  }
}
