import { Modal } from '@mantine/core'
import { EntryForm, type EntryFormProps } from './EntryForm'

type Props = EntryFormProps & { title: string; open: boolean }

/** A short form in a dialog. */
export const FormDialog = ({ title, open, ...form }: Props) => (
  <Modal opened={open} onClose={form.onClose} title={title} size="md">
    <EntryForm {...form} />
  </Modal>
)
