import { MantineProvider, Modal } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { UnsavedWorkProvider } from '../../parts/dialogs/unsaved-work'
import { ConfirmProvider } from '../../parts/dialogs/confirm'
import { themeOfThePage, theme, tokensForMantine } from '../../parts/theme/theme'

/** Over dialogs (200), under what opens to be chosen from (300): no message comes between a finger and what it chooses. */
const MESSAGES = 250

/** Mantine on our tokens, with the place for short words and the dialog that asks. */
export const AdminLook = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={tokensForMantine}
    colorSchemeManager={themeOfThePage}
    defaultColorScheme="light"
  >
    <Notifications position="bottom-right" limit={4} zIndex={MESSAGES} />
    <Modal.Stack>
      <UnsavedWorkProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </UnsavedWorkProvider>
    </Modal.Stack>
  </MantineProvider>
)
