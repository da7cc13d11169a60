import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ChangeNotice } from './change-notice'
import { JoinedNotices } from './joined-notices'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const at = (position: number, ...tags: string[]): ChangeNotice => ({ position: String(position).padStart(20, '0'), tags })

/** What is sent while so many pages are open. */
const withPages = (pages: number) => {
  const sent: [OrganizationId | null, ChangeNotice][] = []
  const notices = new JoinedNotices(
    () => pages,
    (organization, notice) => sent.push([organization, notice]),
  )
  return { notices, sent }
}

it('sends a notice at once', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  expect(sent).toEqual([[1, at(1, 'game:1')]])
})

it('joins what comes while many pages are being notified', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  notices.add(1, at(2, 'game:2', 'season:1'))
  notices.add(1, at(3, 'game:3', 'season:1'))
  jest.advanceTimersByTime(200)
  expect(sent.slice(1)).toEqual([[1, at(3, 'game:2', 'season:1', 'game:3')]])
})

it('notifies 2,000 pages at once, and then five times a second at most', () => {
  const { notices, sent } = withPages(2_000)
  for (let change = 0; change < 1_000; change += 1) {
    notices.add(1, at(change, `game:${change}`))
    jest.advanceTimersByTime(1)
  }
  expect(sent).toHaveLength(1 + 5)
})

it('is as quick again once it was quiet', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  jest.advanceTimersByTime(200)
  notices.add(1, at(2, 'game:2'))
  expect(sent).toHaveLength(2)
})

it('joins nothing for a few pages', () => {
  const { notices, sent } = withPages(9)
  notices.add(1, at(1, 'game:1'))
  notices.add(1, at(2, 'game:2'))
  expect(sent).toHaveLength(2)
})

it('keeps organizations apart', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  notices.add(1, at(2, 'game:2'))
  notices.add(2, at(3, 'game:3'))
  jest.advanceTimersByTime(200)
  expect(sent.slice(1)).toEqual([
    [1, at(2, 'game:2')],
    [2, at(3, 'game:3')],
  ])
})

it('sends what waits before a notice for everybody', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  notices.add(1, at(2, 'game:2'))
  notices.addForAll(at(3, 'anything'))
  expect(sent.slice(1)).toEqual([
    [1, at(2, 'game:2')],
    [null, at(3, 'anything')],
  ])
})

it('sends nothing once it is closed', () => {
  const { notices, sent } = withPages(2_000)
  notices.add(1, at(1, 'game:1'))
  notices.add(1, at(2, 'game:2'))
  notices.close()
  jest.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(1)
})
