/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error'
import type { SeenRevision, Stored } from '../editing/editing'
import { optionalText, requiredText } from '../editing/record-fields'
import { later } from '../testing/server'
import { show } from '../testing/show'
import { TextField } from './fields'
import { FormDialog } from './FormDialog'

type Season = { readonly name: string; readonly startDate: string | null }
type Sent = { readonly changes: Partial<Season>; readonly revision: SeenRevision }

const fields = { name: requiredText('Name'), startDate: optionalText('Start date') }
const opened: Stored<Season> = { value: { name: 'Autumn', startDate: '2026-09-01' }, revision: 4 }
const conflict = 'Olga changed the name of Autumn from Autumn to Fall meanwhile.'
const overtaken = new ApiError(409, conflict)

/** A server that another person has changed since the form was opened, from the first call on. */
const changedTo = (value: Season) => {
  const sent: Sent[] = []
  const network = { isAway: false }
  const send = async (changes: Partial<Season>, revision: SeenRevision) => {
    if (network.isAway) throw new ApiError(0, 'The server could not be reached.')
    sent.push({ changes, revision })
    if (revision === opened.revision) throw overtaken
  }
  return { sent, network, send, fresh: async () => ({ value, revision: 7 }) }
}

type Server = {
  readonly send: (changes: Partial<Season>, revision: SeenRevision) => Promise<unknown>
  readonly fresh: () => Promise<Stored<Season>>
}

/** A page that shows a season and its form; `now` is what the page has learned since. */
const Page = ({ send, fresh, now = opened }: Server & { now?: Stored<Season> }) => {
  const [stored, setStored] = useState(opened)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      <FormDialog
        record={1}
        title="Edit Season"
        submit="Save Changes"
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={{ fields, stored, send, fresh }}
        failure="Error updating season"
      >
        <TextField name="name" label="Name" required defaultValue={opened.value.name} />
        <TextField name="startDate" label="Start date" defaultValue={opened.value.startDate ?? ''} />
        <button type="button" onClick={() => setStored(now)}>
          Hear of a change
        </button>
      </FormDialog>
    </>
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await button(name))
const enter = async (name: string, text: string) => {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), text)
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const opening = async (server: Server, now?: Stored<Season>) => {
  show(<Page {...server} now={now} />)
  await press('Edit')
  await field('Name')
}

const nobodyElse = () => {
  const sent: Sent[] = []
  const send = async (changes: Partial<Season>, revision: SeenRevision) => void sent.push({ changes, revision })
  return { sent, send, fresh: () => Promise.reject(new Error('Nothing was asked for.')) }
}

describe('what is sent', () => {
  it('is nothing where nothing was changed, and the form closes', async () => {
    const server = nobodyElse()
    await opening(server)
    await press('Save Changes')
    await isClosed()
    expect(server.sent).toEqual([])
  })

  it('is what was changed, against the revision at which the form was opened', async () => {
    const server = nobodyElse()
    await opening(server, { value: { name: 'Fall', startDate: '2026-09-01' }, revision: 7 })
    await press('Hear of a change')
    await enter('Start date', '2026-10-01')
    await press('Save Changes')
    await isClosed()
    expect(server.sent).toEqual([{ changes: { startDate: '2026-10-01' }, revision: 4 }])
  })
})

describe('when somebody else changed the same field', () => {
  const conflicting = async () => {
    const server = changedTo({ name: 'Fall', startDate: '2026-09-01' })
    await opening(server)
    await enter('Name', 'Autumn 2026')
    await enter('Start date', '2026-10-01')
    await press('Save Changes')
    const card = await screen.findByRole('alert')
    return { server, card }
  }

  it('says who changed what, with both values', async () => {
    const { card } = await conflicting()
    expect(within(card).getByText(conflict)).toBeTruthy()
    expect(within(card).getByRole('row', { name: 'Name Autumn 2026 Fall' })).toBeTruthy()
    expect(within(card).queryByRole('row', { name: /Start date/ })).toBeNull()
  })

  it('shows what is typed since, and sends nothing without a choice', async () => {
    const { server, card } = await conflicting()
    await enter('Name', 'Autumn 27')
    expect(await within(card).findByRole('row', { name: 'Name Autumn 27 Fall' })).toBeTruthy()
    await userEvent.type(await field('Name'), '{Enter}')
    expect(server.sent).toHaveLength(1)
  })

  it('sends mine on top of theirs when mine is chosen', async () => {
    const { server } = await conflicting()
    await press('Save yours')
    await isClosed()
    expect(server.sent.at(-1)).toEqual({ changes: { name: 'Autumn 2026', startDate: '2026-10-01' }, revision: 7 })
  })

  it('sends what only I changed when theirs is chosen', async () => {
    const { server } = await conflicting()
    await press('Take theirs')
    await isClosed()
    expect(server.sent.at(-1)).toEqual({ changes: { startDate: '2026-10-01' }, revision: 7 })
  })

  it('does not bring mine back after theirs was chosen and could not be saved', async () => {
    const { server } = await conflicting()
    server.network.isAway = true
    await press('Take theirs')
    expect(await screen.findByText(/could not be reached/)).toBeTruthy()
    server.network.isAway = false
    await press('Save Changes')
    await isClosed()
    expect(server.sent.at(-1)).toEqual({ changes: { startDate: '2026-10-01' }, revision: 7 })
  })

  it('is shown in a toast where the form was closed meanwhile', async () => {
    const { answer, reject } = later<void>()
    await opening({ send: () => answer, fresh: async () => ({ value: { name: 'Fall', startDate: null }, revision: 7 }) })
    await enter('Name', 'Autumn 2026')
    await press('Save Changes')
    await press('Cancel')
    reject(overtaken)
    expect(await screen.findByText(conflict)).toBeTruthy()
  })
})

it('says nothing where both came to the same', async () => {
  const server = changedTo({ name: 'Fall', startDate: '2026-09-01' })
  await opening(server)
  await enter('Name', 'Fall')
  await press('Save Changes')
  await isClosed()
  expect(server.sent).toHaveLength(1)
})

it('says why where a rule refuses it, without a choice', async () => {
  const rule = new ApiError(409, 'Another season has this name.')
  await opening({ send: () => Promise.reject(rule), fresh: async () => opened })
  await enter('Name', 'Spring')
  await press('Save Changes')
  expect(await screen.findByText('Another season has this name.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save yours' })).toBeNull()
})
