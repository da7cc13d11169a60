import { useRef, useState } from 'react'
import { useConfirm } from './confirm'
import { Dialog } from './Dialog'
import { EntryForm, type EntryFormProps, type FormHandle } from './EntryForm'

type Props = EntryFormProps & {
  title: string
  open: boolean
  /** Which thing is edited. A form is of one thing and one opening: nothing typed for one can be saved for another. */
  record: number | 'new'
}

/** The props as they were when the dialog was last open, which its page has forgotten by the time it fades away. */
const useLastOpen = (props: Props) => {
  const [last, setLast] = useState({ props, opening: 0, wasOpen: false })
  if (props.open && props !== last.props)
    setLast({ props, opening: last.wasOpen ? last.opening : last.opening + 1, wasOpen: true })
  if (!props.open && last.wasOpen) setLast({ ...last, wasOpen: false })
  return { shown: props.open ? props : last.props, opening: last.opening }
}

/** A short form in a dialog. Escape and a click outside ask before they throw away what was typed; Cancel says so itself. */
export const FormDialog = (props: Props) => {
  const { shown, opening } = useLastOpen(props)
  const { title, record, open: _, ...form } = shown
  const confirm = useConfirm()
  const handle = useRef<FormHandle>(null)
  const leave = async () => {
    const question = {
      question: 'Discard what you typed?',
      consequence: title,
      verb: 'Discard',
      otherwise: 'Keep editing',
      danger: true,
    }
    if (!handle.current?.isUnsaved() || (await confirm(question))) props.onClose()
  }
  return (
    <Dialog opened={props.open} onClose={() => void leave()} title={title}>
      <EntryForm key={`${opening} ${record}`} {...form} closed={!props.open} handle={handle} />
    </Dialog>
  )
}
