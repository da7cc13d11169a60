/** @jest-environment ./architecture/browser-environment.js */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../api/api-error'
import { show } from '../testing/show'
import { Boundary } from './Boundary'

/** React says on the console what a boundary caught. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const alert = () => screen.findByRole('alert')

const showPanels = (problem: Error) => {
  const state = { isBroken: true }
  const Panel = () => {
    if (state.isBroken) throw problem
    return <p>Who changed this</p>
  }
  const shown = show(
    <>
      <h1>Bulls @ Hawks</h1>
      <Boundary>
        <Panel />
      </Boundary>
    </>,
  )
  return { ...shown, mend: () => void (state.isBroken = false) }
}

it('keeps the page when one of its panels breaks, and the panel can be tried again', async () => {
  const { mend } = showPanels(new TypeError('x is undefined'))
  expect((await alert()).textContent).toMatch(/^This part of the page could not be shown\./)
  expect(screen.getByRole('heading', { name: 'Bulls @ Hawks' })).toBeTruthy()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Who changed this')).toBeTruthy()
})

it('quotes the id under which the server logged what broke', async () => {
  showPanels(new ApiError(500, 'Something went wrong on our side. Quote req-7 when you report it.'))
  expect((await alert()).textContent).toContain('Quote req-7 when you report it.')
})

it('begins again at another address', async () => {
  const { router, mend } = showPanels(new TypeError('x is undefined'))
  await alert()
  mend()
  await act(() => router.navigate('/games/8'))
  expect(screen.getByText('Who changed this')).toBeTruthy()
})
