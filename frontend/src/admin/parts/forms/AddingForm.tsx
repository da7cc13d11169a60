import { useState } from 'react'
import { EntryForm, type EntryFormProps } from './EntryForm'

type Props = Pick<EntryFormProps, 'submit' | 'failure' | 'children'> & {
  /** Resolves to the name of what was added. */
  onSubmit: (entered: FormData) => Promise<string>
}

/** A form on a page that adds one thing after another: it begins anew after each, and says what was added. */
export const AddingForm = ({ onSubmit, ...props }: Props) => {
  const [opened, setOpened] = useState(0)
  const [added, setAdded] = useState<string>()
  const save = async (form: FormData) => setAdded(`${await onSubmit(form)} was added.`)
  return (
    <EntryForm
      key={opened}
      {...props}
      cancel="Clear"
      onClose={() => setOpened(count => count + 1)}
      onSubmit={save}
      follows={added}
    />
  )
}
