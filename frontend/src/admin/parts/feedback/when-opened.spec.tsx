/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { show } from '../testing/show'
import { whenOpened } from './when-opened'

type Props = { readonly open: boolean }

/** React says on the console what a boundary caught. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

it('loads again what could not be loaded, when that is tried again', async () => {
  const Pasted = () => <p>Paste a list</p>
  const loads: (() => Promise<ComponentType<Props>>)[] = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => Promise.resolve(Pasted),
  ]
  const Dialog = whenOpened<Props>(() => loads.shift()?.() ?? Promise.reject(new Error('Loaded too often.')))
  show(<Dialog open />)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Paste a list')).toBeTruthy()
})
