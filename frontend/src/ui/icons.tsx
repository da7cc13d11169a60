import type { ReactNode } from 'react'

type Props = { size?: number }

/**
 * Pictures beside words, never instead of them: hidden from screen readers. The mark lets the bundler leave out those that
 * nobody shows.
 */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (shape: ReactNode) => {
  const Icon = ({ size = 20 }: Props) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  )
  return Icon
}

export const MenuIcon = icon(<path d="M3 6h14M3 10h14M3 14h14" />)
export const CloseIcon = icon(<path d="M5 5l10 10M15 5L5 15" />)
export const SearchIcon = icon(<path d="M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10zM12.7 12.7L17 17" />)
export const FilterIcon = icon(<path d="M3 5h14M6 10h8M8.5 15h3" />)
export const CheckIcon = icon(<path d="M4 10.5l4 4 8-9" />)
export const WarningIcon = icon(<path d="M10 3l8 14H2zM10 8v4M10 14.4v.1" />)
export const InfoIcon = icon(<path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9v5M10 6v.1" />)
export const StopIcon = icon(<path d="M7 3h6l4 4v6l-4 4H7l-4-4V7zM7 10h6" />)
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const EditIcon = icon(<path d="M4 16l.8-3.4L13 4.4l2.6 2.6-8.2 8.2zM11.5 6l2.6 2.6" />)
export const DeleteIcon = icon(<path d="M4 6h12M8 6V4h4v2M5.5 6l.8 10h7.4l.8-10M8.5 9v4.5M11.5 9v4.5" />)
export const HandleIcon = icon(<path d="M7 5v.1M13 5v.1M7 10v.1M13 10v.1M7 15v.1M13 15v.1" strokeWidth="2.5" />)
export const MoreIcon = icon(<path d="M5 10v.1M10 10v.1M15 10v.1" strokeWidth="2.5" />)
export const ChevronIcon = icon(<path d="M8 5l5 5-5 5" />)
export const UpIcon = icon(<path d="M10 16V4M5 9l5-5 5 5" />)
export const DownIcon = icon(<path d="M10 4v12M5 11l5 5 5-5" />)
export const SignOutIcon = icon(<path d="M8 4H4v12h4M12 6.5L16 10l-4 3.5M15.5 10H8" />)
export const OpenIcon = icon(<path d="M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7" />)
export const WinnerMark = icon(<path d="M14 5l-7 5 7 5z" fill="currentColor" />)
export const ShareIcon = icon(<path d="M10 12V3M6.5 6L10 2.5 13.5 6M5 9H4v8h12V9h-1" />)
