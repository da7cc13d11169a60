import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/api-error'

const shownFor = 3000
const closeButtonProps = { 'aria-label': 'Close' }

/** The success that was shown last. A new one has an id of its own: under the same id it would keep the clock of the one that left. */
let latest: { readonly text: string; readonly id: string } | undefined

/** Short messages after an action. Successes leave after three seconds (docs/admin.md#messages), errors stay until they are closed. */
export const toast = {
  success: (text: string) => {
    // Several of the same in a row are one: they must not pile up over the work.
    if (latest?.text === text) notifications.hide(latest.id)
    latest = { text, id: notifications.show({ message: text, color: 'green', autoClose: shownFor, closeButtonProps }) }
  },

  /**
   * `otherwise` is the text of the specification for a failure of this kind; a refusal's own message comes before it. `links` lead to
   * what it names.
   */
  error: (problem: unknown, otherwise?: string, links?: ReactNode) =>
    notifications.show({
      message: (
        <>
          {messageOf(problem, otherwise)}
          {links}
        </>
      ),
      color: 'red',
      autoClose: false,
      role: 'alert',
      closeButtonProps,
    }),

  /** Something to be done first: `Please select at least one team.` */
  hint: (text: string) => notifications.show({ message: text, color: 'accent', autoClose: shownFor * 2, closeButtonProps }),
}
