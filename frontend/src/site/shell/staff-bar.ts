import type { ComponentType } from 'react'
import type { PublicSite } from '../site'
import type { StaffBarProps } from './StaffBar'

/** Whether the page is made for somebody who may edit it. */
export const isStaff = ({ user }: Pick<PublicSite, 'user'>) => user?.isStaff === true

let component: ComponentType<StaffBarProps> | undefined

/** The bar of staff, a chunk of its own, so that visitors do not load it. It is loaded before the page is rendered. */
export const staffBar = {
  loaded: () => component,
  load: async () => {
    component = (await import('./StaffBar')).StaffBar
  },
}
