import { notifications, notificationsStore } from '@mantine/notifications'
import type { FocusEvent } from 'react'
import { isRefusal } from '../../../api/api-error'
import { toast } from './toast'
import { UndoOffer } from './UndoOffer'

export type Undoable<Answer = unknown> = {
  /** What it is about, such as `game 12`: a later toast about the same thing replaces the one before. */
  readonly thing: string
  /** What was done: `Game deleted`. */
  readonly message: string
  /** Takes it back. */
  readonly undo: () => Promise<Answer>
  /** The word on the button, `Undo` if not given. */
  readonly label?: string
  /** What is said when it is taken back: `Game restored`, or what the answer says. */
  readonly undone?: string | ((answer: Answer) => string)
  /** Whether Ctrl+Z takes it back too, as it does unless said otherwise: not what Ctrl+Z did itself. */
  readonly byKeys?: boolean
}

/** How long it can be taken back, in milliseconds; as long as the pointer or the focus is on it, the time does not run. */
export const undoableFor = 10_000

const prefix = 'undo '
const buttonPrefix = 'undo by button '
let shownSoFar = 0

const offerIds = () => {
  const { notifications, queue } = notificationsStore.getState()
  return [...notifications, ...queue].flatMap(({ id }) => (id?.startsWith(prefix) ? [id] : []))
}

/** Whether a message is there that Ctrl+Z takes back. */
export const hasKeyOffer = (): boolean => offerIds().some(id => !id.startsWith(buttonPrefix))

const countOf = (id: string) => Number(id.slice(id.lastIndexOf('#') + 1))
const isLatest = (id: string) =>
  !id.startsWith(buttonPrefix) && offerIds().every(other => other.startsWith(buttonPrefix) || countOf(other) <= countOf(id))

/** The focus goes to where it was before; where that is gone, to the heading of the page. */
const focusBack = (before: EventTarget | null) => {
  const places = [before, document.querySelector('main h1')]
  places.find((place): place is HTMLElement => place instanceof HTMLElement && place.isConnected)?.focus()
}

const isInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget)

/** Says what was done and offers for ten seconds to take it back, on whatever page. Says why where that fails. */
export const undoToast = <Answer,>(undoable: Undoable<Answer>): void => {
  const { thing, message, undo, label = 'Undo', undone = 'Undone', byKeys = true } = undoable
  const about = `${byKeys ? prefix : buttonPrefix}${thing}#`
  for (const earlier of offerIds()) if (earlier.startsWith(about)) notifications.hide(earlier)

  shownSoFar += 1
  const id = `${about}${shownSoFar}`
  let isUndoing = false
  let isFocused = false
  let focusedBefore: EventTarget | null = null

  const takeBack = async () => {
    isUndoing = true
    notifications.update({ id, message: offer, autoClose: false })
    try {
      const answer = await undo()
      toast.success(typeof undone === 'string' ? undone : undone(answer))
    } catch (problem) {
      toast.error(problem, `${message}; this could not be undone`)
      if (!isRefusal(problem)) undoToast(undoable)
    }
    if (isFocused) focusBack(focusedBefore)
    notifications.hide(id)
  }
  const offer = <UndoOffer message={message} label={label} byKeys={byKeys} isLatest={() => isLatest(id)} undo={takeBack} />

  notifications.show({
    id,
    message: offer,
    autoClose: undoableFor,
    priority: 1,
    role: 'status',
    color: 'accent',
    closeButtonProps: { 'aria-label': 'Close' },
    onFocusCapture: event => {
      if (isInside(event)) return
      isFocused = true
      focusedBefore = event.relatedTarget
      notifications.update({ id, message: offer, autoClose: false })
    },
    onBlurCapture: event => {
      if (isInside(event)) return
      isFocused = false
      if (!isUndoing) notifications.update({ id, message: offer, autoClose: undoableFor })
    },
  })
}
