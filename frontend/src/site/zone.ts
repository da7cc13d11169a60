/** `Los Angeles` of `America/Los_Angeles`: written from the name alone, so that server and browser write the same. */
export const placeOfZone = (zone: string) => zone.replace(/.*\//, '').replaceAll('_', ' ')

/** Marks the document where the device's clock shows another time than that of the site, so that pages name whose they mean. */
export const markElsewhere = (zone: string, device?: string) => {
  const now = new Date()
  const at = (timeZone: string | undefined) => now.toLocaleString('en', { timeZone })
  document.documentElement.toggleAttribute('data-elsewhere', at(zone) !== at(device))
}
