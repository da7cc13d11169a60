import { Alert, Button, Group, Stack } from '@mantine/core'
import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { useUnsavedWork } from '../dialogs/unsaved-work'
import styles from './EntryForm.module.css'
import { useFormEditing } from './form-editing'
import { firstControl, focusFirst, FormContext, problemsOf, refusedFields, type FieldErrors } from './form-errors'
import { toast } from '../feedback/toast'

export type EntryFormProps = {
  onClose: () => void
  /** The verb on the button: `Add Game`. */
  submit: string
  /** The button that closes it, where the specification has a word for it. */
  cancel?: string
  /**
   * What the person entered. A rejected promise keeps the form open and shows why, `false` keeps it open; anything else closes it.
   * A text says what was added.
   */
  onSubmit: (entered: FormData) => Promise<unknown>
  /** What is wrong beyond what the browser can check, by field: `{ away: 'Teams must be different.' }`. */
  check?: (entered: FormData) => FieldErrors
  /** The text of the specification for a failure that says nothing itself. */
  failure?: string
  /** Its dialog is closed and fades away: an answer that comes now finds nobody here. */
  closed?: boolean
  handle?: Ref<FormHandle>
  /** Adds and begins another form, with a button of its own; `added` is what the saving came to. */
  onAnother?: (added: unknown) => void
  /** What was added before this form began, if it is one of several in a row: it takes the focus at once. */
  follows?: string | undefined
  /** It comes in the place of what had the focus, and takes it over. */
  takesFocus?: boolean
  children: ReactNode
}

export type FormHandle = {
  /** Whether something was typed that closing the form would throw away. */
  readonly isUnsaved: () => boolean
  /** Submits the form in another way than its button does. */
  readonly submitWith: (save: EntryFormProps['onSubmit']) => void
}

type Props = EntryFormProps & {
  /** A choice that has to be made before the form can be submitted; in place of what went wrong. */
  conflict?: ReactNode
  /** After each change, with what the form holds then. */
  onTyped?: (entered: FormData) => void
}

/** Whether the person still has this form before them when an answer comes. */
const useIsHere = (closed: boolean) => {
  const here = useRef(!closed)
  useEffect(() => {
    here.current = !closed
    return () => {
      here.current = false
    }
  }, [closed])
  return () => here.current
}

/** A dialog gives the focus to what is marked so when it opens. */
const beginAtFirstField = (form: HTMLFormElement) => firstControl(form)?.setAttribute('data-autofocus', '')

const stillWrong = (errors: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in errors))

/** What the server found wrong with what was sent. */
type Refused = { readonly errors: FieldErrors; readonly sent: FormData }

const nothingRefused: Refused = { errors: {}, sent: new FormData() }

/** A field that holds what was refused is wrong until it is changed. */
const stillRefused = ({ errors, sent }: Refused, entered: FormData): FieldErrors => {
  const isSame = (name: string) => JSON.stringify(entered.getAll(name)) === JSON.stringify(sent.getAll(name))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isSame(name)))
}

/** One column of fields of `fields.tsx`; what is wrong is shown beside its field and takes the focus, until it is put right. */
export const EntryForm = (props: Props) => {
  const {
    onClose,
    submit,
    cancel = 'Cancel',
    onSubmit,
    check,
    failure,
    closed = false,
    handle,
    conflict,
    onTyped,
    onAnother,
    follows,
    takesFocus = follows !== undefined,
    children,
  } = props
  const [errors, setErrors] = useState<FieldErrors>({})
  const editing = useFormEditing()
  const { form, isUnsaved } = editing
  const isHere = useIsHere(closed)
  useUnsavedWork(() => !closed && isUnsaved())
  useEffect(() => {
    if (!form.current) return
    beginAtFirstField(form.current)
    if (takesFocus) firstControl(form.current)?.focus()
  }, [form, takesFocus, follows])

  const refused = useRef<Refused>(nothingRefused)
  const problemsIn = (form: HTMLFormElement) => {
    const entered = new FormData(form)
    return { ...stillRefused(refused.current, entered), ...check?.(entered), ...problemsOf(form) }
  }

  const changed = () => {
    editing.type()
    if (!form.current) return
    onTyped?.(new FormData(form.current))
    setErrors(stillWrong(errors, problemsIn(form.current)))
  }

  const send = async (entered: FormData, save: EntryFormProps['onSubmit'], done: (answer: unknown) => void) => {
    editing.send()
    try {
      const answer = await save(entered)
      if (!isHere()) return
      if (answer === false) editing.keep()
      else done(answer)
    } catch (problem) {
      if (isHere()) showRefusal(problem, entered)
      else toast.error(problem, failure)
    }
  }

  const showRefusal = (problem: unknown, sent: FormData) => {
    if (!form.current) return
    const { errors, otherwise } = refusedFields(form.current, problem, failure)
    refused.current = { errors, sent }
    setErrors(errors)
    if (otherwise === null) editing.keep()
    else editing.fail(otherwise)
    focusFirst(form.current, errors)
  }

  const submitWith = (save: EntryFormProps['onSubmit'], done: (answer: unknown) => void = onClose) => {
    if (!form.current) return
    refused.current = nothingRefused
    const found = problemsIn(form.current)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirst(form.current, found)
    else if (editing.status !== 'sending') void send(new FormData(form.current), save, done)
  }
  useImperativeHandle(handle, () => ({ isUnsaved, submitWith }))

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (conflict === undefined) submitWith(onSubmit)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submitted}
      onKeyDownCapture={editing.begin}
      onPointerDownCapture={editing.begin}
      onChange={changed}
    >
      <FormContext.Provider value={{ errors, onChanged: changed }}>
        <Stack gap="md">
          {conflict}
          {follows !== undefined && <p role="status">{follows}</p>}
          {!conflict && editing.message && (
            <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
              {editing.message}
            </Alert>
          )}
          {children}
          <Group justify="flex-end" className={styles.actions}>
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            {onAnother && (
              <Button variant="default" disabled={editing.status === 'sending'} onClick={() => submitWith(onSubmit, onAnother)}>
                Save and add another
              </Button>
            )}
            <Button type="submit" disabled={conflict !== undefined} loading={editing.status === 'sending'}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </FormContext.Provider>
    </form>
  )
}
