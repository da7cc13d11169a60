import { dashboardOf } from '../session/home'
import type { UserAnswer } from '../../api/schema'

export type NavigationEntry = { readonly label: string; readonly to: string }

/** Entries that can be folded away together. */
export type NavigationGroup = { readonly label: string; readonly entries: readonly NavigationEntry[] }

type Person = Pick<UserAnswer, 'role' | 'organization_id'>

/** Where the rail leads. A page of the admin that has no parent stands here. */
export const navigationFor = (user: Person): readonly NavigationEntry[] => [
  { label: 'Dashboard', to: dashboardOf(user) },
  ...(user.role === 'super_admin' ? [{ label: 'Seasons', to: '/dashboard/seasons' }] : []),
  { label: 'Schedule', to: '/schedule' },
  { label: 'Teams', to: '/teamList' },
  { label: 'Import', to: '/imports' },
]

/** Spec 1 §2, Admin sidebar. An owner finds his organization here. */
export const settingsFor = ({ role, organization_id }: Person): NavigationGroup => ({
  label: 'Settings',
  entries: [
    { label: 'All Players', to: '/playerListAuth' },
    { label: 'User', to: '/userSettings' },
    ...(role === 'org_owner' ? [{ label: 'Organization', to: `/organizations/${organization_id}` }] : []),
  ],
})
