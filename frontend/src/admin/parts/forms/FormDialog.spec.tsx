/** @jest-environment ./architecture/browser-environment.js */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { useLeaveGuard } from '../dialogs/unsaved-work'
import { later } from '../testing/server'
import { show } from '../testing/show'
import { ImageField } from './ImageField'
import { fieldText, TextField } from './fields'
import type { FieldErrors } from './form-errors'
import { FormDialog } from './FormDialog'
import { SearchSelect } from './SearchSelect'
import { toast } from '../feedback/toast'

type Save = (form: FormData) => Promise<unknown>
type Team = { readonly id: number; readonly name: string }

const hawks: Team = { id: 1, name: 'Hawks' }
const bulls: Team = { id: 2, name: 'Bulls' }

const captainProblem = (form: FormData): FieldErrors =>
  fieldText(form, 'captain') === 'nobody' ? { captain: 'Choose somebody.' } : {}

const Teams = ({ save }: { save: Save }) => {
  const [team, setTeam] = useState<Team | null>(null)
  useLeaveGuard()
  return (
    <>
      <output aria-label="Edited">{team?.name ?? 'none'}</output>
      {[hawks, bulls].map(one => (
        <button key={one.id} type="button" onClick={() => setTeam(one)}>
          {one.name}
        </button>
      ))}
      <FormDialog
        title="Update Team"
        submit="Save Changes"
        record={team?.id ?? 'new'}
        open={team !== null}
        onClose={() => setTeam(null)}
        onSubmit={save}
        check={captainProblem}
        failure="Failed to update team."
      >
        <TextField name="name" label="Team name" required defaultValue={team?.name} />
        <TextField name="captain" label="Captain" />
      </FormDialog>
    </>
  )
}

const saved: Save = () => Promise.resolve()
const open = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Update Team' })
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Update Team' })).toBeNull())
const nameField = () => screen.findByRole('textbox', { name: 'Team name' })

describe('what was typed', () => {
  it('is asked about before Escape throws it away, and stays when the person keeps editing', async () => {
    show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.type(await nameField(), ' of Riverside')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('dialog', { name: 'Discard what you typed?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard what you typed?' })).toBeNull())
    expect(await nameField()).toHaveProperty('value', 'Hawks of Riverside')
  })

  it('is not asked about where nothing was typed', async () => {
    show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.keyboard('{Escape}')
    await isGone()
  })

  it('is asked about before the page is left', async () => {
    const { router } = show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.type(await nameField(), '!')
    await act(() => router.navigate('/elsewhere'))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  })

  it('is not asked about once it is saved, though its dialog still fades away', async () => {
    const { router } = show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.type(await nameField(), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.getByLabelText('Edited').textContent).toBe('none'))
    await act(() => router.navigate('/elsewhere'))
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  })

  it('is of one record: another one opened at once has its own', async () => {
    show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.type(await nameField(), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await open('Bulls')
    expect(await nameField()).toHaveProperty('value', 'Bulls')
  })
})

describe('an answer that comes late', () => {
  it('leaves a form alone that was opened since, and is shown in a toast', async () => {
    const { answer, reject } = later<void>()
    show(<Teams save={() => answer} />)
    await open('Hawks')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await open('Bulls')
    reject(new Error('no connection'))
    expect(await screen.findByText('Failed to update team.')).toBeTruthy()
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  it('closes no form that was opened since', async () => {
    const { answer, resolve } = later<void>()
    show(<Teams save={() => answer.then(() => toast.success('Team updated!'))} />)
    await open('Hawks')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await open('Bulls')
    resolve()
    await screen.findByText('Team updated!')
    expect(screen.getByLabelText('Edited').textContent).toBe('Bulls')
  })
})

describe('a wrong field', () => {
  it('is no longer wrong once it is put right', async () => {
    show(<Teams save={saved} />)
    await open('Hawks')
    const captain = await screen.findByRole('textbox', { name: 'Captain' })
    await userEvent.type(captain, 'nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Choose somebody.')).toBeTruthy()
    await userEvent.type(captain, ' else')
    await waitFor(() => expect(screen.queryByText('Choose somebody.')).toBeNull())
  })

  it('is shown with all the others at once, in our words, and the first has the focus', async () => {
    show(<Teams save={saved} />)
    await open('Hawks')
    await userEvent.clear(await nameField())
    await userEvent.type(screen.getByRole('textbox', { name: 'Captain' }), 'nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Team name is required.')).toBeTruthy()
    expect(screen.getByText('Choose somebody.')).toBeTruthy()
    expect(document.activeElement).toBe(await nameField())
  })

  const taken = (fields: readonly object[]) => new ApiError(409, 'Hawks is taken.', 'Conflict', { fields })

  it('that the server refuses says why beside it and has the focus, until it is changed', async () => {
    show(<Teams save={() => Promise.reject(taken([{ field: 'captain', message: 'The captain must be on the roster.' }]))} />)
    await open('Hawks')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('The captain must be on the roster.')).toBeTruthy()
    const captain = screen.getByRole('textbox', { name: 'Captain' })
    expect(document.activeElement).toBe(captain)
    await userEvent.type(await nameField(), 's')
    expect(screen.queryByText('The captain must be on the roster.')).toBeTruthy()
    await userEvent.type(captain, 'Ana')
    await waitFor(() => expect(screen.queryByText('The captain must be on the roster.')).toBeNull())
  })

  it('that the form does not have is said above it', async () => {
    show(<Teams save={() => Promise.reject(taken([{ field: 'league', message: 'Hawks is taken.' }]))} />)
    await open('Hawks')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect((await screen.findByText('Hawks is taken.')).closest('[role=alert]')).toBeTruthy()
  })

  const Hidden = ({ wrong }: { wrong: string }) => (
    <FormDialog
      title="Update Team"
      submit="Save Changes"
      record="new"
      open
      onClose={() => undefined}
      onSubmit={saved}
      check={() => ({ [wrong]: 'Please choose.' })}
    >
      <TextField name="name" label="Team name" />
      <SearchSelect name="captain" label="Captain" choices={[]} most={5} nothing="Nobody" />
      <ImageField name="logo" label="Logo" />
    </FormDialog>
  )

  it.each([
    ['captain', 'combobox', 'Captain'],
    ['logo', 'button', 'Logo'],
  ])('has the focus where it can be seen, though its value is in a hidden control: %s', async (name, role, label) => {
    show(<Hidden wrong={name} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name: new RegExp(label) })))
  })
})
