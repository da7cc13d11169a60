/** @jest-environment ./architecture/browser-environment.js */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { later } from '../testing/server'
import { show } from '../testing/show'
import { useCommand } from './use-command'

type Remove = (name: string) => Promise<unknown>

const Row = ({ name, remove, onGone }: { name: string; remove: Remove; onGone: () => void }) => {
  const run = useCommand()
  return (
    <li>
      <button type="button">Edit {name}</button>
      <button
        type="button"
        onClick={() =>
          void run({
            question: { question: `Delete ${name}?`, verb: 'Delete it' },
            call: () => remove(name).then(onGone),
            done: `${name} deleted`,
            failure: 'Not deleted.',
          })
        }
      >
        Delete {name}
      </button>
    </li>
  )
}

const Rows = ({ remove }: { remove: Remove }) => {
  const [names, setNames] = useState(['Hawks', 'Bulls', 'Jazz'])
  return (
    <main>
      <h1 tabIndex={-1}>Teams</h1>
      <ul>
        {names.map(name => (
          <Row key={name} name={name} remove={remove} onGone={() => setNames(all => all.filter(one => one !== name))} />
        ))}
      </ul>
    </main>
  )
}

const deleteOne = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  const question = await screen.findByRole('dialog', { name: `Delete ${name}?` })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete it' }))
}
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))

it('says that it is done although the row that began it is gone', async () => {
  show(<Rows remove={() => Promise.resolve()} />)
  await deleteOne('Bulls')
  expect(await screen.findByText('Bulls deleted')).toBeTruthy()
})

it('says what went wrong after the page was left', async () => {
  const { answer, reject } = later<void>()
  const { router } = show(<Rows remove={() => answer} />)
  await deleteOne('Bulls')
  await act(() => router.navigate('/elsewhere'))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  reject(new Error('gone'))
  expect(await screen.findByText('Not deleted.')).toBeTruthy()
})

it('moves the focus to the same button of the next row, and after the last one to the row before', async () => {
  show(<Rows remove={() => Promise.resolve()} />)
  await deleteOne('Bulls')
  await hasFocus('Delete Jazz')
  await deleteOne('Jazz')
  await hasFocus('Delete Hawks')
})

it('moves the focus to the heading when no row is left', async () => {
  show(<Rows remove={() => Promise.resolve()} />)
  for (const name of ['Hawks', 'Bulls', 'Jazz']) await deleteOne(name)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Teams' })))
})

it('gives the focus back to a button that is busy until it is done', async () => {
  const { answer, resolve } = later<void>()
  const Generation = () => {
    const run = useCommand()
    const [isBusy, setBusy] = useState(false)
    const call = async () => {
      setBusy(true)
      await answer
      setBusy(false)
    }
    const question = { question: 'Generate?', verb: 'Generate it' }
    return (
      <button disabled={isBusy} onClick={() => void run({ question, call, failure: 'Not generated.' })}>
        Generate
      </button>
    )
  }
  show(<Generation />)
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Generate it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  resolve()
  await hasFocus('Generate')
})

it('gives the focus back to what opened the dialog when the person says no', async () => {
  show(<Rows remove={() => Promise.resolve()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bulls' }))
  await userEvent.keyboard('{Escape}')
  await hasFocus('Delete Bulls')
})

it('leaves the focus alone while another dialog is open, also where that has lost it', async () => {
  show(<Rows remove={() => Promise.resolve()} />)
  const ask = async (name: string) => {
    act(() => screen.getByRole('button', { name: `Delete ${name}` }).focus())
    await userEvent.keyboard('{Enter}')
    return screen.findByRole('dialog', { name: `Delete ${name}?` })
  }
  await ask('Bulls')
  await userEvent.keyboard('{Escape}')
  await hasFocus('Delete Bulls')
  const question = await ask('Jazz')
  const yes = within(question).getByRole('button', { name: 'Delete it' })
  act(() => {
    yes.focus()
    yes.blur()
    question.append('busy')
  })
  await userEvent.keyboard('{Escape}')
  await hasFocus('Delete Jazz')
})

it('does nothing when the person says no', async () => {
  const removed: string[] = []
  show(<Rows remove={async name => removed.push(name)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bulls' }))
  const question = await screen.findByRole('dialog', { name: 'Delete Bulls?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(removed).toEqual([])
})

it('offers to take it back when it is done', async () => {
  const restored: string[] = []
  const undo = (name: string) => ({ thing: name, message: `${name} deleted`, undo: async () => restored.push(name) })
  const Deletion = () => {
    const run = useCommand()
    const remove = () => run({ call: async () => 'Bulls', undo, done: 'Done.', failure: 'Not deleted.' })
    return <button onClick={() => void remove()}>Delete Bulls</button>
  }
  show(<Deletion />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bulls' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(restored).toEqual(['Bulls']))
  expect(screen.queryByText('Done.')).toBeNull()
})
