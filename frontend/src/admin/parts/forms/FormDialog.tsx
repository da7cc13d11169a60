import type { ModalProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { useConfirm } from '../dialogs/confirm'
import { Dialog } from '../dialogs/Dialog'
import { EntryForm, type EntryFormProps, type FormHandle } from './EntryForm'
import { RecordForm, type RecordEdit } from './RecordForm'

type Props<Values extends object> = Omit<
  EntryFormProps,
  'submit' | 'onSubmit' | 'closed' | 'handle' | 'onAnother' | 'follows'
> & {
  title: string
  /** The verb on the button, where the title is none. */
  submit?: string
  /** How a thing is changed that exists, or what is done with what was entered for a new one; null while the dialog is closed. */
  onSubmit: RecordEdit<Values> | EntryFormProps['onSubmit'] | null
  open: boolean
  /** Which thing is edited, if not a new one. A form is of one thing and one opening: nothing typed for one can be saved for another. */
  record?: number | 'new'
  /** Only one is added at a time; else the form of a new thing offers to add another one after it. */
  once?: boolean
  size?: ModalProps['size']
}

/** The forms that follow one another in one opening of a dialog, and what the one before added. */
const useFollowingForms = (opening: number) => {
  const [last, setLast] = useState({ opening, count: 0, added: '' })
  const isCurrent = last.opening === opening && last.count > 0
  return {
    count: isCurrent ? last.count : 0,
    follows: isCurrent ? last.added : undefined,
    begin: (added: unknown) =>
      setLast({
        opening,
        count: isCurrent ? last.count + 1 : 1,
        added: typeof added === 'string' ? `${added} was added.` : 'Added.',
      }),
  }
}

/** The props as they were when the dialog was last open, which its page has forgotten by the time it fades away. */
const useLastOpen = <Values extends object>(props: Props<Values>) => {
  const [last, setLast] = useState({ props, opening: 0, wasOpen: props.open })
  if (props.open && props !== last.props)
    setLast({ props, opening: last.wasOpen ? last.opening : last.opening + 1, wasOpen: true })
  if (!props.open && last.wasOpen) setLast({ ...last, wasOpen: false })
  return { shown: props.open ? props : last.props, opening: last.opening }
}

/** Room for three buttons beside each other. */
const WIDTH = 540

/** A short form in a dialog. Escape and a click outside ask before they throw away what was typed; Cancel says so itself. */
export const FormDialog = <Values extends object>(props: Props<Values>) => {
  const { shown, opening } = useLastOpen(props)
  const { title, submit = title, record = 'new', open: _, onSubmit, once = false, size, ...form } = shown
  const following = useFollowingForms(opening)
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
  const key = `${opening} ${record} ${following.count}`
  const common = { ...form, submit, closed: !props.open, handle }
  return (
    <Dialog opened={props.open} onClose={() => void leave()} title={title} size={size ?? WIDTH}>
      {typeof onSubmit === 'function' && (
        <EntryForm
          key={key}
          {...common}
          onSubmit={onSubmit}
          follows={following.follows}
          onAnother={record === 'new' && !once ? following.begin : undefined}
        />
      )}
      {typeof onSubmit === 'object' && onSubmit && <RecordForm key={key} {...common} edit={onSubmit} />}
    </Dialog>
  )
}
