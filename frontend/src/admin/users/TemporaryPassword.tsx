import { Button, CopyButton, Group, Modal, Stack } from '@mantine/core'

export type GivenPassword = { readonly username: string; readonly value: string }

type Props = { given: GivenPassword | null; onClose: () => void }

/** Shows a password that the server made. It stays until it is closed, because nobody can ask for it again. Spec 1 §8. */
export const TemporaryPassword = ({ given, onClose }: Props) => (
  <Modal opened={given !== null} onClose={onClose} title={`Temporary Password: ${given?.value ?? ''}`} zIndex={300}>
    <Stack>
      <p>{given?.username} signs in with it and chooses another one. It is shown only now.</p>
      <Group justify="flex-end">
        <CopyButton value={given?.value ?? ''}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  </Modal>
)
