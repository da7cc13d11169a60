/** @jest-environment ./architecture/browser-environment.js */
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { Rail } from './Rail'
import { useRailWidth } from './rail-width'

const RailOfDevice = () => {
  const { isWide, toggle } = useRailWidth()
  return <Rail isWide={isWide} onToggle={toggle} />
}

const open = () => showPage(testServer(), '/teamList', <RailOfDevice />, '/teamList')
const toggle = async (name: string) => screen.findByRole('button', { name, hidden: true })

beforeEach(() => localStorage.clear())

it('leaves the icons by a key, and the device remembers it; the links keep their names', async () => {
  open()
  const hide = await toggle('Hide names')
  expect(hide.getAttribute('aria-expanded')).toBe('true')
  hide.focus()
  await userEvent.keyboard('{Enter}')
  expect((await toggle('Show names')).getAttribute('aria-expanded')).toBe('false')
  cleanup()
  open()
  expect(await toggle('Show names')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Teams', hidden: true }).getAttribute('aria-current')).toBe('page')
})
