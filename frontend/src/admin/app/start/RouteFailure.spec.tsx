/** @jest-environment ./architecture/browser-environment.js */
import '../../parts/testing/show'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AdminLook } from './AdminLook'
import { RouteFailure } from './RouteFailure'

/** What browsers throw when a chunk is no longer on the server. */
const lost = new TypeError('Failed to fetch dynamically imported module: https://product.example/assets/GamePage-1a2b.js')

const openPageThatFails = (problem: Error) => {
  const again = jest.fn()
  const lazy = () => Promise.reject(problem)
  render(
    <AdminLook>
      <RouterProvider
        router={createMemoryRouter([{ errorElement: <RouteFailure again={again} />, children: [{ path: '/', lazy }] }])}
      />
    </AdminLook>,
  )
  return again
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

it('says of a page whose code was replaced that there is a newer version, and offers to load it', async () => {
  openPageThatFails(lost)
  expect(await screen.findByRole('heading', { name: 'There is a newer version' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})

it('says without a connection that the code could not be reached, and loads the page once there is one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const again = openPageThatFails(lost)
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy()
  expect(again).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(again).toHaveBeenCalledTimes(1)
})
