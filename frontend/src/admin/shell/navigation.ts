import { dashboardOf } from '../session/home'
import type { UserAnswer } from '../../api/schema'

export type NavigationEntry = { readonly label: string; readonly to: string }

/** Where the rail leads. A page of the admin that has no parent stands here. */
export const navigationFor = (user: Pick<UserAnswer, 'role'>): readonly NavigationEntry[] => [
  { label: 'Dashboard', to: dashboardOf(user) },
  ...(user.role === 'super_admin' ? [{ label: 'Seasons', to: '/dashboard/seasons' }] : []),
  { label: 'Import', to: '/imports' },
]
