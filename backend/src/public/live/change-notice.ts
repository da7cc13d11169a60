import type { Position } from '@fullcourt/event-store/port'
import type { Tag } from './tags'

/** What an open page is notified of: the tags of what changed up to a position of the log. */
export type ChangeNotice = { readonly position: Position; readonly tags: readonly Tag[] }
