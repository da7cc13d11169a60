/** @jest-environment ./architecture/browser-environment.js */
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EffectsAnswer } from '../../../api/schema'
import { EffectList } from './Effects'

/** So many leagues of which one game more is played. */
const playedIn = (names: readonly string[]): EffectsAnswer => ({
  ...{ ranks: [], leaders: [], bracket: [], games: [], facts: 1, further: false, token: 'a' },
  progress: names.map((name, n) => ({
    league_id: n,
    division_id: null,
    name,
    from: { games: 9, completed: 4 },
    to: { games: 9, completed: 5 },
  })),
})

const leagues = (count: number) => Array.from({ length: count }, (_, n) => `League ${n + 1}`)

const show = (effects: EffectsAnswer, before?: EffectsAnswer) =>
  render(<EffectList effects={effects} before={before} />, { wrapper: MantineProvider })

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => /League \d+/.exec(textContent)?.[0])

describe('What a change leads to', () => {
  it('is shown whole where it is little', () => {
    show(playedIn(leagues(8)))
    expect(shown()).toEqual(leagues(8))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is its first lines where it is much, and the others open', async () => {
    show(playedIn(leagues(45)))
    expect(shown()).toEqual(leagues(8))
    await userEvent.click(screen.getByRole('button', { name: 'and 37 more' }))
    expect(shown()).toEqual(leagues(45))
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(shown()).toEqual(leagues(8))
  })

  it('begins with what is new, which would be among the others', () => {
    show(playedIn(leagues(45)), playedIn(leagues(44)))
    expect(shown().slice(0, 2)).toEqual(['League 45', 'League 1'])
  })
})
