import { Button, CopyButton, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../parts/dialogs/Dialog'

export type GivenPassword = { readonly username: string; readonly value: string }

type Props = { given: GivenPassword | null; onClose: () => void }

/** Shows a password that the server made. It stays until it is closed, because nobody can ask for it again (docs/admin.md#users). */
export const TemporaryPassword = ({ given, onClose }: Props) => {
  const [last, setLast] = useState(given)
  if (given !== null && given !== last) setLast(given)
  return (
    <Dialog opened={given !== null} onClose={onClose} title={`Temporary Password: ${last?.value ?? ''}`}>
      <Stack>
        <p>{last?.username} signs in with it and chooses another one. It is shown only now.</p>
        <Group justify="flex-end">
          <CopyButton value={last?.value ?? ''}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Close</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
