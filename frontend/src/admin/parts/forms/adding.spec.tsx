/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { show } from '../testing/show'
import { AddingForm } from './AddingForm'
import { fieldText, TextField } from './fields'
import { FormDialog } from './FormDialog'

type Save = (form: FormData) => Promise<string | false>

const nameIn = (form: FormData) => Promise.resolve(fieldText(form, 'name') ?? '')

const Teams = ({ save = nameIn, once = false }: { save?: Save; once?: boolean }) => {
  const [open, setOpen] = useState(true)
  return (
    <FormDialog
      title="Add Team"
      submit="Add Team"
      record="new"
      once={once}
      open={open}
      onClose={() => setOpen(false)}
      onSubmit={save}
    >
      <TextField name="name" label="Team name" required />
    </FormDialog>
  )
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Team name' })
const another = () => userEvent.click(screen.getByRole('button', { name: 'Save and add another' }))

describe('a dialog that adds', () => {
  it('begins another form at its first field, and says what was added', async () => {
    const added: string[] = []
    const save = async (form: FormData) => {
      added.push(await nameIn(form))
      return added.at(-1) ?? ''
    }
    show(<Teams save={save} />)
    for (const name of ['Hawks', 'Bulls']) {
      await userEvent.type(await nameField(), name)
      await another()
      expect((await screen.findByText(`${name} was added.`)).getAttribute('role')).toBe('status')
      await waitFor(async () => expect(document.activeElement).toBe(await nameField()))
      expect((await nameField()).value).toBe('')
    }
    expect(added).toEqual(['Hawks', 'Bulls'])
  })

  it('keeps what was typed where it could not be added', async () => {
    show(<Teams save={() => Promise.reject(new Error('no connection'))} />)
    await userEvent.type(await nameField(), 'Hawks')
    await another()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((await nameField()).value).toBe('Hawks')
  })

  it('keeps what was typed where the person was asked and said no', async () => {
    show(<Teams save={() => Promise.resolve(false as const)} />)
    await userEvent.type(await nameField(), 'Hawks')
    await another()
    expect((await nameField()).value).toBe('Hawks')
  })

  it('shows what is wrong beside its field', async () => {
    show(<Teams />)
    await nameField()
    await another()
    await waitFor(async () => expect((await nameField()).getAttribute('aria-invalid')).toBe('true'))
  })

  it('does not offer another where only one is added at a time', async () => {
    show(<Teams once />)
    await nameField()
    expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull()
  })
})

it('a form on a page begins again at its first field, and says what was added', async () => {
  show(
    <AddingForm submit="Add Team" onSubmit={nameIn}>
      <TextField name="name" label="Team name" required />
    </AddingForm>,
  )
  await userEvent.type(await nameField(), 'Hawks{Enter}')
  expect(await screen.findByText('Hawks was added.')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await nameField()))
  expect((await nameField()).value).toBe('')
})
