import { late } from '../late'
import type { PublicSite } from '../site'

/** Whether the page is made for somebody who may edit it. */
export const isStaff = ({ user }: Pick<PublicSite, 'user'>) => user?.isStaff === true

export const staffBar = late(async () => (await import('./StaffBar')).StaffBar)

/** Says that a page is one of the past. */
export const pastBar = late(async () => (await import('./PastBar')).PastBar)

const isPast = ({ tenant }: PublicSite) => tenant?.asOf !== undefined

/** The late bars that the pages of a site have. */
export const loadBars = (site: PublicSite) => Promise.all([isStaff(site) && staffBar.load(), isPast(site) && pastBar.load()])

/** The names of their chunks. */
export const viewsOfBars = (site: PublicSite): readonly string[] => [
  ...(isStaff(site) ? ['StaffBar'] : []),
  ...(isPast(site) ? ['PastBar'] : []),
]
