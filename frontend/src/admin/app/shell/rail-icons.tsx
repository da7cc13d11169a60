import type { AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { icon, MoreIcon } from '../../../ui/icons'

const SettingsIcon = icon(
  <path d="M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />,
)
const WebsiteIcon = icon(
  <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c2.2 2 3.2 4.3 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.3-3.2-7S7.8 5 10 3z" />,
)

export const RailIcon = icon(<path d="M3.5 4h13v12h-13zM8 4v12" />)
export const AccountIcon = icon(<path d="M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-2.8 2.8-4.2 6-4.2s5.4 1.4 6 4.2" />)

/** What stands before the name of a page in the rail. Settings and website are known by the first page that a role sees of them. */
const ICONS: Readonly<Partial<Record<AdminPageName, ReturnType<typeof icon>>>> = {
  organizations: icon(<path d="M4 16.5V4h8v12.5M12 8.5h4v8M2.5 16.5h15M7 7.2h2M7 10.2h2M7 13.2h2" />),
  today: icon(<path d="M4 5h12v11.5H4zM4 8.8h12M7.2 3v3.4M12.8 3v3.4M7.5 12.6l1.8 1.7 3.2-3.2" />),
  seasons: icon(<path d="M10 3.5l7 3.5-7 3.5L3 7zM3 10.3l7 3.5 7-3.5M3 13.6l7 3.4 7-3.4" />),
  leagueList: icon(
    <path d="M6.5 3.5h7v5a3.5 3.5 0 0 1-7 0zM6.5 5H4v1.2A2.6 2.6 0 0 0 6.6 9M13.5 5H16v1.2A2.6 2.6 0 0 1 13.4 9M10 12v4.5M7 16.5h6" />,
  ),
  schedule: icon(<path d="M4 5h12v11.5H4zM4 8.8h12M7.2 3v3.4M12.8 3v3.4" />),
  scheduleBuilder: icon(<path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM14 11.5v5M11.5 14h5" />),
  standings: icon(<path d="M3.5 16.5v-5h4.3v5M7.8 16.5v-12h4.4v12M12.2 16.5v-8h4.3v8M2.5 16.5h15" />),
  brackets: icon(<path d="M3 4.5h4.5v4H3M3 11.5h4.5v4H3M7.5 6.5H12v7H7.5M12 10h5" />),
  teams: icon(<path d="M10 3l6 2v4.6c0 3.6-2.4 6-6 7.4-3.6-1.4-6-3.8-6-7.4V5z" />),
  players: icon(
    <path d="M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2.5 16.2c.4-2.7 2.3-4.2 5-4.2s4.6 1.5 5 4.2M13 4.2a2.7 2.7 0 0 1 0 5.1M14.6 12.3c1.6.6 2.6 1.9 2.9 3.9" />,
  ),
  staff: icon(
    <path d="M3 5h14v10.5H3zM7.3 10.3a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM4.9 13.3c.3-1.2 1.2-1.8 2.4-1.8s2.1.6 2.4 1.8M12.2 8.5H15M12.2 11.5H15" />,
  ),
  scorerLinks: icon(
    <path d="M8.6 11.4a3 3 0 0 0 4.2 0l2.9-2.9a3 3 0 0 0-4.2-4.2l-1 1M11.4 8.6a3 3 0 0 0-4.2 0l-2.9 2.9a3 3 0 0 0 4.2 4.2l1-1" />,
  ),
  website: WebsiteIcon,
  menu: WebsiteIcon,
  general: SettingsIcon,
  statistics: SettingsIcon,
  history: icon(<path d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2M3.5 3.8v3.4h3.4M10 6.6V10l2.4 1.6" />),
}

export const PageIcon = ({ page }: { page: AdminPageName }) => {
  const Icon = ICONS[page] ?? MoreIcon
  return <Icon />
}
