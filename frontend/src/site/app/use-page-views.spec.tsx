/** @jest-environment ./architecture/browser-environment.js */
import { render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { usePageViews } from './use-page-views'

type ReportedCall = { readonly 0: string; readonly 1: unknown }

const reported = () => (window as { dataLayer?: ReportedCall[] }).dataLayer ?? []
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

/** What the visitor's browser says. */
const asked = ({ doNotTrack = '0', globalPrivacyControl = false }) => {
  Object.defineProperty(navigator, 'doNotTrack', { value: doNotTrack, configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: globalPrivacyControl, configurable: true })
}

const Page = ({ id }: { id: string | null }) => {
  usePageViews(id)
  return null
}
const open = (id: string | null) =>
  render(
    <MemoryRouter>
      <Page id={id} />
    </MemoryRouter>,
  )

it.each([
  ['no measurement id is set', null, {}],
  ['the visitor asks not to be tracked', 'G-ABC123', { doNotTrack: '1' }],
  ['the visitor asks for privacy everywhere', 'G-ABC123', { globalPrivacyControl: true }],
])('nothing is loaded where %s', async (_, id, names) => {
  jest.useFakeTimers()
  asked(names)
  open(id)
  await jest.advanceTimersByTimeAsync(1_000)
  jest.useRealTimers()
  expect([scripts(), reported()]).toEqual([[], []])
})

it('a page that is looked at is reported to the service of the host, which is loaded for it', async () => {
  asked({})
  open('G-ABC123')
  await waitFor(() => expect(reported().map(call => [call[0], call[1]])).toContainEqual(['event', 'page_view']), {
    timeout: 10_000,
  })
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123'])
})
