import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { messageOf } from '../../api/api-error'
import { FieldErrorsContext, focusFirst, problemsOf, type FieldErrors } from './form-errors'

export type EntryFormProps = {
  onClose: () => void
  /** The verb on the button: `Add Game`. */
  submit: string
  /** The way out, where the specification has a word for it. */
  cancel?: string
  /** What the person entered. A rejected promise keeps the form open and shows why, `false` keeps it open; anything else closes it. */
  onSubmit: (entered: FormData) => Promise<unknown>
  /** What is wrong beyond what the browser can tell, by field: `{ away: 'Teams must be different.' }`. */
  check?: (entered: FormData) => FieldErrors
  /** The text of the specification for a failure that says nothing itself. */
  failure?: string
  children: ReactNode
}

/** A dialog gives the focus to what is marked so when it opens. */
const beginAtFirstField = (form: HTMLFormElement | null) => form?.elements[0]?.setAttribute('data-autofocus', '')

/** One column of fields of `fields.tsx`; what is wrong stands beside its field and takes the focus. */
export const EntryForm = ({ onClose, submit, cancel = 'Cancel', onSubmit, check, failure, children }: EntryFormProps) => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (entered: FormData) => {
    setBusy(true)
    setRefusal(null)
    try {
      if ((await onSubmit(entered)) !== false) onClose()
    } catch (problem) {
      setRefusal(messageOf(problem, failure))
    } finally {
      setBusy(false)
    }
  }

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const found = { ...check?.(entered), ...problemsOf(form) }
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirst(form, found)
    else if (!busy) void send(entered)
  }

  return (
    <form ref={beginAtFirstField} noValidate onSubmit={submitted}>
      <FieldErrorsContext.Provider value={errors}>
        <Stack gap="md">
          {refusal && (
            <Alert color="red" role="alert" style={{ whiteSpace: 'pre-line' }}>
              {refusal}
            </Alert>
          )}
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </FieldErrorsContext.Provider>
    </form>
  )
}
