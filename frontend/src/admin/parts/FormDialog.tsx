import { Modal } from '@mantine/core'
import { useState } from 'react'
import { EntryForm, type EntryFormProps } from './EntryForm'

type Props = EntryFormProps & { title: string; open: boolean }

/** A short form in a dialog. While it fades away it shows what it was about, which its page has forgotten by then. */
export const FormDialog = (props: Props) => {
  const [lastOpen, setLastOpen] = useState(props)
  if (props.open && props !== lastOpen) setLastOpen(props)
  const { title, open: _, ...form } = props.open ? props : lastOpen
  return (
    <Modal opened={props.open} onClose={props.onClose} title={title} size="md">
      <EntryForm {...form} />
    </Modal>
  )
}
